// The screen of Corleone's Empire: everything of it that is drawn, for the shell to place.

import { familyLooks } from '../../kit/familyLooks.ts'
import { gameIconsBy } from '../../kit/gameIcons.ts'
import { later } from '../../kit/later.tsx'
import type { GameScreen } from '../../kit/screen.ts'
import { Board } from './board/Board.tsx'
import type { CorleoneView } from './game.ts'
import { GAME_ICONS } from './icons.ts'
import { liveryOf } from './look.ts'
import { BOARD } from './map/geometry.ts'
import { MyTableau } from './mine/MyTableau.tsx'
import { actor, moves } from './moves.tsx'
import { Emblem } from './parts/Emblem.tsx'
import { familyId } from './parts/people.ts'
import { placeOfBlocked } from './places.ts'
import { BonusesInSight } from './sheets/BonusesInSight.tsx'
import { BriberyEnvelopes } from './sheets/BriberyEnvelopes.tsx'
import { FamilyPlate } from './sheets/FamilyPlate.tsx'
import { Gains } from './sheets/Gains.tsx'
import { actMark, Track } from './sheets/Track.tsx'
import { targets } from './targets.ts'
import { confirm, groups, sentence, shortcuts } from './turn.tsx'

export const screen: GameScreen = {
  id: 'corleone',
  board: BOARD,
  Board,
  Mine: MyTableau,
  Plate: FamilyPlate,
  Family: later(async () => (await import('./sheets/FamilySheet.tsx')).FamilySheet),
  Track,
  Pinned: BonusesInSight,
  overlay: (prompt) => (prompt.key === 'bribe' ? BriberyEnvelopes : null),
  ScoreSheet: later(async () => (await import('./sheets/ScoreSheet.tsx')).ScoreSheet),
  seatIds: (view) => (view as CorleoneView).seats.map(({ family }) => family),
  family: familyLooks({
    idOf: familyId,
    colourOf: (family) => liveryOf(family).colour,
    emblem: (family, size) => <Emblem family={family} size={size} />,
  }),
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
  mark: actMark,
  credits: [gameIconsBy(GAME_ICONS)],
  texts: {
    en: async () => (await import('./text/en.json')).default,
    pl: async () => (await import('./text/pl.json')).default,
  },
}
