// A game that was added in the usual places is played on the screen, alone and over the net, in both languages.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { View } from '../games/testing/thimble/public.ts'
import { fourthGame } from '../scripts/fourth/plugin.ts'
import { answerByMouse, luckFrom, playOn } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { setUpTable } from './setUp.ts'
import { openBrowser, Visitor } from './visitor.ts'
import { playWholeGame } from './wholeGame.ts'

const ROOT = join(import.meta.dirname, '..')
const pages = mkdtempSync(join(tmpdir(), 'backroom-fourth-'))
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  await build({
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    logLevel: 'error',
    plugins: [fourthGame()],
    build: { outDir: pages, emptyOutDir: true },
  })
  server = await ServerProcess.open({ BACKROOM_CLIENT: pages }, join(ROOT, 'scripts', 'fourth', 'hooks.ts'))
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  rmSync(pages, { recursive: true, force: true })
})

const come = (path: string, language = 'en') => Visitor.come(browser, `${server.url}${path}`, { language })

it.each([
  ['en', 'Thimblerig', 'Twice round'],
  ['pl', 'Trzy naparstki', 'Dwie kolejki'],
])('stands on the shelf, in the form and in the rules in %s', async (language, title, setting) => {
  const visitor = await come('/', language)
  const { page } = visitor
  await page.locator('.game-card[data-game=thimble]').getByRole('heading', { name: title }).waitFor()
  await page.goto(`${server.url}/new/thimble`)
  await page.locator('.house-rules summary').first().click()
  await page.getByText(setting).waitFor()
  // It takes no file of one's own.
  expect(await page.locator('#values').count()).toBe(0)
  await page.goto(`${server.url}/rules/thimble#THM-3.2`)
  await page.locator('#THM-3\\.2').waitFor()
  expect(await visitor.barriers()).toEqual([])
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('one person plays it against bots, in the worker', async () => {
  const visitor = await come('/new/thimble')
  const { answers, faults } = await playWholeGame(visitor, { families: 3, hand: answerByMouse, luck: 5 })
  // To hide the pea, and to point twice; a card may be left to the table.
  expect(answers).toBeGreaterThanOrEqual(3)
  expect(faults).toEqual([])
})

/** Views that show somebody another's card, or a pea that they have neither hidden nor found. */
function leaksTo(visitor: Visitor, me: number): string[] {
  const views = visitor
    .messages()
    .flatMap((message) => ('sight' in message && message.sight ? [message.sight.view] : []))
  expect(views.length).toBeGreaterThan(5)
  return views.flatMap((seen) => {
    const { rigger, pea, hands, looked } = seen as View
    const found = looked.some(({ seat, thimble }) => seat === me && thimble === pea)
    const cards = hands.flatMap((card, seat) => (card !== null && seat !== me ? [`the card of ${seat}`] : []))
    return pea === null || rigger === me || found ? cards : [...cards, 'the pea']
  })
}

it('two people play it on the server, and neither learns what is hidden', async () => {
  const host = await come('/new/thimble')
  await setUpTable(host.page, { mode: 'online', families: 2, name: 'Carmela' })
  await host.page.locator('.share input').waitFor()
  const guest = await come(new URL(host.page.url()).pathname)
  await guest.page.locator('#room-name').fill('Sal')
  await guest.page.locator('.chairs button.primary').click()
  await host.page.locator('button.primary.big:not(:disabled)').click()
  await Promise.all([host, guest].map(({ page }) => page.locator('.prompt').waitFor()))
  await Promise.all([host, guest].map(({ page }, i) => playOn(page, answerByMouse, luckFrom(i + 7))))
  for (const [seat, visitor] of [host, guest].entries()) {
    await visitor.page.locator('.finale .score').waitFor()
    expect(visitor.errors).toEqual([])
    expect(leaksTo(visitor, seat)).toEqual([])
  }
  await host.leave()
  await guest.leave()
})
