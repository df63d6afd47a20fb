// One person against three bots at a desk, through a whole game; and the same by keyboard alone.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerByKeys, answerByMouse, luckFrom, playOn } from './hands.ts'
import { House } from './house.ts'
import { openBrowser, Visitor } from './visitor.ts'

let house: House
let browser: Browser

beforeAll(async () => {
  house = await House.open()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

async function sitDown(visitor: Visitor): Promise<void> {
  await visitor.page.locator('button[type=submit]').click()
  await visitor.page.locator('.prompt').waitFor()
}

it('one person plays a whole game against three bots at 1440×900', async () => {
  const visitor = await Visitor.come(browser, `${house.url}/new/corleone`)
  await sitDown(visitor)
  expect(await visitor.barriers()).toEqual([])
  const answers = await playOn(visitor.page, answerByMouse, luckFrom(11))
  expect(answers).toBeGreaterThan(15)
  await visitor.page.locator('.cor-score').waitFor()
  expect(await visitor.barriers()).toEqual([])
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

/** Goes on from field to field until this one has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, wanted)) return
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}

it('a whole game by keyboard alone, from the form to the score sheet', async () => {
  const visitor = await Visitor.come(browser, `${house.url}/new/corleone`, { pace: 'instant' })
  const { page } = visitor
  await page.locator('button[type=submit]').waitFor()
  await tabTo(page, 'input[name=count]')
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await page.locator('.prompt').waitFor()
  expect(await page.locator('.plate').count()).toBe(1)
  await playOn(page, answerByKeys, luckFrom(12))
  await page.locator('.cor-score').waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
