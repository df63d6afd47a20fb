// The rules of the house, by name: every game that can be played by the kernel, with or without a screen.

import { cosaNostra } from './cosa-nostra/index.ts'
import { speakeasy } from './speakeasy/index.ts'
import { TABLES } from './tables.ts'

export const GAMES: typeof TABLES = { ...TABLES, 'cosa-nostra': cosaNostra, speakeasy }
