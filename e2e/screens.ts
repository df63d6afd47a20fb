// Takes the pictures of docs/screens: every important screen at three sizes and in two languages.

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClient } from '../scripts/built.ts'
import { openTableBy } from './guests.ts'
import { House } from './house.ts'
import { lighter } from './lighter.ts'
import { PAGES, type Place, TABLES, visit } from './screensOf.ts'
import { type KeptTable, momentsOfAGame } from './tables.ts'
import { openBrowser, type Size, SIZES, Visitor } from './visitor.ts'

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens')
const PICTURED = ['home', 'lobby']
const pages = PAGES.filter(({ name }) => PICTURED.includes(name))
const { start, middle, end, bribery, score } = TABLES

/** Some bills in the envelope, as somebody would have put them there. */
async function fillTheEnvelope({ page }: Visitor): Promise<void> {
  for (const stack of await page.locator('.cor-add').all()) if (await stack.isEnabled()) await stack.click()
}

/** Takes pictures of these places, for somebody who has these games on their machine. */
async function picture(
  places: readonly Place[],
  tables: readonly KeptTable[],
  size: Size,
  language: string,
): Promise<void> {
  const visitor = await Visitor.come(browser, house.url, { size, language, tables, pace: 'instant' })
  for (const place of places) {
    await visit(visitor.page, house.url, place)
    if (place === bribery) await fillTheEnvelope(visitor)
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
const moments = momentsOfAGame()
const house = await House.open()
const browser = await openBrowser()
try {
  await openTableBy(house.url, { name: 'Connie', people: 3, bots: 0 })
  await openTableBy(house.url, { name: 'Tessio', people: 2, bots: 2 })
  for (const size of Object.keys(SIZES) as Size[])
    for (const language of ['en', 'pl']) {
      await picture(pages, [moments.middle, moments.over], size, language)
      await picture([start, middle, end, bribery, score], Object.values(moments), size, language)
    }
} finally {
  await browser.close()
  await house.close()
}
const pictures = readdirSync(FOLDER)
const bytes = pictures.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)
console.log(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`)
