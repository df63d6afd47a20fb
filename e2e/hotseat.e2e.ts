// Two people at one phone, with the curtain between them, through a whole game by touch.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerByTouch, luckFrom, situation, skipAhead } from './input.ts'
import { sidewaysBy } from './looks.ts'
import { openServer } from './open.ts'

const { come } = openServer()

/** Two names, and the cards are dealt. */
async function sitDown(page: Page): Promise<void> {
  await page.locator('input[name=mode][value=hotseat]').tap()
  await page.locator('input[name=count][value="2"]').tap()
  for (const [seat, name] of ['Ania', 'Bruno'].entries())
    await page.locator('.chair').nth(seat).locator('input').fill(name)
  await page.locator('button[type=submit]').tap()
  await page.locator('.curtain').waitFor()
}

/** The cards that whoever looks at the screen holds, as the screen names them. */
async function handNow(page: Page): Promise<string[]> {
  // The screen turns to where something can be picked.
  await page.waitForTimeout(200)
  await page.locator('#phone-tab-mine').tap()
  const cards = page.locator('.cor-handcard[aria-label], .cor-handcard [data-place]')
  await page.locator('.cor-hand').waitFor()
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  // Back to the board, unless it is one of these cards that is asked for.
  const asked = await page.locator('.cor-hand [data-state="legal"]').count()
  if (asked === 0) await page.locator('#phone-tab-board').tap()
  return names.filter((name) => name !== '')
}

/** Behind the curtain the page holds nothing of anybody's. */
async function hidesEverything(page: Page, seen: ReadonlySet<string>): Promise<void> {
  expect(await page.locator('.mine, .cor-hand, .cor-handcard, .board, .log, [data-place]').count()).toBe(0)
  const content = await page.content()
  expect([...seen].filter((card) => content.includes(card))).toEqual([])
  expect(content).not.toContain('card:')
}

it('two people at one phone play a whole game with the curtain between them', async () => {
  const visitor = await come('/new/corleone', { size: 'phone', pace: 'instant' })
  const { page } = visitor
  await sitDown(page)
  const luck = luckFrom(31)
  const seen = new Set<string>()
  const called = new Set<string>()
  let curtains = 0
  for (let answers = 0, now = await situation(page); now !== 'over'; now = await situation(page)) {
    expect(answers).toBeLessThan(400)
    if (now === 'curtain') {
      await hidesEverything(page, seen)
      called.add(await page.locator('.curtain h1').innerText())
      await page.locator('.curtain button').tap()
      await page.locator('.curtain').waitFor({ state: 'detached' })
      curtains++
      if (curtains < 12) for (const card of await handNow(page)) seen.add(card)
    } else if (now === 'asked') {
      await answerByTouch(page, luck)
      answers++
    } else await skipAhead(page)
  }
  expect(curtains).toBeGreaterThan(15)
  expect([...called].toSorted()).toEqual(['Ania, it is your turn', 'Bruno, it is your turn'])
  expect(seen.size).toBeGreaterThan(3)
  await page.locator('.score').waitFor()
  expect(await sidewaysBy(page)).toBe(0)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
