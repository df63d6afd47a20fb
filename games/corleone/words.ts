// The table's own words, as lists from which the types follow.

export const VALUES = [1, 2, 3, 5] as const
export type Value = (typeof VALUES)[number]

export const MONEY = ['$1', '$2', '$3', '$5'] as const
export type MoneyCard = (typeof MONEY)[number]

export const GOODS = ['gun', 'booze', 'bloodMoney', 'narcotics'] as const
export type Good = (typeof GOODS)[number]

/** What narcotics can stand for, and what the choice icons offer. */
export const COMMON_GOODS = ['gun', 'booze', 'bloodMoney'] as const
export type CommonGood = (typeof COMMON_GOODS)[number]

export const COLORS = ['yellow', 'blue', 'green', 'grey'] as const
export type JobColor = (typeof COLORS)[number]

export const ROLES = ['don', 'consigliere', 'heir'] as const
export type Role = (typeof ROLES)[number]

export const PHASES = [
  'openNewBusiness',
  'familyBusiness',
  'turfWar',
  'bribery',
  'tribute',
  'entracte',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

export const NEUTRALS = ['mayor', 'union-boss', 'police-chief'] as const
export type NeutralId = (typeof NEUTRALS)[number]

/** Ids of the components file. */
export type FamilyId = string
export type TurfId = string
export type SpaceId = string
export type BusinessId = string
export type JobId = string
export type AllyId = string
/** A family's figure is `vitale-don` or `vitale-thug-1`; a neutral one goes by its own id. */
export type FigureId = string
/** Anything that can be in a hand: `$5`, `gun`, a job's id, an ally's id. */
export type CardId = string

export const moneyCard = (value: Value): MoneyCard => `$${value}`
export const valueOf = (card: MoneyCard): Value => Number(card.slice(1)) as Value
export const isMoney = (card: CardId): card is MoneyCard => card.charCodeAt(0) === 36
export const isGood = (card: CardId): card is Good => (GOODS as readonly string[]).includes(card)
// By the first letter: `job-` and `ally-` are the only ids of cards that begin with theirs.
export const isJob = (card: CardId): boolean => card.charCodeAt(0) === 106
export const isAlly = (card: CardId): boolean => card.charCodeAt(0) === 97
