// Everything that can be picked, each made in one place; ids are keys that nobody takes apart.

import { interned, type Seat } from '@backroom/engine'
import type { Offer, Option } from './asked.ts'
import type {
  AllyId,
  BusinessId,
  CardId,
  FigureId,
  Good,
  JobId,
  MoneyCard,
  SpaceId,
  TurfId,
} from './words.ts'

// ——— a turn

export type ActionOption = Offer<
  'playThug' | 'playMember' | 'completeHandJob' | 'completeOpenJob' | 'playAlly' | 'skip'
>

export const thugOption = interned(
  (place: BusinessId): ActionOption => ({ id: `thug:${place}`, say: 'playThug', place }),
)
export const memberOptions = interned((figure: FigureId) =>
  interned(
    (place: SpaceId): ActionOption => ({ id: `${figure}:${place}`, say: 'playMember', figure, place }),
  ),
)
export const handJobOption = interned(
  (job: JobId): ActionOption => ({ id: `hand:${job}`, say: 'completeHandJob', job }),
)
export const openJobOptions = interned((slot: number) =>
  interned((job: JobId): ActionOption => ({ id: `open:${slot}:${job}`, say: 'completeOpenJob', job, slot })),
)
const playedId = (ally: AllyId): string => `ally:${ally}`
export const playAllyOption = interned(
  (ally: AllyId): ActionOption => ({ id: playedId(ally), say: 'playAlly', ally }),
)
export const SKIP: ActionOption = { id: 'skip', say: 'skip' }
/** COR-7.3: never offered. */
export const PASS: ActionOption = { id: 'pass', say: 'skip' }
/** Allies that cannot be played: one that lies played already, one of the row. */
export const playedAllyOption = (card: AllyId): Offer<'laidCard'> => ({
  id: playedId(card),
  say: 'laidCard',
  card,
})
export const rowAllyOption = (ally: AllyId): Offer<'ally'> => ({ id: playedId(ally), say: 'ally', ally })

// ——— yes and no

export const NONE: Offer<'none'> = { id: 'none', say: 'none' }
export const STOP: Offer<'stop'> = { id: 'stop', say: 'stop' }
export const isNone = (option: Option): option is Offer<'none'> => option.say === 'none'

// ——— places and figures

export const frontOption = (place: BusinessId): Offer<'front'> => ({ id: place, say: 'front', place })
export const backOption = (place: BusinessId): Offer<'back'> => ({ id: place, say: 'back', place })
export const spaceOption = (place: SpaceId): Offer<'space'> => ({ id: place, say: 'space', place })
export const turfOption = (place: TurfId): Offer<'turf'> => ({ id: place, say: 'turf', place })
export const figureOption = (figure: FigureId): Offer<'figure'> => ({ id: figure, say: 'figure', figure })
export const rivalOption = (rival: Seat): Offer<'rival'> => ({ id: `seat-${rival}`, say: 'rival', rival })
export const markerOption = (turf: TurfId, height: number): Offer<'marker'> => ({
  id: `${turf}:${height}`,
  say: 'marker',
  turf,
  height,
})

// ——— cards

export type CardOption = Offer<'card'>

const cardOptions = interned((card: CardId) =>
  interned((times: number): CardOption => ({ id: card, say: 'card', card, times })),
)
/** So many cards of one kind. */
export const cardOption = (card: CardId, times: number): CardOption => cardOptions(card)(times)
export const moneyOption = (card: MoneyCard, times: number): Offer<'suitcaseMoney'> => ({
  id: card,
  say: 'suitcaseMoney',
  card,
  times,
})
export const goodOption = (card: Good, times: number): Offer<'pileGood'> => ({
  id: card,
  say: 'pileGood',
  card,
  times,
})
/** The card that is picked; none: it is no card. */
export const cardOf = (option: Option): CardId => ('card' in option ? option.card : '')
export const laidOption = (card: CardId): Offer<'laidCard'> => ({ id: card, say: 'laidCard', card })
export const jobOption = (job: JobId): Offer<'job'> => ({ id: job, say: 'job', job })
export const allyOption = (ally: AllyId): Offer<'ally'> => ({ id: ally, say: 'ally', ally })
export const payOption = (goods: readonly Good[]): Offer<'pay'> => ({
  id: goods.join('+') || 'nothing',
  say: 'pay',
  goods,
})
