// How this game's things are written on what draws them.

import type { Thing } from '@backroom/games/speakeasy'
import { thing } from '../../kit/thing.ts'

export const is = (drawn: Thing) => thing(drawn)
