// The bots by name; a list of its own for those who only offer them. A bot goes by its level, or by level and character.

/** Those that people play against, the weakest first. */
export const LEVELS = ['soldier', 'capo', 'boss'] as const
export type Level = (typeof LEVELS)[number]

/** Those that others are measured by: they stay as they are. */
export const YARDSTICKS = ['random', 'greedy'] as const

/** What somebody cares for more, or less, than the others do. */
export const MANNERS = ['calculating', 'careful', 'grasping', 'treacherous', 'loyal'] as const
export type Manner = (typeof MANNERS)[number]

/** The people, each with a manner; neighbours differ, so that a table filled in this order is a mixed one. */
export const CHARACTERS: { readonly [character: string]: Manner } = {
  rosa: 'careful',
  tessio: 'grasping',
  clem: 'calculating',
  lucia: 'treacherous',
  nico: 'loyal',
  bruna: 'grasping',
  salvo: 'careful',
  ada: 'calculating',
  enzo: 'treacherous',
  mimma: 'loyal',
}

/** How a bot of this level and character is called everywhere. */
export const botOf = (level: string, character: string): string => `${level}:${character}`

/** Level and character; a name of ours, not an option's id. */
const partsOf = (bot: string): readonly string[] => bot.split(':')

/** Null: it has no character. */
export function characterOf(bot: string): string | null {
  const [, character = ''] = partsOf(bot)
  return Object.hasOwn(CHARACTERS, character) ? character : null
}

export const levelOf = (bot: string): string => partsOf(bot)[0] ?? ''

/** The first of the characters that none of these bots has. */
export function freeCharacter(bots: readonly string[], after = ''): string {
  const taken = new Set(bots.map(characterOf))
  const all = Object.keys(CHARACTERS)
  const from = all.indexOf(after) + 1
  return [...all.slice(from), ...all.slice(0, from)].find((one) => !taken.has(one)) ?? after
}
