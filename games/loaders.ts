// The games of the house one by one: whoever plays one of them need not load the others.

import { type AnyGame, OptionError } from '@backroom/engine'
import { LIST } from './list.ts'
import type { Listed } from './listed.ts'

export type { Listed } from './listed.ts'

export const METAS = LIST.map(({ meta }) => meta)

export const listed = (id: string): Listed | undefined => LIST.find(({ meta }) => meta.id === id)

/** The game of this name by the rules of today; undefined: there is none. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => await listed(id)?.game()

/** Whether games of this version can be played here. */
export function hasRules(id: string, version: number): boolean {
  const found = listed(id)
  return found?.meta.version === version || found?.former?.[version] !== undefined
}

/** The game of this name by the rules of this version; undefined: the house does not have them. */
export async function loadRules(id: string, version: number): Promise<AnyGame | undefined> {
  const found = listed(id)
  if (found?.meta.version === version) return await found.game()
  const former = await found?.former?.[version]?.()
  return former && ofToday(former.game)
}

/** Frozen rules have an engine of their own in them, and so an error of their own for what cannot be played with. */
const ofToday = (game: AnyGame): AnyGame => ({
  ...game,
  readOptions(options, seats) {
    try {
      return game.readOptions(options, seats)
    } catch (error) {
      if (error instanceof Error && 'problems' in error && Array.isArray(error.problems))
        throw new OptionError(error.problems)
      throw error
    }
  },
})
