// Takes the pictures of docs/screens: every important screen at three sizes and in two languages.

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from '../scripts/built.ts'
import { eveningOfCorleone, eveningOfCosaNostra, eveningOfSpeakeasy, withOffers } from './evenings.ts'
import { openTableBy } from './guests.ts'
import { House } from './house.ts'
import { lighter } from './lighter.ts'
import { bargainAt, NOSTRA, PAGES, type Place, SPEAKEASY, TABLES, visit } from './screensOf.ts'
import { type Manner, openBrowser, type Size, SIZES, Visitor } from './visitor.ts'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens')
const PICTURED = ['home', 'lobby']

/** Takes pictures of these places, as this visitor sees them. */
async function picture(places: readonly Place[], manner: Manner & { readonly size: Size }): Promise<void> {
  const { size, language = 'en' } = manner
  const visitor = await Visitor.come(browser, house.url, { ...manner, pace: 'instant' })
  for (const place of places) {
    await visit(visitor.page, house.url, place, size)
    const shot = await visitor.page.screenshot({ animations: 'disabled' })
    const name = `${place.name}-${SIZES[size].width}-${language}.png`
    writeFileSync(join(FOLDER, name), lighter(shot))
  }
  for (const error of visitor.errors) console.error(`${size} ${language}: ${error}`)
  if (visitor.errors.length > 0) process.exitCode = 1
  await visitor.leave()
}

buildClient()
mkdirSync(FOLDER, { recursive: true })
const [corleone, nostra, speakeasy] = [eveningOfCorleone(), eveningOfCosaNostra(), eveningOfSpeakeasy()]
const [house, bargain] = await House.openWith((cellar) => cellar.lay(withOffers(nostra.middle)))
const browser = await openBrowser()

/** What is pictured, and what the visitor has to have for it. */
const SERIES: readonly (readonly [readonly Place[], Manner])[] = [
  [PAGES.filter(({ name }) => PICTURED.includes(name)), { tables: [corleone.middle, corleone.over] }],
  [
    [TABLES.start, TABLES.middle, TABLES.end, TABLES.bribery, TABLES.score],
    { tables: Object.values(corleone) },
  ],
  [
    [
      NOSTRA.start,
      NOSTRA.middle,
      NOSTRA.odds,
      NOSTRA.attack,
      NOSTRA.score,
      ...bargainAt(bargain.path).slice(-1),
    ],
    { tables: Object.values(nostra), card: bargain.cards[0] },
  ],
  [
    [SPEAKEASY.start, SPEAKEASY.middle, SPEAKEASY.tour, SPEAKEASY.score, SPEAKEASY.war],
    { tables: Object.values(speakeasy) },
  ],
]

try {
  await openTableBy(house.url, { name: 'Connie', people: 3, bots: 0 })
  await openTableBy(house.url, { name: 'Tessio', people: 2, bots: 2 })
  for (const size of Object.keys(SIZES) as Size[])
    for (const language of ['en', 'pl'])
      for (const [places, manner] of SERIES) await picture(places, { ...manner, size, language })
} finally {
  await browser.close()
  await house.close()
}
const pictures = readdirSync(FOLDER)
const bytes = pictures.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)
console.log(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`)
