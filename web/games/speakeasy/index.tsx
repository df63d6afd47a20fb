// The screen of Speakeasy: everything of it that is drawn, for the shell to place.

import { optionOf } from './game.ts'
import type { SpeakeasyView } from '@backroom/games/speakeasy'
import { familyLooks } from '../../kit/familyLooks.ts'
import { gameIconsBy } from '../../kit/gameIcons.ts'
import { later } from '../../kit/later.tsx'
import type { GameScreen } from '../../kit/screen.ts'
import { Board, BOARD, boardTexts } from './board/Board.tsx'
import { Mine, MyLine } from './mine/Mine.tsx'
import { actor, isHeading, moves } from './moves.tsx'
import { SpeakeasyOwn } from './own.ts'
import { Emblem } from './parts/Emblem.tsx'
import { Icon } from './parts/Icon.tsx'
import { GAME_ICONS } from './parts/icons.ts'
import { livery } from './parts/livery.ts'
import { colorOf } from './people.ts'
import { placeOf } from './places.ts'
import { Beside } from './sheets/Beside.tsx'
import { FamilyPlate } from './sheets/FamilyPlate.tsx'
import { Gains, Sum } from './sheets/Gains.tsx'
import { actMark, Track } from './sheets/Track.tsx'
import { targets } from './targets.ts'
import { Windows } from './tell/Windows.tsx'
import { confirm, Face, groups, journeys, listed, sentence } from './turn.tsx'

export const screen: GameScreen = {
  id: 'speakeasy',
  board: {
    ...BOARD,
    legible: 0.8,
    Board,
    targets,
    placeOf: (option) => placeOf(optionOf(option)),
  },
  mine: {
    Strip: Mine,
    Line: MyLine,
    own: () => new SpeakeasyOwn(),
    under: 'window',
  },
  families: {
    ids: (view) => (view as SpeakeasyView).families.map(({ color }) => color),
    look: familyLooks({
      idOf: colorOf,
      colourOf: (family) => livery(family).colour,
      emblem: (family, size) => <Emblem color={family} size={size} />,
    }),
    Plate: FamilyPlate,
    Sheet: later(async () => (await import('./sheets/FamilySheet.tsx')).FamilySheet),
    plates: 'overPanel',
  },
  question: {
    groups,
    sentence,
    Gains,
    Sum,
    journeys,
    listed,
    Face,
    confirm,
  },
  around: {
    Track,
    tabs: [
      {
        id: 'table',
        label: (say) => say('tab.table'),
        Panel: Beside,
        icon: <Icon name="card-play" size={24} />,
        inWide: 'belowLog',
      },
    ],
    Windows,
  },
  events: {
    moves,
    actor,
    isHeading,
  },
  end: {
    ScoreSheet: later(async () => (await import('./sheets/ScoreSheet.tsx')).ScoreSheet),
    mark: actMark,
  },
  credits: [gameIconsBy(GAME_ICONS)],
  things: async () => (await import('./things/index.tsx')).book,
  texts: {
    en: async () => ({ ...(await boardTexts.en()), ...(await import('./text/en.json')).default }),
    pl: async () => ({ ...(await boardTexts.pl()), ...(await import('./text/pl.json')).default }),
  },
}
