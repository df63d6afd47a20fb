#!/usr/bin/env node
/** The `backroom` command. */
console.error('backroom: no command is written yet')
process.exitCode = 1
