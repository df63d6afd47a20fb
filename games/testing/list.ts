// The list of the games with Thimblerig added: what `games/list.ts` would be with a fourth game.

import { LIST as SHIPPED } from '../list.ts'
import type { Listed } from '../listed.ts'
import { meta } from './thimble/meta.ts'

export const LIST: readonly Listed[] = [
  ...SHIPPED,
  {
    meta,
    folder: 'testing/thimble',
    game: () => import('./thimble/index.ts').then(({ thimble }) => thimble),
    sentences: () => import('./thimble/sentences.ts'),
    texts: {
      en: () => import('./thimble/text/en.json', { with: { type: 'json' } }),
      pl: () => import('./thimble/text/pl.json', { with: { type: 'json' } }),
    },
  },
]
