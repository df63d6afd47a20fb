// La Cosa Nostra and the time of people: planning turns with a limit, and reactions that one is not asked for again.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linesOf, POLL, perform } from './cues.ts'
import { situation } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { FAMILIES, planning, type Schemer, schemerTwice, touchedFor } from './nostraMoments.ts'
import type { Prepared } from './prepared.ts'
import { openBrowser, Visitor } from './visitor.ts'

interface Tables {
  readonly quiet: Prepared
  readonly clock: Prepared
}
let moment: Schemer
let tables: Tables
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  moment = schemerTwice()
  ;[server, tables] = await ServerProcess.openWith(
    async (cellar): Promise<Tables> => ({
      quiet: await cellar.lay(moment.record),
      clock: await cellar.lay(planning().record),
    }),
  )
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Everybody at their own browser, with the log before them. */
async function company({ path, cards }: Prepared): Promise<readonly Visitor[]> {
  return Promise.all(
    cards.map(async (card) => {
      const visitor = await Visitor.come(browser, `${server.url}${path}`, { pace: 'instant', card })
      await visitor.page.locator('.prompt').waitFor()
      await visitor.page.locator('#side-tab-log').click()
      return visitor
    }),
  )
}

async function leave(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
}

/** At how many waiting points this visitor was asked this. */
const timesAsked = (visitor: Visitor, key: string): number =>
  new Set(
    visitor
      .messages()
      .flatMap((said) => ('sight' in said && said.sight?.prompt?.key === key ? [said.sight.wait] : [])),
  ).size

/** Whose time is up, by the log of this page. */
async function timedOut(page: Page): Promise<readonly string[]> {
  const lines = await linesOf(page)
  return FAMILIES.filter((family) => lines.includes(`Time is up for ${family}: the table gives the task.`))
}

it('LCN-22.6, LCN-R43 a planning turn has its time; when it is over the table gives the task, and the next one plans', async () => {
  const visitors = await company(tables.clock)
  const pages = visitors.map(({ page }) => page)
  // Nobody touches anything: the clock runs for one family after the other, and everybody sees it.
  for (const page of pages) await page.locator('.bargain-planning [role=timer]').first().waitFor(POLL)
  for (const page of pages)
    await expect
      .poll(async () => (await timedOut(page)).length, { timeout: 120_000, interval: 200 })
      .toBeGreaterThanOrEqual(2)
  await leave(visitors)
})

it('LCN-R26 who wants to be asked no more in this round is asked no more, and the table does not wait for them', async () => {
  const visitors = await company(tables.quiet)
  const { seat, script } = moment
  const schemer = visitors[seat]
  if (!schemer) throw new Error('nobody sits there')
  await expect.poll(() => situation(schemer.page), POLL).toBe('asked')
  const button = schemer.page.locator('.prompt .shortcut')
  expect(await button.textContent()).toBe('Don’t ask me again this round')
  expect(await schemer.barriers()).toEqual([])
  await button.click()
  await expect.poll(() => situation(schemer.page), POLL).not.toBe('asked')
  const before = timesAsked(schemer, 'scheme')

  const pages = visitors.map(({ page }) => page)
  // In the script the schemer is asked again and passes; here nobody asks them.
  const others = script.filter(({ prompt }) => prompt.seat !== seat || prompt.key !== 'scheme')
  await perform(pages, others, touchedFor)
  expect(timesAsked(schemer, 'scheme')).toBe(before)
  await leave(visitors)
})
