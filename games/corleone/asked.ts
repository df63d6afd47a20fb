// What is asked at a table of Corleone's Empire, what can be picked, and why something cannot, with what each speaks of.

import type { Reason } from '@backroom/engine'
import { askingFor } from '../asking.ts'
import { either, type Kind, list, name, number, type OptionOf, seat, unsaid } from '../kinds.ts'
import { VOCABULARY } from './effects/vocabulary.ts'
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

const ally = name<AllyId>()
const card = name<CardId>()
const figure = name<FigureId>()
const job = name<JobId>()
const turf = name<TurfId>()

/** Using one of several abilities next: which of them, and how often it is left. */
type AbilityOptions = {
  readonly [Do in keyof typeof VOCABULARY as `ability.${Do}`]: (typeof VOCABULARY)[Do]['says'] & {
    readonly index: Kind<number>
    readonly left: Kind<number>
  }
}

const abilityOptions = Object.fromEntries(
  Object.entries(VOCABULARY).map(([does, { says }]) => [
    `ability.${does}`,
    { ...says, index: unsaid<number>(), left: number },
  ]),
) as AbilityOptions

export const OPTIONS = {
  // ——— a turn
  playThug: { place: name<BusinessId>() },
  playMember: { figure, place: name<SpaceId>() },
  completeHandJob: { job },
  completeOpenJob: { job, slot: unsaid<number>() },
  playAlly: { ally },
  skip: {},
  // ——— jobs and fronts
  pay: { goods: list(name<Good>()) },
  moneyFirst: {},
  abilityFirst: {},
  meFirst: {},
  controllerFirst: {},
  // ——— abilities
  ...abilityOptions,
  stop: {},
  none: {},
  'drawJobs.use': {},
  'takeHorseHead.use': {},
  'offer.use': {},
  // ——— places and figures
  front: { place: name<BusinessId>() },
  back: { place: name<BusinessId>() },
  space: { place: name<SpaceId>() },
  turf: { place: turf },
  figure: { figure },
  rival: { rival: seat },
  /** A control marker, so many from the bottom of its stack. */
  marker: { turf, height: number },
  // ——— cards: of the hand, of the suitcase, of a pile, before a family on the table; drawn jobs, allies of the row
  card: { card },
  suitcaseMoney: { card: name<MoneyCard>() },
  pileGood: { card: name<Good>() },
  laidCard: { card },
  job: { job },
  ally: { ally },
} as const

export type Option = OptionOf<typeof OPTIONS>
/** The options with this name. */
export type Offer<Say extends Option['say']> = Extract<Option, { readonly say: Say }>

/** Where abilities come from: a business, several backs, a job, an ally. */
const place = either(list(name()), name())

export const PROMPTS = {
  turn: {},
  payJob: { job },
  jobRewards: { job },
  whoFirst: { controller: seat, business: name<BusinessId>() },
  nextAbility: { place },
  suitcase: { place },
  drawJobs: { place },
  keepJob: {},
  takeHorseHead: { place },
  trade: { place },
  chooseGood: {},
  takeGoodsChoice: { place },
  useFront: { place },
  useBack: { place },
  gunDown: { place },
  driveBy: { place },
  carBomb: { place },
  victim: { turf },
  moveFigure: { place },
  destination: { figure },
  placeNeutral: { place, figure },
  offer: { place },
  offers: { rival: seat },
  stealRandom: { place },
  forceDiscard: { place },
  discards: {},
  unsuitcase: { place },
  relocate: { turf },
  bribe: {},
  takeAlly: {},
  tribute: { count: number },
} as const

export const ask = askingFor<typeof PROMPTS, Option>()

const at = { place: name<BusinessId | SpaceId | TurfId>() }

/** Each speaks of the option that is blocked. */
export const REASONS = {
  // ——— a turn
  frontTaken: at,
  noThugLeft: {},
  spaceTaken: at,
  spaceNotUsed: {},
  noMemberLeft: {},
  goodsMissing: { job },
  allyPlayed: { card },
  allyNotInHand: { ally },
  noPassing: {},
  // ——— abilities
  abilityDone: {},
  handEmpty: {},
  noJobsLeft: {},
  supplyEmpty: {},
  horseHeadYours: {},
  tooFewCards: {},
  noFrontInReach: {},
  noBackLeft: {},
  noTurfYours: {},
  nobodyInReach: {},
  chiefFirst: {},
  neutralInHudson: {},
  noRivalWithCards: {},
  noRivalWithMoney: {},
  // ——— businesses
  frontUsed: at,
  backUsed: at,
  notYourTurf: at,
  noThugOfYours: at,
  notEmptied: at,
  noFront: at,
  // ——— figures and turfs
  notOnThugSpace: { figure },
  notOnFamilySpace: { figure },
  notInChiefTurf: { figure },
  notInTurf: { figure },
  inHudson: { figure },
  notYourFigure: { figure },
  notARivalsFigure: { figure },
  noFreePlace: {},
  alreadyThere: at,
  nobodyInTurf: at,
  onlyNumbered: {},
  notYourMarker: {},
  // ——— rivals
  yourself: {},
  rivalWithoutCards: {},
  rivalWithoutMoney: {},
  // ——— cards
  onlySuitcase: { card },
  onlyMoney: { card },
  onlyMoneyOffered: { card },
  mustOffer: {},
  pileEmpty: { card },
  notInChoice: { card },
  notInHand: { card },
} as const

/** Why something cannot be picked, by the rule that says so. */
export const reason = (rule: string, why: keyof typeof REASONS): Reason => ({ rule, why })
