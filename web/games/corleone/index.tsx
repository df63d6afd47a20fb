// The screen of Corleone's Empire: everything of it that is drawn, for the shell to place.

import { familyLooks } from '../../kit/familyLooks.ts'
import { gameIconsBy } from '../../kit/gameIcons.ts'
import { later } from '../../kit/later.tsx'
import type { GameScreen } from '../../kit/screen.ts'
import { Board, Offered } from './board/Board.tsx'
import type { CorleoneView, Option } from './game.ts'
import { GAME_ICONS } from './icons.ts'
import { liveryOf } from './look.ts'
import { BOARD, MAP } from './map/geometry.ts'
import { MyTableau } from './mine/MyTableau.tsx'
import { actor, moves } from './moves.tsx'
import { Emblem } from './parts/Emblem.tsx'
import { Icon } from './parts/Icon.tsx'
import { familyId } from './parts/people.ts'
import { placeOf } from './places.ts'
import { BonusesInSight } from './sheets/BonusesInSight.tsx'
import { BriberyEnvelopes } from './sheets/BriberyEnvelopes.tsx'
import { FamilyPlate } from './sheets/FamilyPlate.tsx'
import { Gains } from './sheets/Gains.tsx'
import { actMark, Track } from './sheets/Track.tsx'
import { targets } from './targets.ts'
import { confirm, groups, sentence, shortcuts } from './turn.tsx'

export const screen: GameScreen = {
  id: 'corleone',
  board: {
    ...BOARD,
    alone: MAP,
    legible: 0.7,
    Board,
    overlay: (prompt) => (prompt.key === 'bribe' ? BriberyEnvelopes : null),
    targets,
    placeOf: (option) => placeOf(option as Option),
  },
  mine: {
    Strip: MyTableau,
  },
  families: {
    ids: (view) => (view as CorleoneView).seats.map(({ family }) => family),
    look: familyLooks({
      idOf: familyId,
      colourOf: (family) => liveryOf(family).colour,
      emblem: (family, size) => <Emblem family={family} size={size} />,
    }),
    Plate: FamilyPlate,
    Sheet: later(async () => (await import('./sheets/FamilySheet.tsx')).FamilySheet),
  },
  question: {
    groups,
    sentence,
    Gains,
    confirm,
    shortcuts,
  },
  around: {
    Track,
    tabs: [
      {
        id: 'offered',
        label: (say) => say('tab.offered'),
        Panel: Offered,
        icon: <Icon name="full-folder" size={24} />,
        inWide: 'onBoard',
      },
      {
        id: 'bonuses',
        label: (say) => say('tab.bonuses'),
        Panel: BonusesInSight,
        inWide: 'belowLog',
      },
    ],
  },
  events: {
    moves,
    actor,
    isHeading: ({ type }) => type === 'act' || type === 'phase',
  },
  end: {
    ScoreSheet: later(async () => (await import('./sheets/ScoreSheet.tsx')).ScoreSheet),
    mark: actMark,
  },
  credits: [gameIconsBy(GAME_ICONS)],
  things: async () => (await import('./things/index.tsx')).book,
  texts: {
    en: async () => (await import('./text/en.json')).default,
    pl: async () => (await import('./text/pl.json')).default,
  },
}
