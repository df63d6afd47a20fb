// The table's own words, as lists from which the types follow.

export const OPERATIONS = ['vip', 'party', 'still', 'convoy'] as const
export type Operation = (typeof OPERATIONS)[number]
/** A deck or card that is named, or one of the player's choice. */
export type TypeOrAny = Operation | 'any'

/** SPK-26.12: the four operations and strength. */
export const LEVELS = [...OPERATIONS, 'strength'] as const
export type Level = (typeof LEVELS)[number]

export const KINDS = ['speakeasy', 'still', 'nightclub', 'casino'] as const
export type Kind = (typeof KINDS)[number]

export const GROUPS = ['left', 'middle', 'right', 'nightclubs', 'casinos'] as const
export type Group = (typeof GROUPS)[number]

export const ZONES = ['downtown', 'midtown', 'uptown'] as const
export type Zone = (typeof ZONES)[number]

/** How a building comes to its place. */
export const MODES = ['open', 'takeover', 'upgrade'] as const
export type Mode = (typeof MODES)[number]

/** What the associate does in an attack or a defence: nothing, for his cost, or free this once (SPK-25.6). */
export type Help = 'alone' | 'paid' | 'free'

export const LETTERS = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof LETTERS)[number]

export const LOCATIONS = [
  'docks',
  'cityhall',
  'restaurant',
  'commission',
  'contractor',
  'planning',
  'garage',
  'park',
] as const
export type Location = (typeof LOCATIONS)[number]

/** SPK-20.6: what is done at the Restaurant, two of the three. */
export const RESTAURANT_ACTIONS = ['playCard', 'playTokens', 'cookBooks'] as const
export type RestaurantAction = (typeof RESTAURANT_ACTIONS)[number]

/** The columns of city tokens that lie open. */
export const TOKEN_COLUMNS = ['middle', 'open'] as const
export type TokenColumn = (typeof TOKEN_COLUMNS)[number]

/** SPK-24.2: what the cash of a crate is counted by. */
export const CASH_PER = [
  'books_placed',
  'level_party',
  'family_on_operations_board',
  'goons',
  'level_strength',
  'associate_strength',
  'city_tokens',
  'operation_cards_in_hand',
  'level_convoy',
  'barrels_at_buildings',
  'reputation',
  'highest_level',
  'nightclubs_and_casinos',
  'helper_cards',
  'family_protecting',
  'level_vip',
  'family_in_attacked_dock',
  'level_still',
] as const
export type CashPer = (typeof CASH_PER)[number]

export const PHASES = ['setUpRound', 'rounds', 'mobWar', 'cops', 'control', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** What money is paid for, where it comes from, and why cards are discarded. */
export type Purpose = 'building' | 'goons' | 'barrels' | 'associate' | 'hired'
export type Income = 'casinos' | 'sale' | 'crate' | 'bonus' | 'hired'
export type DiscardReason = 'raise' | 'raiseAgain' | 'casino' | 'turnOrder'

/** Ids of the components file. */
export type ColorId = string
export type CardId = string
export type HelperId = string
export type TokenId = string
export type CrateId = string
export type MobsterId = string
export type SlotId = string
export type ContactId = string
export type ShipId = string
export type ObjectiveId = string
/** A building space: its district and its number there, `4-1`. */
export type SpaceId = string
/** Where a list of effects is printed: `card:op-vip-03`, `slot:S1`, `contact:docks-1:0`. */
export type EffectsId = string
/** A district by its number, 1 to 16; 0 stands for none. */
export type District = number
