// How this game's things are written on what draws them.

import { thing } from '../../kit/thing.ts'
import type { Thing } from './game.ts'

export const is = (drawn: Thing) => thing(drawn)
