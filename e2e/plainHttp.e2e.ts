// At home over plain HTTP, by the name of another machine: a browser then lacks what it has on secure pages only.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerByMouse, luckFrom, situation, waitPoint } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { setUpTable } from './setUp.ts'
import { openBrowser, Visitor } from './visitor.ts'

const POLL = { timeout: 60_000, interval: 100 }
const AT_HOME = 'backroom.lan'

let server: ServerProcess
let browser: Browser
let url: string

beforeAll(async () => {
  server = await ServerProcess.open()
  browser = await openBrowser(`--host-resolver-rules=MAP ${AT_HOME} localhost`)
  url = server.url.replace('localhost', AT_HOME)
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** That a browser leaves out what it does on secure pages only is no fault. */
const faultsOf = ({ errors }: Visitor): string[] =>
  errors.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))

it('a game alone is dealt, answered and found again', async () => {
  const visitor = await Visitor.come(browser, `${url}/new/corleone`, { pace: 'instant' })
  const { page } = visitor
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  await page.locator('form button[type=submit]').click()
  await expect.poll(() => situation(page), POLL).toBe('asked')
  await answerByMouse(page, luckFrom(1))
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('backroom:table:')))
  await expect.poll(kept, POLL).toBe(true)
  await page.reload()
  await page.locator('.prompt').waitFor()
  expect(faultsOf(visitor)).toEqual([])
  await visitor.leave()
})

it('people find a table by its link, which is copied by hand, and play', async () => {
  const ania = await Visitor.come(browser, `${url}/new/corleone?mode=online`, { pace: 'instant' })
  await setUpTable(ania.page, { mode: 'online', families: 2, name: 'Ania' })
  await ania.page.locator('.share button').click()
  await ania.page.getByText('Please copy the link by hand.').waitFor()
  const link = await ania.page.locator('.share input').inputValue()
  const bruno = await Visitor.come(browser, link, { pace: 'instant' })
  await bruno.page.locator('#room-name').fill('Bruno')
  await bruno.page.locator('.chair .button.primary').click()
  await ania.page.locator('.button.primary.big:not(:disabled)').click()
  const askedOne = async () => {
    for (const { page } of [ania, bruno]) if ((await situation(page)) === 'asked') return page
    return null
  }
  await expect.poll(askedOne, POLL).not.toBeNull()
  const page = (await askedOne()) ?? ania.page
  const before = await waitPoint(page)
  await answerByMouse(page, luckFrom(1))
  await expect.poll(() => waitPoint(page), POLL).not.toBe(before)
  for (const visitor of [ania, bruno]) {
    expect(faultsOf(visitor)).toEqual([])
    await visitor.leave()
  }
})
