// Where the long words on the cards may be broken.

import { expect, it } from 'vitest'
import englishNames from '../../../../games/cosa-nostra/text/en.json' with { type: 'json' }
import polishNames from '../../../../games/cosa-nostra/text/pl.json' with { type: 'json' }
import english from '../text/en.json' with { type: 'json' }
import polish from '../text/pl.json' with { type: 'json' }

const LONG = 9

const wordsOnOrders = (names: { readonly [id: string]: string }): readonly string[] =>
  Object.entries(names).flatMap(([id, name]) => (id.startsWith('ord-') ? name.split(' ') : []))

it.each([
  ['en', english, englishNames.name],
  ['pl', polish, polishNames.name],
] as const)('%s: every long word on an order may be broken, and no other', (_language, texts, names) => {
  // What has a hyphen of its own needs none.
  const long = wordsOnOrders(names).filter((word) => /^\p{L}+$/u.test(word) && word.length >= LONG)
  const broken = texts['order.breaks'].split(' ').map((word) => word.replaceAll('-', ''))
  expect(broken.toSorted()).toEqual([...new Set(long)].toSorted())
})
