// One person against three bots at a desk, through a whole game; and the same by keyboard alone.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerByKeys, answerByMouse, luckFrom, playOn } from './input.ts'
import { openServer } from './open.ts'
import { playWholeGame } from './wholeGame.ts'

const { come } = openServer()

it('one person plays a whole game against three bots at 1440×900', async () => {
  const visitor = await come('/new/corleone')
  const { answers, faults } = await playWholeGame(visitor, { families: 4, hand: answerByMouse, luck: 11 })
  expect(answers).toBeGreaterThan(15)
  expect(faults).toEqual([])
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
  const visitor = await come('/new/corleone', { pace: 'instant' })
  const { page } = visitor
  await page.locator('button[type=submit]').waitFor()
  await tabTo(page, 'input[name=count]')
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  await page.locator('.prompt').waitFor()
  expect(await page.locator('.plate').count()).toBe(1)
  await playOn(page, answerByKeys, luckFrom(12))
  await page.locator('.score').waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
