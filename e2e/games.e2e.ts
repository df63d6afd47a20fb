// The two newer games at every moment worth looking at, in both languages and at the three sizes.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cosaNostraSamples, speakeasySamples, withOffers } from './sampleGames.ts'
import { ServerProcess } from './serverProcess.ts'
import { faults, hindrances } from './looks.ts'
import { bargainAt, NOSTRA, type Place, READ, SPEAKEASY, visit } from './screensOf.ts'
import type { Prepared } from './prepared.ts'
import type { KeptTable } from './tables.ts'
import { openBrowser, type Size, Visitor } from './visitor.ts'

const GAMES = ['cosa-nostra', 'speakeasy'] as const
type Name = (typeof GAMES)[number]

let server: ServerProcess
let browser: Browser
let bargain: Prepared
let tables: { readonly [game in Name]: readonly KeptTable[] }

beforeAll(async () => {
  const samples = cosaNostraSamples()
  tables = { 'cosa-nostra': Object.values(samples), speakeasy: Object.values(speakeasySamples()) }
  ;[server, bargain] = await ServerProcess.openWith((cellar) => cellar.lay(withOffers(samples.middle)))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const placesOf = (game: Name): readonly Place[] =>
  game === 'speakeasy'
    ? [...READ.speakeasy, ...Object.values(SPEAKEASY)]
    : [...READ['cosa-nostra'], ...Object.values(NOSTRA), ...bargainAt(bargain.path)]

interface Look {
  readonly size: Size
  readonly language: string
  /** Whether axe looks too: what it finds does not depend on all of size and language together. */
  readonly closely: boolean
}

const LOOKS: readonly Look[] = [
  { size: 'desk', language: 'en', closely: true },
  { size: 'desk', language: 'pl', closely: false },
  { size: 'tablet', language: 'en', closely: false },
  { size: 'tablet', language: 'pl', closely: true },
  { size: 'phone', language: 'en', closely: false },
  { size: 'phone', language: 'pl', closely: true },
]

describe.each(GAMES)('%s', (game) => {
  it.each(LOOKS)('every moment can be read and reached at a $size in $language', async (look) => {
    const { size, language, closely } = look
    const [card] = bargain.cards
    const manner = { size, language, card, tables: tables[game], pace: 'instant' } as const
    const visitor = await Visitor.come(browser, server.url, manner)
    const found: string[] = []
    for (const place of placesOf(game)) {
      await visit(visitor.page, server.url, place, size)
      found.push(...(await faults(visitor, place.name)))
      if (closely) found.push(...(await hindrances(visitor, place.name)))
    }
    expect(found).toEqual([])
    await visitor.leave()
  })
})
