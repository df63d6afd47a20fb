// The list of the games after an update: every game has a changed rule, and keeps the rules it was released with.

import type { AnyGame } from '@backroom/engine'
import { LIST as SHIPPED } from '../../list.ts'
import type { Listed } from '../../listed.ts'
import { changed } from './changed.ts'

const RELEASED: { readonly [id: string]: () => Promise<{ readonly game: AnyGame }> } = {
  corleone: () => import('../../corleone/released/2/rules.js'),
  'cosa-nostra': () => import('../../cosa-nostra/released/2/rules.js'),
  speakeasy: () => import('../../speakeasy/released/2/rules.js'),
}

function updated(listed: Listed): Listed {
  const { meta, game, former } = listed
  const released = RELEASED[meta.id]
  if (!released) throw new Error(`${meta.id} was never released`)
  return {
    ...listed,
    meta: { ...meta, version: meta.version + 1 },
    game: async () => changed(await game()),
    former: { ...former, [meta.version]: released },
  }
}

export const LIST: readonly Listed[] = SHIPPED.map(updated)
