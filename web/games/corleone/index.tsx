// The screen of Corleone's Empire: everything of it that is drawn, for the shell to place.

import type { GameScreen } from '../../kit/screen.ts'
import { Board } from './board/Board.tsx'
import { boxFor, type CorleoneView } from './game.ts'
import { CREDITS } from './icons.ts'
import { liveryOf } from './look.ts'
import { BOARD } from './map/geometry.ts'
import { MyTableau } from './mine/MyTableau.tsx'
import { actor, moves, spotlight } from './moves.tsx'
import { Emblem } from './parts/Emblem.tsx'
import { familyId, familyName } from './parts/people.ts'
import { placeOfBlocked } from './places.ts'
import { BonusesInSight } from './sheets/BonusesInSight.tsx'
import { BriberyEnvelopes } from './sheets/BriberyEnvelopes.tsx'
import { FamilyPlate } from './sheets/FamilyPlate.tsx'
import { FamilySheet } from './sheets/FamilySheet.tsx'
import { Gains } from './sheets/Gains.tsx'
import { ScoreSheet } from './sheets/ScoreSheet.tsx'
import { Track } from './sheets/Track.tsx'
import { actMark, WealthChart } from './sheets/WealthChart.tsx'
import { targets } from './targets.ts'
import { confirm, groups, sentence, shortcuts } from './turn.tsx'

/** One emblem component a family, so that nothing is built anew at every drawing. */
const EMBLEMS = new Map(
  boxFor(5).families.map((family) => [
    family,
    ({ size }: { readonly size: number }) => <Emblem family={family} size={size} />,
  ]),
)
const NoEmblem = ({ size }: { readonly size: number }) => <Emblem family={null} size={size} />

export const screen: GameScreen = {
  id: 'corleone',
  board: BOARD,
  Board,
  Mine: MyTableau,
  Plate: FamilyPlate,
  Family: FamilySheet,
  Track,
  Pinned: BonusesInSight,
  overlay: (prompt) => (prompt.key === 'bribe' ? BriberyEnvelopes : null),
  ScoreSheet,
  WealthChart,
  seatIds: (view) => (view as CorleoneView).seats.map(({ family }) => family),
  family(scene, seat) {
    const family = familyId(scene, seat)
    return {
      name: familyName(scene, seat),
      colour: liveryOf(family).colour,
      Emblem: EMBLEMS.get(family ?? '') ?? NoEmblem,
    }
  },
  targets,
  groups,
  sentence,
  Gains,
  blockedPlace: placeOfBlocked,
  confirm,
  shortcuts,
  moves,
  actor,
  isHeading: ({ type }) => type === 'act' || type === 'phase',
  spotlight,
  mark: actMark,
  credits: CREDITS,
  texts: {
    en: async () => (await import('./text/en.json')).default,
    pl: async () => (await import('./text/pl.json')).default,
  },
}
