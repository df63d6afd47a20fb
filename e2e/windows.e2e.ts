/** Every game in every window at start, middle and end: what is written can be read, what is asked can be touched. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corleoneSamples, cosaNostraOfFive, cosaNostraSamples, speakeasySamples } from './sampleGames.ts'
import { ServerProcess } from './serverProcess.ts'
import type { KeptTable } from './tables.ts'
import { openBrowser } from './visitor.ts'
import { boardBox, measured, sitDown, WINDOWS } from './windows.ts'

/** Of each game the moments to look at; behind the tabs of the first, too. */
const GAMES: { readonly [game: string]: () => readonly KeptTable[] } = {
  corleone() {
    const { start, middle, end, bribery } = corleoneSamples()
    return [middle, start, end, bribery]
  },
  'cosa-nostra'() {
    const { start, middle, attack } = cosaNostraSamples()
    return [cosaNostraOfFive().five, start, middle, attack]
  },
  speakeasy() {
    const { start, middle, tour } = speakeasySamples()
    return [middle, start, tour]
  },
}

/** The low form, a phone on its side or a window zoomed in, has findings yet and is looked at in pictures only. */
const LOW = ['844x390', '960x600', '720x450', '1440x900 text 32']
const HELD = WINDOWS.filter(({ name }) => !LOW.includes(name))

/** The longest words that we have. */
const LANGUAGE = 'pl'

let browser: Browser
let server: ServerProcess

beforeAll(async () => {
  server = await ServerProcess.open()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

/** All of it is drawn, letters and what comes late included. */
async function settled(page: Page): Promise<void> {
  await page.locator('.prompt[data-asked="true"], .cor-bribery').first().waitFor()
  await page.locator('.board [data-place], .mine [data-place], .cor-bribery').first().waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 30 && document.getAnimations().length > 0; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  // The board finds its place a moment after it is drawn.
  await page.waitForTimeout(200)
}

const named = (name: string, faults: readonly string[]) => faults.map((fault) => `${name}: ${fault}`)

/** Another side of the question is another question: the board stays where it is. */
async function jumps(page: Page): Promise<string[]> {
  const before = await boardBox(page)
  const found: string[] = []
  for (const side of await page.locator('.prompt [data-group]:not(:disabled)').all()) {
    await side.click()
    await page.waitForTimeout(60)
    const after = await boardBox(page)
    if (before !== null && after !== null && after !== before)
      found.push(`the board: ${before}, then ${after}`)
  }
  return found
}

/** Everything behind a tab is looked at too. */
async function behindTabs(page: Page): Promise<string[]> {
  const found: string[] = []
  const tabs = page.locator('.phone-tabs [role="tab"], .panel .tabs [role="tab"], .lcn-shelf [role="tab"]')
  const ids = await tabs.evaluateAll((all) => all.map(({ id }) => id))
  for (const id of ids) {
    await page
      .locator(`#${id}[aria-selected="false"]`)
      .click({ timeout: 2000 })
      .catch(() => null)
    await page.waitForTimeout(60)
    found.push(...named(id, await measured(page)))
  }
  return found
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  let tables: readonly KeptTable[] = []
  beforeAll(() => {
    tables = GAMES[game]?.() ?? []
  })

  test.each(HELD)('$name', async (window) => {
    const found: string[] = []
    const { page, context } = await sitDown(browser, server.url, { window, tables, language: LANGUAGE })
    for (const [at, { id }] of tables.entries()) {
      await page.goto(`${server.url}/here/${id}`)
      await settled(page)
      found.push(...named(id, await measured(page)))
      if (at === 0) found.push(...named(id, [...(await jumps(page)), ...(await behindTabs(page))]))
    }
    await context.close()
    expect(found).toEqual([])
  })
})
