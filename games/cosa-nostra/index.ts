// La Cosa Nostra, for three to five families.

import type { Game } from '@backroom/engine'
import { judgement } from './bot.ts'
import { type Box, openBox } from './box.ts'
import { clocks } from './clocks.ts'
import { commands } from './commands/index.ts'
import { copy } from './copy.ts'
import { lapse } from './lapse.ts'
import { type Options, options, readOptions } from './options.ts'
import { redeal } from './redeal.ts'
import { scoreSheet } from './scoring.ts'
import { setUp } from './setUp.ts'
import type { Nostra } from './state.ts'
import { steps } from './steps/index.ts'
import { tally } from './tally.ts'
import { view } from './view.ts'

export { offeredEvent } from './commands/bargain.ts'
export type { NostraView } from './view.ts'

export const cosaNostra: Game<Nostra, Box, Options> = {
  id: 'cosa-nostra',
  code: 'LCN',
  version: 2,
  players: { min: 3, max: 5 },
  bound: 100_000,
  options,
  readOptions,
  seatOptions: { lists: ['families'], seats: [] },
  open: openBox,
  setUp,
  steps,
  commands,
  view,
  redeal,
  copy,
  turn: (state) => state.turn,
  bonds: ({ words, businesses }) => ({
    words,
    markers: Object.entries(businesses).flatMap(([id, { markers }]) =>
      markers.length > 0 ? [id, markers] : [],
    ),
  }),
  tally,
  standing: (state, box) => scoreSheet(state, box).map(({ total }) => total),
  lapse,
  clocks,
  judgement,
}
