// Takes pictures of every important screen at three sizes and in two languages, and of every table in every window;
// `npm run screens -- middle` of those alone that have this in their names. What README and docs show goes to docs/screens as JPEG, the rest to .screens.

import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from '../scripts/built.ts'
import { corleoneSamples, cosaNostraSamples, speakeasySamples, withOffers } from './sampleGames.ts'
import { openTableBy } from './guests.ts'
import { ServerProcess } from './serverProcess.ts'
import { bargainAt, NOSTRA, PAGES, type Place, SPEAKEASY, TABLES, visit } from './screensOf.ts'
import type { KeptTable } from './tables.ts'
import { type Manner, openBrowser, type Size, SIZES, Visitor } from './visitor.ts'
import { sitDown, WINDOWS } from './windows.ts'

const ROOT = join(import.meta.dirname, '..')
const [SHOWN_IN, REST_IN] = [join(ROOT, 'docs', 'screens'), join(ROOT, '.screens')]
const PICTURED = ['home', 'lobby']
/** Above it nobody sees a difference, and the pictures grow. */
const QUALITY = 85

const pages = globSync(['README.md', 'docs/*.md'], { cwd: ROOT })
const shown = pages.map((page) => readFileSync(join(ROOT, page), 'utf8')).join('\n')
const wanted = process.argv.slice(2)
let taken = 0

/** Takes pictures of these places, as this visitor sees them. */
async function picture(places: readonly Place[], visited: Manner & { readonly size: Size }): Promise<void> {
  const { size, language = 'en' } = visited
  const visitor = await Visitor.come(browser, server.url, { ...visited, pace: 'instant' })
  for (const place of places) {
    const name = `${place.name}-${SIZES[size].width}-${language}`
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
    await visit(visitor.page, server.url, place, size)
    const manner = shown.includes(`docs/screens/${name}.jpg`)
      ? ({ path: join(SHOWN_IN, `${name}.jpg`), type: 'jpeg', quality: QUALITY } as const)
      : { path: join(REST_IN, `${name}.png`) }
    await visitor.page.screenshot({ animations: 'disabled', ...manner })
    taken++
  }
  for (const error of visitor.errors) console.error(`${size} ${language}: ${error}`)
  if (visitor.errors.length > 0) process.exitCode = 1
  await visitor.leave()
}

/** Every window that the tables are designed for, with the longest words. */
async function pictureWindows(game: string, tables: readonly KeptTable[]): Promise<void> {
  for (const window of WINDOWS) {
    const names = tables.map(({ id }) => `window-${game}-${id}-${window.name.replaceAll(' ', '-')}`)
    if (wanted.length > 0 && !names.some((name) => wanted.some((part) => name.includes(part)))) continue
    const { page, context } = await sitDown(browser, server.url, { window, tables, language: 'pl' })
    for (const [at, { id, outcome }] of tables.entries()) {
      if (outcome) continue
      await visit(page, server.url, { name: id, path: `/here/${id}`, drawn: '.prompt' })
      await page.screenshot({ animations: 'disabled', path: join(REST_IN, `${names[at]}.png`) })
      taken++
    }
    await context.close()
  }
}

buildClient()
for (const folder of [SHOWN_IN, REST_IN]) mkdirSync(folder, { recursive: true })
const [corleone, nostra, speakeasy] = [corleoneSamples(), cosaNostraSamples(), speakeasySamples()]
const [server, bargain] = await ServerProcess.openWith((cellar) => cellar.lay(withOffers(nostra.middle)))
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
  await openTableBy(server.url, { name: 'Connie', people: 3, bots: 0 })
  await openTableBy(server.url, { name: 'Tessio', people: 2, bots: 2 })
  for (const [game, samples] of Object.entries({ corleone, 'cosa-nostra': nostra, speakeasy }))
    await pictureWindows(game, Object.values(samples))
  for (const size of Object.keys(SIZES) as Size[])
    for (const language of ['en', 'pl'])
      for (const [places, manner] of SERIES) await picture(places, { ...manner, size, language })
} finally {
  await browser.close()
  await server.close()
}
console.log(`${taken} pictures`)
