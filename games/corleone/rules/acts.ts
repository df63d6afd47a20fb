// The act track: what holds in an act, and where its new business goes. COR-6, COR-12.2.

import { GameFault } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import type { Open } from '../state.ts'
import type { TurfId } from '../words.ts'

/** What the act track says of the current act. */
export function actOf(open: Open, box: Box): Box['acts'][number] {
  const act = box.acts[open.act - 1]
  if (!act) throw new GameFault(`there is no act ${open.act}`)
  return act
}

/** COR-6.3: where tiles are still to come, in the order in which they will. */
const turfsWithoutTile = (open: Open, box: Box): TurfId[] =>
  box.numbered.filter((turf) => open.tiles[turf] === null)

/** COR-6.3: where the next tile goes. */
export const nextTurfForTile = (open: Open, box: Box): TurfId | null => turfsWithoutTile(open, box)[0] ?? null

/** The act that will lay a tile here, one tile an act; null: none will. */
export function nextTileAct(open: Open, box: Box, turf: TurfId): number | null {
  const first = open.phase === 'openNewBusiness' && !open.tiles[turf] ? open.act : open.act + 1
  const act = first + turfsWithoutTile(open, box).indexOf(turf)
  return act <= box.acts.length ? act : null
}

/** COR-12.2, 12.3: how many of so many cards are above the limit of the act. */
export const aboveLimit = (open: Open, box: Box, cards: number): number =>
  Math.max(0, cards - actOf(open, box).handLimit)
