// La Cosa Nostra between browsers: a bargain with a counter-offer, a marker that is used, a Trap, a betrayal.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRead, answerWith, linesOf, perform, playUntil, POLL } from './cues.ts'
import { luckFrom, situation } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { leaksTo, ordersOf } from './nostraSecrets.ts'
import { FAMILIES, type Lacking, lackingACard, nameOf, robbery, touchedFor, trap } from './nostraMoments.ts'
import type { Prepared } from './prepared.ts'
import { openBrowser, Visitor } from './visitor.ts'
import type { Moment } from './search.ts'

interface Tables {
  readonly bargain: Prepared
  readonly trap: Prepared
  readonly robbery: Prepared
}
let moments: { readonly bargain: Lacking; readonly trap: Moment; readonly robbery: Moment }
let tables: Tables
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  moments = { bargain: lackingACard(), trap: trap(), robbery: robbery() }
  ;[server, tables] = await ServerProcess.openWith(
    async (cellar): Promise<Tables> => ({
      bargain: await cellar.lay(moments.bargain.record, [2]),
      trap: await cellar.lay(moments.trap.record),
      robbery: await cellar.lay(moments.robbery.record),
    }),
  )
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Everybody who plays at the table, each at their own browser. */
async function company({ path, cards }: Prepared): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (const card of cards) {
    if (!card) continue
    const visitor = await Visitor.come(browser, `${server.url}${path}`, { pace: 'instant', card })
    await visitor.page.locator('.prompt').waitFor()
    visitors.push(visitor)
  }
  return visitors
}

async function leave(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
}

const openTab = (page: Page, tab: 'offers' | 'log'): Promise<void> => page.locator(`#side-tab-${tab}`).click()
const columnOf = (page: Page, side: 'want' | 'give') =>
  page.locator('.bargain-column').nth(side === 'want' ? 0 : 1)
const offerFrom = (page: Page, family: string) =>
  page.locator(`.panel .bargain-offer[aria-label*="${family}"]`).first()

async function addThousands(page: Page, side: 'want' | 'give', count: number): Promise<void> {
  for (let n = 0; n < count; n++) await columnOf(page, side).locator('.bargain-money button').last().click()
}

/** So much money for the use of a card. */
async function offerMoneyFor(page: Page, business: string, thousands: number): Promise<void> {
  await openTab(page, 'offers')
  await page.locator('.bargain-begin .button.primary').click()
  await columnOf(page, 'want').locator('.bargain-add').click()
  const card = page.locator('.bargain-picker li', { hasText: nameOf(business) })
  // The card itself, or its use for one job.
  await card.locator('.bargain-ways button').nth(1).click()
  await page.locator('.bargain-picker .bargain-foot .button').click()
  await addThousands(page, 'give', thousands)
}

const PROMISE = 'My people leave yours alone.'

it('LCN-20 an offer, a counter-offer, a deal, and the marker does its job; the promise is in the ledger', async () => {
  const visitors = await company(tables.bargain)
  const [ania, bruno] = visitors.map(({ page }) => page)
  const { business, gangster } = moments.bargain
  if (!ania || !bruno) throw new Error('two are at the table')
  await offerMoneyFor(ania, business, 2)
  expect(await visitors[0]?.barriers()).toEqual([])
  await ania.locator('.bargain-foot .send').click()
  await ania.locator('.bargain-foot').waitFor({ state: 'detached' })

  // It is pinned below every tab, wherever he looks.
  await offerFrom(bruno, 'Caruso').locator('.bargain-answers button').nth(1).click()
  await addThousands(bruno, 'want', 1)
  await bruno.locator('.bargain-words textarea').fill(PROMISE)
  await bruno.locator('.bargain-foot .send').click()

  const counter = offerFrom(ania, 'Calmuti')
  await counter.getByText('$3,000').waitFor()
  await counter.locator('.accept').click()
  await openTab(ania, 'log')
  await expect.poll(() => allRead([ania, bruno], /^A deal: .*\$3,000/), POLL).toBe(true)
  await answerWith(ania, { group: 'do', place: `man:${gangster}` })
  const used = async () =>
    (await linesOf(bruno)).some((line) => line.startsWith('Caruso has a Deal marker back'))
  await playUntil([ania, bruno], luckFrom(71), used)
  await expect.poll(() => allRead([ania, bruno], /^Caruso has a Deal marker back/), POLL).toBe(true)

  await openTab(ania, 'offers')
  await openTab(bruno, 'offers')
  const word = ania.locator('.panel .bargain-ledger li', { hasText: PROMISE })
  await word.locator('[data-mark="kept"]').click()
  await bruno
    .locator('.panel .bargain-ledger li', { hasText: PROMISE })
    .locator('[data-mark="kept"]')
    .waitFor()
  await leave(visitors)
})

/** Nobody needs more time to talk. LCN-R30 */
async function letItGoOn(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.bargain-moment .bargain-answers button').nth(1).click()
}

it('LCN-15.7 three browsers: a target is named, the table has a moment to talk, and a Trap works', async () => {
  const visitors = await company(tables.trap)
  const pages = visitors.map(({ page }) => page)
  const { script } = moments.trap
  const attacker = script[0]?.prompt.seat ?? 0
  const named = script.findIndex(({ prompt }) => prompt.key === 'declared')
  await perform(pages, script.slice(0, named), touchedFor)
  const others = pages.filter((_, seat) => seat !== attacker)
  for (const page of others) await page.locator('.bargain-moment').first().waitFor()
  expect(await visitors[(attacker + 1) % visitors.length]?.barriers()).toEqual([])
  await letItGoOn(others)
  await perform(pages, script.slice(named), touchedFor)
  await expect.poll(() => allRead(pages, /^The Trap works: /), POLL).toBe(true)
  await leave(visitors)
})

const WORD = 'Do your job in peace.'

const entry = (page: Page) => page.locator('.panel .bargain-ledger li', { hasText: WORD })

/** A promise to one family, in private. */
async function promise(page: Page, family: string): Promise<void> {
  await openTab(page, 'offers')
  await page.locator('.bargain-begin .button').nth(1).click()
  await page.locator('.bargain-word .chip', { hasText: family }).first().click()
  await page.locator('.bargain-word textarea').fill(WORD)
  await page.locator('.bargain-word button[type=submit]').click()
  await page.locator('.bargain-word').waitFor({ state: 'detached' })
  await openTab(page, 'log')
}

/** LCN-23: whoever watches has the log and the board, and nothing of what is in hands, planned or whispered. */
async function seesNothing(watcher: Visitor, players: readonly Visitor[]): Promise<void> {
  const { page, heard } = watcher
  await expect.poll(() => allRead([page], /grabs \$[\d,]+ of what/), POLL).toBe(true)
  await openTab(page, 'offers')
  expect(await page.locator('[data-state="legal"], [data-pick], .bargain-begin').count()).toBe(0)
  expect(leaksTo(watcher)).toEqual([])
  const told = heard.join('\n')
  expect(told).not.toContain(WORD)
  // There was something to leak, and it is found where it may be.
  const held = players.flatMap((player, seat) => [...ordersOf(player, seat)])
  expect(held.length).toBeGreaterThan(6)
  expect(players.filter((player) => player.heard.join('\n').includes(WORD))).toHaveLength(2)
}

it('LCN-15.4, LCN-20.2, LCN-23 three browsers: who promised peace robs, and is remembered for it', async () => {
  const visitors = await company(tables.robbery)
  const pages = visitors.map(({ page }) => page)
  const { script } = moments.robbery
  const victim = script[0]?.prompt.seat ?? 0
  const robber = script.findLast(({ answer }) => String(answer).startsWith('rob:'))?.prompt.seat ?? 0
  const [robbed, robs] = [pages[victim], pages[robber]]
  const third = pages.find((page) => page !== robbed && page !== robs)
  if (!robbed || !robs || !third) throw new Error('three are at the table')
  const watcher = await Visitor.come(browser, `${server.url}${tables.robbery.path}`, { pace: 'instant' })
  await watcher.page.locator('.prompt').waitFor()
  await promise(robs, FAMILIES[victim] ?? '')
  await perform(pages, script, touchedFor)
  await expect.poll(() => allRead(pages, /grabs \$[\d,]+ of what/), POLL).toBe(true)

  await expect.poll(() => situation(robbed), POLL).not.toBe('curtain')
  for (const page of pages) await openTab(page, 'offers')
  await entry(robbed).locator('[data-mark="broken"]').click()
  await entry(robs).locator('.bargain-mark[data-mark="broken"]').waitFor()
  // What was whispered is nobody else's.
  expect(await entry(third).count()).toBe(0)
  expect(await visitors[victim]?.barriers()).toEqual([])

  await seesNothing(watcher, visitors)
  await leave([...visitors, watcher])
})
