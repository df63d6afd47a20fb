// Speakeasy, for two to four families; whoever plays alone sits down among bots (SPK-29).

import type { Game } from '@backroom/engine'
import { judgement } from './bot/bot.ts'
import { type Box, openBox } from './components/box.ts'
import { copy } from './view/copy.ts'
import { timeoutAnswer } from './timeoutAnswer.ts'
import { meta } from './meta.ts'
import { type Options, readOptions } from './options.ts'
import { redeal } from './view/redeal.ts'
import { scoreSheet } from './rules/scoring.ts'
import { setUp } from './setUp.ts'
import type { Speakeasy } from './state.ts'
import { steps } from './steps/index.ts'
import { tally } from './view/tally.ts'
import { mine, sizes } from './view/view.ts'

export const speakeasy: Game<Speakeasy, Box, Options> = {
  ...meta,
  bound: 4000,
  readOptions,
  open: openBox,
  setUp,
  steps,
  sizes,
  mine,
  redeal,
  copy,
  turn: ({ open }) => open.turn,
  tally,
  standing: (state, box) => scoreSheet(state, box).map((line) => line.total),
  timeoutAnswer,
  judgement,
}
