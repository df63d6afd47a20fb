// The games of the house one by one: whoever plays one of them need not load the others.

import type { AnyGame } from '@backroom/engine'

const LOADERS: { readonly [id: string]: () => Promise<AnyGame> } = {
  corleone: () => import('./corleone/index.ts').then(({ corleone }) => corleone),
  'cosa-nostra': () => import('./cosa-nostra/index.ts').then(({ cosaNostra }) => cosaNostra),
  speakeasy: () => import('./speakeasy/index.ts').then(({ speakeasy }) => speakeasy),
}

/** The game of this name; undefined: there is none. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> =>
  Object.hasOwn(LOADERS, id) ? await LOADERS[id]?.() : undefined
