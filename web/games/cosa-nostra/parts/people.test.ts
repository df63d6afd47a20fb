// Where the long words on the cards may be broken.

import { messagesFor } from '@backroom/games/words'
import { expect, it } from 'vitest'
import english from '../text/en.json' with { type: 'json' }
import polish from '../text/pl.json' with { type: 'json' }

const LONG = 9

const wordsOnOrders = (names: { readonly [id: string]: string }): readonly string[] =>
  Object.entries(names).flatMap(([id, name]) => (id.startsWith('name.ord-') ? name.split(' ') : []))

it.each([
  ['en', english],
  ['pl', polish],
] as const)('%s: every long word on an order may be broken, and no other', async (language, texts) => {
  const names = (await messagesFor('cosa-nostra', language)).texts
  // What has a hyphen of its own needs none.
  const long = wordsOnOrders(names).filter((word) => /^\p{L}+$/u.test(word) && word.length >= LONG)
  const broken = texts['order.breaks'].split(' ').map((word) => word.replaceAll('-', ''))
  expect(broken.toSorted()).toEqual([...new Set(long)].toSorted())
})
