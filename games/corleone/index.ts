// The Godfather: Corleone's Empire, for two to five families.

import type { Game } from '@backroom/engine'
import { judgement } from './bot/judgement.ts'
import { type Box, openBox } from './components/box.ts'
import { timeoutAnswer } from './steps/timeoutAnswer.ts'
import { meta } from './meta.ts'
import { type Options, readOptions } from './options.ts'
import { scoreSheet } from './rules/scoring.ts'
import { setUp } from './steps/setUp.ts'
import type { Corleone } from './state.ts'
import { steps } from './steps/index.ts'
import { copy } from './view/copy.ts'
import { tally } from './view/tally.ts'
import { redeal } from './view/redeal.ts'
import { mine, sizes } from './view/view.ts'

export const corleone: Game<Corleone, Box, Options> = {
  ...meta,
  bound: 3000,
  readOptions,
  open: (options, seats) => openBox(options.components, seats),
  setUp,
  steps,
  sizes,
  mine,
  redeal,
  copy,
  turn: ({ open }) => open.turn,
  tally,
  standing: ({ open, secret }, box) => [...scoreSheet(open, secret.suitcases, box).totals],
  timeoutAnswer,
  judgement,
}
