// The games of the house one by one: whoever plays one of them need not load the others.

import type { AnyGame } from '@backroom/engine'
import { LIST } from './list.ts'
import type { Listed } from './listed.ts'

export type { Listed } from './listed.ts'

export const METAS = LIST.map(({ meta }) => meta)

export const listed = (id: string): Listed | undefined => LIST.find(({ meta }) => meta.id === id)

/** The game of this name; undefined: there is none. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => await listed(id)?.game()
