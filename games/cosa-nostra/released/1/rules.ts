// Version 1 of La Cosa Nostra as it stood when it was numbered anew: version 2 by another name.

import type { AnyGame } from '@backroom/engine'
import { game as second } from '../2/rules.js'

export const game: AnyGame = { ...second, version: 1 }
