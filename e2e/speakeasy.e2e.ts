// Speakeasy alone against bots: a whole game at a desk, and one on a phone.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerByMouse, answerByTouch, luckFrom, playOn } from './hands.ts'
import { House } from './house.ts'
import { sidewaysBy } from './looks.ts'
import { setUpTable } from './setUp.ts'
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

it('one person plays a whole game against three bots at 1440×900', async () => {
  const visitor = await Visitor.come(browser, `${house.url}/new/speakeasy`, { pace: 'instant' })
  const { page } = visitor
  await setUpTable(page, { mode: 'solo', families: 4, name: 'Dutch' })
  await page.locator('.prompt').waitFor()
  const answers = await playOn(page, answerByMouse, luckFrom(61))
  expect(answers).toBeGreaterThan(30)
  await page.locator('.finale .ops-score').waitFor()
  expect(await visitor.barriers()).toEqual([])
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('a whole game against one bot on a phone, by touch alone', async () => {
  const visitor = await Visitor.come(browser, `${house.url}/new/speakeasy`, {
    size: 'phone',
    language: 'pl',
    pace: 'instant',
  })
  const { page } = visitor
  await setUpTable(page, { mode: 'solo', families: 2, name: 'Dutch' })
  await page.locator('.prompt').waitFor()
  const answers = await playOn(page, answerByTouch, luckFrom(62))
  expect(answers).toBeGreaterThan(30)
  await page.locator('.finale .ops-score').waitFor()
  expect(await sidewaysBy(page)).toBe(0)
  expect(await visitor.barriers()).toEqual([])
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
