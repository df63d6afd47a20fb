// La Cosa Nostra, for three to five families.

import type { Game } from '@backroom/engine'
import { judgement } from './bot/judgement.ts'
import { type Box, openBox } from './components/box.ts'
import { clocks } from './rules/clocks.ts'
import { commands } from './commands/index.ts'
import { copy } from './view/copy.ts'
import { timeoutAnswer } from './steps/timeoutAnswer.ts'
import { meta } from './meta.ts'
import { type Options, readOptions } from './options.ts'
import { redeal } from './view/redeal.ts'
import { scoreSheet } from './rules/scoring.ts'
import { setUp } from './steps/setUp.ts'
import type { Nostra } from './state.ts'
import { steps } from './steps/index.ts'
import { tally } from './view/tally.ts'
import { mine, sizes } from './view/view.ts'

export const cosaNostra: Game<Nostra, Box, Options> = {
  ...meta,
  bound: 100_000,
  readOptions,
  open: openBox,
  setUp,
  steps,
  commands,
  sizes,
  mine,
  redeal,
  copy,
  turn: ({ open }) => open.turn,
  bonds: ({ open, secret: { words } }) => ({
    words,
    markers: Object.entries(open.businesses).flatMap(([id, { markers }]) =>
      markers.length > 0 ? [id, markers] : [],
    ),
  }),
  tally,
  standing: ({ open }, box) => scoreSheet(open, box).map(({ total }) => total),
  timeoutAnswer,
  clocks,
  judgement,
}
