// One person against three bots at a desk, through a whole game; and the same by keyboard alone.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerByKeys, answerByMouse, luckFrom, situation, skipAhead } from './hands.ts'
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

async function playOn(
  visitor: Visitor,
  answer: (page: Visitor['page'], luck: (limit: number) => number) => Promise<void>,
  seed: number,
): Promise<number> {
  const luck = luckFrom(seed)
  for (let answers = 0; answers < 400; ) {
    const now = await situation(visitor.page)
    if (now === 'over') return answers
    if (now === 'asked') {
      await answer(visitor.page, luck)
      answers++
    } else await skipAhead(visitor.page)
  }
  throw new Error('the game does not end')
}

it('one person plays a whole game against three bots at 1440×900', async () => {
  const visitor = await Visitor.come(browser, `${house.url}/new/corleone`)
  await sitDown(visitor)
  expect(await visitor.barriers()).toEqual([])
  const answers = await playOn(visitor, answerByMouse, 11)
  expect(answers).toBeGreaterThan(15)
  await visitor.page.locator('.cor-score').waitFor()
  expect(await visitor.barriers()).toEqual([])
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('a whole game by keyboard alone', async () => {
  const visitor = await Visitor.come(browser, `${house.url}/new/corleone`)
  await sitDown(visitor)
  await playOn(visitor, answerByKeys, 12)
  await visitor.page.locator('.cor-score').waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
