// La Cosa Nostra as a place to talk: a deal that stands, a pact, a loan that falls due, a deal among three.

import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRead, perform, POLL } from './cues.ts'
import { ServerProcess } from './serverProcess.ts'
import { FAMILIES, lastTask, touchedFor } from './nostraMoments.ts'
import type { Prepared } from './prepared.ts'
import { openBrowser, Visitor } from './visitor.ts'
import type { Moment } from './search.ts'

interface Tables {
  readonly deal: Prepared
  readonly loan: Prepared
  readonly three: Prepared
}
let moment: Moment
let tables: Tables
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  moment = lastTask()
  ;[server, tables] = await ServerProcess.openWith(
    async (cellar): Promise<Tables> => ({
      deal: await cellar.lay(moment.record),
      loan: await cellar.lay(moment.record),
      three: await cellar.lay(moment.record),
    }),
  )
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

interface Company {
  readonly visitors: readonly Visitor[]
  readonly ania: Page
  readonly bruno: Page
  readonly celia: Page
}

/** All three at their own browsers, with the offers before them. */
async function company({ path, cards }: Prepared): Promise<Company> {
  const visitors: Visitor[] = []
  for (const card of cards) {
    if (!card) throw new Error('three are at the table')
    const visitor = await Visitor.come(browser, `${server.url}${path}`, { pace: 'instant', card })
    await visitor.page.locator('.prompt').waitFor()
    visitors.push(visitor)
  }
  const [ania, bruno, celia] = visitors.map(({ page }) => page)
  if (!ania || !bruno || !celia) throw new Error('three are at the table')
  for (const page of [ania, bruno, celia]) await openTab(page, 'offers')
  return { visitors, ania, bruno, celia }
}

async function leave(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
}

const openTab = (page: Page, tab: 'offers' | 'log'): Promise<void> => page.locator(`#side-tab-${tab}`).click()
const column = (page: Page, title: string): Locator => page.locator(`.bargain-column[aria-label="${title}"]`)
const send = (page: Page): Promise<void> => page.locator('.bargain-foot .send').click()
const offerOf = (page: Page, family: string) =>
  page.locator(`.panel .bargain-offers .bargain-offer[aria-label*="${family}"]`).first()
const word = (page: Page, text: string) => page.locator('.panel .bargain-ledger li', { hasText: text })

/** A blank sheet for one family. */
async function write(page: Page, family: string): Promise<void> {
  await page.locator('.bargain-begin .button.primary').click()
  await page.locator('.bargain-choice').first().locator('.chip', { hasText: family }).click()
}

it('LCN-9.3, LCN-20.1, LCN-20.3 a deal and a pact are made, and nobody can take them back', async () => {
  const { visitors, ania, bruno, celia } = await company(tables.deal)
  await write(ania, FAMILIES[1])
  await column(ania, 'You give').locator('.bargain-money button').last().click()
  await send(ania)
  await offerOf(bruno, FAMILIES[0]).locator('.accept').click()
  await openTab(celia, 'log')
  await expect.poll(() => allRead([celia], /^A deal: Caruso gives \$1,000/), POLL).toBe(true)
  for (const page of [ania, bruno]) expect(await page.locator('.fixed .fix').first().isDisabled()).toBe(true)

  await write(ania, FAMILIES[1])
  await ania.locator('.bargain-words textarea').fill('I spare you, you spare me.')
  await send(ania)
  await offerOf(bruno, FAMILIES[0]).getByText('A pact').waitFor()
  await offerOf(bruno, FAMILIES[0]).locator('.accept').click()
  for (const page of [ania, bruno]) await word(page, 'I spare you, you spare me.').waitFor()
  expect(await bruno.locator('.fixed .fix').first().isDisabled()).toBe(true)
  await openTab(celia, 'offers')
  expect(await word(celia, 'I spare you').count()).toBe(0)
  expect(await visitors[1]?.barriers()).toEqual([])
  await leave(visitors)
})

it('LCN-20.4 a loan falls due after the Action phase, and is paid with one click', async () => {
  const { visitors, ania, bruno, celia } = await company(tables.loan)
  await write(ania, FAMILIES[1])
  await column(ania, 'You give').locator('.bargain-later-add').click()
  const later = column(ania, 'You give').locator('.bargain-later')
  await later.locator('select').selectOption({ index: 0 })
  expect(await visitors[0]?.barriers()).toEqual([])
  await send(ania)
  await offerOf(bruno, FAMILIES[0]).locator('.accept').click()
  await word(bruno, '$1,000 after the Action phase').locator('[data-mark="open"]').waitFor()

  await perform([ania, bruno, celia], moment.script, touchedFor)
  await word(bruno, '$1,000 after the Action phase').locator('[data-mark="due"]').waitFor()
  await ania.locator('.panel .bargain-due .accept').first().click()
  for (const page of [ania, bruno])
    await word(page, '$1,000 after the Action phase').locator('[data-mark="paid"]').waitFor()
  await openTab(bruno, 'log')
  await expect.poll(() => allRead([bruno], /^Caruso has paid Calmuti what was promised/), POLL).toBe(true)
  await leave(visitors)
})

it('LCN-R32 a deal among three comes about when the last one has agreed', async () => {
  const { visitors, ania, bruno, celia } = await company(tables.three)
  await write(ania, FAMILIES[1])
  await ania.locator('.bargain-choice').nth(2).locator('.chip', { hasText: FAMILIES[2] }).click()
  await column(ania, `You give ${FAMILIES[1]}`).locator('.bargain-money button').last().click()
  await column(ania, `${FAMILIES[2]} gives`).locator('.bargain-money button').last().click()
  expect(await visitors[0]?.barriers()).toEqual([])
  await send(ania)
  await offerOf(bruno, FAMILIES[0]).locator('.accept').click()
  await offerOf(celia, FAMILIES[0]).getByText(`Agreed: ${FAMILIES[1]}.`).waitFor()
  await offerOf(celia, FAMILIES[0]).locator('.accept').click()
  for (const page of [ania, bruno, celia]) await openTab(page, 'log')
  await expect.poll(() => allRead([ania, bruno, celia], /^A deal among .*: .*\$1,000/), POLL).toBe(true)
  await leave(visitors)
})
