// Games on a visitor's own machine outlive an update of the client in which every game has a changed rule: whoever has a
// page open is told, and plays on by the rules that the game began with.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must, replay, verifyRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releasedGames } from '../games/testing/released.ts'
import { updatedGames } from '../scripts/updated/plugin.ts'
import { answerByMouse, luckFrom, playOn } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { keep, type KeptTable } from './tables.ts'
import { openBrowser, Visitor } from './visitor.ts'

const ROOT = join(import.meta.dirname, '..')
const HOOKS = join(ROOT, 'scripts', 'updated', 'hooks.ts')
const pages = mkdtempSync(join(tmpdir(), 'backroom-updated-'))
const SOON = { timeout: 60_000 }
let browser: Browser

beforeAll(async () => {
  await build({
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    logLevel: 'error',
    plugins: [updatedGames()],
    build: { outDir: pages, emptyOutDir: true },
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(pages, { recursive: true, force: true })
})

/** A game that was played nearly to its end, at a question to the person at seat 0. */
function nearlyOver(id: string): KeptTable {
  const game = must(GAMES, id)
  const kept = releasedGames(id, game.version)[3]
  if (!kept) throw new Error(`too few games of ${id} are kept`)
  const { record } = kept
  const { seal: _, answers, ...rest } = record
  let last = 0
  replay(game, record, answers.length - 12, (play, at) => {
    if (play.promptOf(0)) last = at
  })
  return keep(id, { ...rest, answers: answers.slice(0, last) })
}

const stored = (page: Page, id: string): Promise<KeptTable> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `backroom:table:${id}`)

/** Everything is kept on this machine, and the service worker answers for the page. */
const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })

it('whoever has a page open is told of a new version, and every saved game is played to its end in it', async () => {
  const ids = Object.keys(GAMES)
  const before = await ServerProcess.open()
  const { port } = new URL(before.url)
  const visitor = await Visitor.come(browser, `${before.url}/here/${ids[0]}`, {
    roughLine: true,
    pace: 'instant',
    tables: ids.map(nearlyOver),
  })
  const { page } = visitor
  await page.locator('.prompt[data-asked="true"]').waitFor()
  await installed(page)
  await before.close()

  const after = new ServerProcess(Number(port), { BACKROOM_CLIENT: pages }, HOOKS)
  await after.start()
  try {
    // As when somebody comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: 'Load it' }).click(SOON)
    for (const id of ids) {
      await page.goto(`${after.url}/here/${id}`)
      await page.locator('.prompt[data-asked="true"]').waitFor(SOON)
      await playOn(page, answerByMouse, luckFrom(3))
      await page.locator('.finale .score').waitFor(SOON)
      const { record, outcome } = await stored(page, id)
      const game = must(GAMES, id)
      expect(record.version).toBe(game.version)
      expect(verifyRecord(game, record).core.over).toEqual(outcome)
    }
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  } finally {
    await after.close()
  }
})
