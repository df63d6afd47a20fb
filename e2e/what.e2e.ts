// "What is this?" in a browser: by a pointer that rests, by right click, by key, by a finger that stays; and the key to the signs.

import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openServer } from './open.ts'

const { come } = openServer()
const GAMES = ['corleone', 'cosa-nostra', 'speakeasy']

const card = (page: Page): Locator => page.locator('.what')

async function sitDown(page: Page): Promise<void> {
  await page.locator('button[type=submit]').click()
  await page.locator('.prompt[data-asked=true] .confirm').waitFor()
}

/** A thing that may be picked and is in sight. */
const legal = (page: Page): Locator =>
  page.locator('[data-thing][data-state=legal]:visible, [data-thing] [data-state=legal]:visible').first()

const isOnThing = (): boolean => document.activeElement?.closest('[data-thing]') !== null

/** Until the table has come to rest: cards have been dealt, tabs opened, and nothing is chosen or moved by itself any more. */
async function atRest(page: Page, thing: Locator): Promise<void> {
  let before = ''
  for (let alike = 0; alike < 4; ) {
    const now = JSON.stringify([await thing.boundingBox(), await page.locator('[data-state=picked]').count()])
    alike = now === before ? alike + 1 : 0
    before = now
    await page.waitForTimeout(150)
  }
}

it.each(GAMES)(
  '%s: hover, right click and W open the card, Escape closes it, the key shows every sign',
  async (game) => {
    const visitor = await come(`/new/${game}`, { pace: 'instant' })
    const { page } = visitor
    await sitDown(page)
    const thing = legal(page)
    await atRest(page, thing)

    await thing.hover()
    await card(page).waitFor()
    expect(await card(page).getAttribute('role')).toBe('tooltip')
    const said = await card(page).innerText()
    expect(said).toMatch(/(COR|LCN|SPK)-\d+/)
    expect(said).not.toMatch(/thing\.|what\./)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })

    await thing.click({ button: 'right' })
    expect(await card(page).getAttribute('role')).toBe('dialog')
    expect(await card(page).innerText()).toContain(said.split('\n')[0] ?? '')
    await card(page).locator('.what-rule').click()
    await page.locator('dialog.side').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.side').waitFor({ state: 'detached' })

    // A card that was asked for by key takes the focus, and gives it back.
    do await page.keyboard.press('ArrowRight')
    while (!(await page.evaluate(isOnThing)))
    await page.keyboard.press('w')
    await card(page).waitFor()
    expect(await card(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.closest('[data-state], .prompt') !== null)).toBe(
      true,
    )

    // Whoever listens is told the same.
    await page.waitForFunction(() => document.querySelector('.table [aria-description]') !== null)

    await page.locator('.top-bar').getByRole('button', { name: 'Key to the signs' }).click()
    const signs = page.locator('.sign-key li')
    await signs.first().waitFor()
    expect(await signs.count()).toBeGreaterThan(15)
    expect(await page.locator('.on-table').count()).toBeGreaterThan(15)
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  },
)

it.each(GAMES)('%s on a phone: a long press asks and picks nothing, in Polish too', async (game) => {
  const visitor = await come(`/new/${game}`, { size: 'phone', language: 'pl-PL', pace: 'instant' })
  const { page } = visitor
  await sitDown(page)
  const thing = legal(page)
  await atRest(page, thing)
  const picked = page.locator('[data-state=picked], [data-pick][aria-pressed=true]')
  // A man may be chosen already, before anything is picked.
  const before = await picked.count()
  const box = await thing.boundingBox()
  if (!box) throw new Error('nothing to press')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const line = await page.context().newCDPSession(page)
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await card(page).waitFor()
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await card(page).innerText()).toMatch(/(COR|LCN|SPK)-\d+/)
  expect(await picked.count()).toBe(before)
  // It lies beside the thing, never over it.
  const [shown, about] = [await card(page).boundingBox(), await thing.boundingBox()]
  expect(
    shown &&
      about &&
      (shown.y >= about.y + about.height / 2 || shown.y + shown.height <= about.y + about.height / 2),
  ).toBe(true)
  await card(page).locator('button.round').tap()
  await card(page).waitFor({ state: 'detached' })
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
