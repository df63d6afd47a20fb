// The bots by name; a list of its own for those who only offer them.

/** Those that people play against, the weakest first. */
export const LEVELS = ['soldier', 'capo', 'boss'] as const
export type Level = (typeof LEVELS)[number]

/** Those that others are measured by: they stay as they are. */
export const YARDSTICKS = ['random', 'greedy'] as const
