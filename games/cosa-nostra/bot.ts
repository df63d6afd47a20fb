// What a position is worth to a family, and which answers are worth a look.

import type { Judgement } from '@backroom/engine'
import type { Box } from './box.ts'
import { scoreSheet } from './scoring.ts'
import type { Nostra } from './state.ts'

export const judgement: Judgement<Nostra, Box> = {
  worth: (state, seat, box) => (scoreSheet(state, box)[seat]?.total ?? 0) / 1000,
}
