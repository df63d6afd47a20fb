#!/usr/bin/env node
// The `backroom` command.

import { backroom } from './backroom.ts'
import { processTerminal } from './terminal.ts'

process.exitCode = await backroom(process.argv.slice(2), processTerminal)
