// The screen of La Cosa Nostra: everything of it that is drawn, for the shell to place.

import type { NostraView, Option } from '@backroom/games/cosa-nostra'
import { familyLooks } from '../../kit/familyLooks.ts'
import { gameIconsBy } from '../../kit/gameIcons.ts'
import { later } from '../../kit/later.tsx'
import type { GameScreen } from '../../kit/screen.ts'
import {
  bargainNews,
  BargainPanel,
  bargainTexts,
  isOfferToMe,
  OfferAlert,
  PinnedOffer,
} from './bargain/index.ts'
import { Board } from './board/Board.tsx'
import { BOARD } from './board/shape.ts'
import { TrayAlone } from './board/Tray.tsx'
import { GAME_ICONS } from './icons.ts'
import { liveryOf, numeral } from './look.ts'
import { MyStrip } from './mine/MyStrip.tsx'
import { actor, moves } from './moves.tsx'
import { NostraOwn } from './own.ts'
import { Emblem } from './parts/Emblem.tsx'
import { Icon } from './parts/Icon.tsx'
import { familyId } from './parts/people.ts'
import { OverTable } from './OverTable.tsx'
import { placeOfBlocked } from './places.ts'
import { FamilyPlate } from './sheets/FamilyPlate.tsx'
import { Gains } from './sheets/Gains.tsx'
import { isToMe } from './toMe.ts'
import { Track } from './sheets/Track.tsx'
import { targets } from './targets.ts'
import { isTalk } from './talk.ts'
import { confirm, groups, sentence, shortcuts } from './turn.tsx'

export const screen: GameScreen = {
  id: 'cosa-nostra',
  board: {
    ...BOARD,
    flows: true,
    Board,
    targets,
    placeOf: (option) => placeOfBlocked(option as Option),
  },
  mine: {
    Strip: MyStrip,
    own: () => new NostraOwn(),
    under: 'window',
  },
  families: {
    ids: (view) => (view as NostraView).seats.map(({ family }) => family),
    look: familyLooks({
      idOf: familyId,
      colourOf: (family) => liveryOf(family).colour,
      emblem: (family, size) => <Emblem family={family} size={size} />,
    }),
    Plate: FamilyPlate,
    Sheet: later(async () => (await import('./sheets/FamilySheet.tsx')).FamilySheet),
    plates: 'onBoard',
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
        id: 'offers',
        label: (say) => say('tab.offers'),
        Panel: BargainPanel,
        news: bargainNews,
        icon: <Icon name="shaking-hands" size={24} />,
      },
    ],
    Pinned: PinnedOffer,
    Result: TrayAlone,
    Alert: OfferAlert,
    Windows: OverTable,
  },
  events: {
    moves,
    actor,
    isHeading: ({ type }) => type === 'round' || type === 'phase',
    isTalk,
    isToMe,
    saysItself: isOfferToMe,
  },
  end: {
    ScoreSheet: later(async () => (await import('./sheets/ScoreSheet.tsx')).ScoreSheet),
    mark: (view) => numeral((view as NostraView).round),
  },
  credits: [gameIconsBy(GAME_ICONS)],
  things: async () => (await import('./things/index.tsx')).book,
  texts: {
    en: async () => ({ ...(await bargainTexts.en()), ...(await import('./text/en.json')).default }),
    pl: async () => ({ ...(await bargainTexts.pl()), ...(await import('./text/pl.json')).default }),
  },
}
