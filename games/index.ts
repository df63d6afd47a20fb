// The games of the house, by name.

import type { AnyGame } from '@backroom/engine'
import { corleone } from './corleone/index.ts'
import { cosaNostra } from './cosa-nostra/index.ts'
import { speakeasy } from './speakeasy/index.ts'

export { corleone, speakeasy }

export const GAMES: { readonly [id: string]: AnyGame } = {
  corleone,
  'cosa-nostra': cosaNostra,
  speakeasy,
}
