// The bots by name, the weakest first; a list of its own for those who only offer them.

export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]
