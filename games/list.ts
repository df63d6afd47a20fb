// The games of the house, in the order of the shelf.

import { meta as corleone } from './corleone/meta.ts'
import { meta as cosaNostra } from './cosa-nostra/meta.ts'
import type { Listed } from './listed.ts'
import { meta as speakeasy } from './speakeasy/meta.ts'

export const LIST: readonly Listed[] = [
  {
    meta: corleone,
    game: () => import('./corleone/index.ts').then(({ corleone }) => corleone),
    former: { 1: () => import('./corleone/released/1/rules.ts') },
    sentences: () => import('./corleone/sentences.ts'),
    texts: {
      en: () => import('./corleone/text/en.json', { with: { type: 'json' } }),
      pl: () => import('./corleone/text/pl.json', { with: { type: 'json' } }),
    },
  },
  {
    meta: cosaNostra,
    game: () => import('./cosa-nostra/index.ts').then(({ cosaNostra }) => cosaNostra),
    former: { 1: () => import('./cosa-nostra/released/1/rules.ts') },
    sentences: () => import('./cosa-nostra/sentences.ts'),
    texts: {
      en: () => import('./cosa-nostra/text/en.json', { with: { type: 'json' } }),
      pl: () => import('./cosa-nostra/text/pl.json', { with: { type: 'json' } }),
    },
  },
  {
    meta: speakeasy,
    game: () => import('./speakeasy/index.ts').then(({ speakeasy }) => speakeasy),
    former: { 1: () => import('./speakeasy/released/1/rules.ts') },
    sentences: () => import('./speakeasy/sentences.ts'),
    texts: {
      en: () => import('./speakeasy/text/en.json', { with: { type: 'json' } }),
      pl: () => import('./speakeasy/text/pl.json', { with: { type: 'json' } }),
    },
  },
]
