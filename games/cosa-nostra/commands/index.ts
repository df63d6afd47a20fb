// Everything that may be done outside prompts, by name.

import { accept, decline, offer, withdraw } from './bargain.ts'
import type { NostraCommand } from './common.ts'
import { influence, takeBack } from './free.ts'
import { goOn } from './goOn.ts'
import { judge } from './judge.ts'
import { look } from './look.ts'
import { pay } from './pay.ts'
import type { CommandName } from './shapes.ts'
import { standing } from './standing.ts'
import { timeUp } from './timeUp.ts'
import { word } from './word.ts'

export const commands: { readonly [Name in CommandName]: NostraCommand<Name> } = {
  offer,
  accept,
  decline,
  withdraw,
  word,
  judge,
  pay,
  goOn,
  standing,
  look,
  takeBack,
  influence,
  timeUp,
}
