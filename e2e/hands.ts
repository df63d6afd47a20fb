// Playing at the screen as a person does: by what glows, with a mouse or with the keyboard alone.

import type { Page } from 'playwright-core'

const LEGAL = '[data-place][data-state="legal"], [data-pick]:not(:disabled)'

/** How the screen stands for the person before it. */
export type Situation = 'asked' | 'waiting' | 'curtain' | 'over'

export async function situation(page: Page): Promise<Situation> {
  return page.evaluate(() => {
    if (document.querySelector('.curtain')) return 'curtain'
    if (document.querySelector('.finale')) return 'over'
    return document.querySelector('.prompt[data-asked="true"]') ? 'asked' : 'waiting'
  })
}

/** Lets the table get on with it: what is being shown step by step is skipped. */
export async function skipAhead(page: Page): Promise<void> {
  const skip = page.locator('.prompt button.confirm:not(#confirm)')
  if ((await skip.count()) > 0) await skip.click({ timeout: 1000 }).catch(() => null)
  else await page.waitForTimeout(50)
}

/** A small generator of the test's own, so that a run can be repeated. */
export function luckFrom(seed: number): (limit: number) => number {
  let word = seed >>> 0 || 1
  return (limit) => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    word >>>= 0
    return word % limit
  }
}

/** What the page asks now, to see when it has moved on. */
const question = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const bar = document.querySelector('.prompt')
    return `${bar?.getAttribute('data-wait')} ${bar?.textContent}`
  })

/** Presses Confirm if it is awake; false if it sleeps. */
async function confirmed(page: Page): Promise<boolean> {
  const confirm = page.locator('#confirm:not(:disabled)')
  if ((await confirm.count()) === 0) return false
  await confirm.click({ timeout: 3000 }).catch(() => null)
  return true
}

/** Answers the open prompt by clicking something that glows, and Confirm where that is wanted. */
export async function answerByMouse(page: Page, luck: (limit: number) => number): Promise<void> {
  const before = await waitPoint(page)
  for (let tries = 0; tries < 40; tries++) {
    if (await hasAnswered(page, before)) return
    // Fewer than wanted may be picked so far; more are added until Confirm wakes up.
    if (tries > 0 && (await confirmed(page))) continue
    const legal = page.locator(LEGAL).filter({ visible: true })
    const count = await legal.count()
    if (count > 0)
      await legal
        .nth(luck(count))
        .dispatchEvent('click', undefined, { timeout: 3000 })
        .catch(() => null)
    else await confirmed(page)
  }
  throw new Error(`nothing answers: ${await question(page)}`)
}

/** Where the game stands, by number. */
const waitPoint = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.prompt')?.getAttribute('data-wait') ?? null)

/** The answer is on its way, or the game stands elsewhere already. */
const hasAnswered = async (page: Page, before: string | null): Promise<boolean> =>
  (await situation(page)) !== 'asked' || (await waitPoint(page)) !== before

const focused = (page: Page): Promise<'legal' | 'confirm' | 'other'> =>
  page.evaluate((legal) => {
    const { activeElement } = document
    if (activeElement?.id === 'confirm') return 'confirm'
    return activeElement?.matches(legal) && activeElement.getAttribute('aria-pressed') !== 'true'
      ? 'legal'
      : 'other'
  }, LEGAL)

/** Answers with the keyboard alone: arrows go round what may be picked, Enter takes, and Confirm is one of them. */
export async function answerByKeys(page: Page, luck: (limit: number) => number): Promise<void> {
  const before = await waitPoint(page)
  const reach = async (wanted: 'legal' | 'confirm') => {
    for (let steps = 0; steps < 90; steps++) {
      await page.keyboard.press('ArrowRight')
      if ((await focused(page)) === wanted) return true
    }
    return false
  }
  for (let tries = 0; tries < 40; tries++) {
    if (await hasAnswered(page, before)) return
    const ready = (await page.locator('#confirm:not(:disabled)').count()) > 0
    if (ready && tries > 0 && (await reach('confirm'))) {
      await page.keyboard.press('Enter')
      continue
    }
    let found = false
    for (let steps = 1 + luck(4); steps > 0; steps--) found = await reach('legal')
    if (!found && !(ready && (await reach('confirm')))) continue
    await page.keyboard.press('Enter')
  }
  throw new Error(`nothing answers to the keyboard: ${await question(page)}`)
}
