// Everything that may be done outside prompts, by name.

import { accept, decline, offer, withdraw } from './bargain.ts'
import { influence, takeBack } from './free.ts'
import { look } from './look.ts'
import { word } from './word.ts'

export const commands = { offer, accept, decline, withdraw, word, look, takeBack, influence }
