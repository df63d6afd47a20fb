// The games that people can sit down to: those that have words and a screen. All rules of the house are in index.ts.

import type { AnyGame } from '@backroom/engine'
import { corleone } from './corleone/index.ts'
import { cosaNostra } from './cosa-nostra/index.ts'
import { speakeasy } from './speakeasy/index.ts'

export const TABLES: { readonly [id: string]: AnyGame } = {
  corleone,
  'cosa-nostra': cosaNostra,
  speakeasy,
}
