// Where the figures of a family are.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { familyOf, type Open } from '../state.ts'
import type { FigureId } from '../words.ts'
import { placeOf } from './board.ts'

type Whereabouts = 'unplayed' | 'board' | 'hudson' | 'coming'

export interface Whereis {
  readonly id: FigureId
  readonly kind: 'thug' | 'member'
  readonly where: Whereabouts
}

/** A family's figures, thugs first; those that are in no part of this game are left out. */
export function figuresOf(open: Open, box: Box, seat: Seat): Whereis[] {
  const { family, thugs, members, coming } = familyOf(open, seat)
  const where = (id: FigureId): Whereabouts | null => {
    if (thugs.includes(id) || members.includes(id)) return 'unplayed'
    if (placeOf(open, id) !== null) return 'board'
    if (open.hudson.includes(id)) return 'hudson'
    return coming.includes(id) ? 'coming' : null
  }
  return Object.values(box.figure)
    .filter((figure) => figure.family === family)
    .map(({ id, kind }) => ({ id, kind: kind === 'thug' ? ('thug' as const) : 'member', where: where(id) }))
    .filter((figure): figure is Whereis => figure.where !== null)
    .sort((a, b) => Number(a.kind === 'member') - Number(b.kind === 'member'))
}
