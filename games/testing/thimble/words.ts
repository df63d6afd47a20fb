// The table's own words, as lists from which the types follow.

export const THIMBLES = ['left', 'middle', 'right'] as const
export type ThimbleId = (typeof THIMBLES)[number]

export const CARDS = ['mirror', 'blank'] as const
export type CardId = (typeof CARDS)[number]

export type CrewId = string
