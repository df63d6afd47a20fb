// What people type is counted as they count it themselves, and what is too long says so where it was typed.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ServerProcess } from './serverProcess.ts'
import { openBrowser, Visitor } from './visitor.ts'

let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  server = await ServerProcess.open()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const SENTENCES = {
  en: 'That is too long: 24 letters at most.',
  pl: 'To jest za długie: najwyżej 24 znaków.',
}

it.each(['en', 'pl'] as const)(
  'a name that is too long says so, one of emoji that is not is kept (%s)',
  async (language) => {
    const visitor = await Visitor.come(browser, `${server.url}/settings`, { language, size: 'phone' })
    const { page } = visitor
    await page.locator('#own-name').fill('x'.repeat(25))
    await page.getByText(SENTENCES[language]).waitFor()
    await page.locator('#own-name').fill('🇵🇱'.repeat(24))
    expect(await page.locator('#own-name').inputValue()).toBe('🇵🇱'.repeat(24))
    await expect.poll(() => page.getByText(SENTENCES[language]).count()).toBe(0)
    await page.locator('.name-field button').click()
    await page.reload()
    expect(await page.locator('#own-name').inputValue()).toBe('🇵🇱'.repeat(24))

    await page.goto(`${server.url}/new/corleone?mode=online`)
    await page.locator('.chair input').first().fill('x'.repeat(25))
    await page.getByText(SENTENCES[language]).waitFor()
    if (process.env['SHOTS']) {
      await page.locator('.chairs').scrollIntoViewIfNeeded()
      await page.screenshot({ path: `/tmp/chair-${language}.png` })
    }
    await page.locator('.begin-bar button').click()
    expect(page.url()).toContain('/new/corleone')
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  },
)
