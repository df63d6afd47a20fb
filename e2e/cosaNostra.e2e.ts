// La Cosa Nostra alone against bots: a whole game at a desk, and a short one on a phone.

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
  const visitor = await Visitor.come(browser, `${house.url}/new/cosa-nostra`, { pace: 'instant' })
  const { page } = visitor
  await setUpTable(page, { mode: 'solo', families: 4, name: 'Carmela' })
  await page.locator('.prompt').waitFor()
  const answers = await playOn(page, answerByMouse, luckFrom(51))
  expect(answers).toBeGreaterThan(30)
  await page.locator('.finale .lcn-score').waitFor()
  expect(await visitor.barriers()).toEqual([])
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('LCN-22.1 a short game of three rounds on a phone, by touch alone', async () => {
  const visitor = await Visitor.come(browser, `${house.url}/new/cosa-nostra`, {
    size: 'phone',
    language: 'pl',
    pace: 'instant',
  })
  const { page } = visitor
  await page.locator('.house-rules summary').tap()
  await page.locator('input[aria-describedby="about-shortGame"]').check()
  await setUpTable(page, { mode: 'solo', families: 3, name: 'Carmela' })
  await page.locator('.prompt').waitFor()
  const answers = await playOn(page, answerByTouch, luckFrom(52))
  expect(answers).toBeGreaterThan(20)
  await page.locator('.finale .lcn-score').waitFor()
  expect(await sidewaysBy(page)).toBe(0)
  expect(await visitor.barriers()).toEqual([])
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
