// Playing at the screen as a person does: by what glows, with a mouse, a finger, or the keyboard alone.

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

/** What is told over the board, and closed by whoever has read it. */
const TOLD = '.ops-tellskip'

/** Lets the table get on with it: what is being shown step by step is skipped. */
export async function skipAhead(page: Page): Promise<void> {
  const skip = page.locator(`.prompt button.confirm:not(#confirm), ${TOLD}`).first()
  if ((await skip.count()) > 0) await skip.click({ timeout: 1000 }).catch(() => null)
  else await page.waitForTimeout(50)
}

export type Luck = (limit: number) => number

/** A small generator of the test's own, so that a run can be repeated. */
export function luckFrom(seed: number): Luck {
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

/** Where the game stands, by number. */
export const waitPoint = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.prompt')?.getAttribute('data-wait') ?? null)

/** The answer is on its way, or the game stands elsewhere already. */
const hasAnswered = async (page: Page, before: string | null): Promise<boolean> =>
  (await situation(page)) !== 'asked' || (await waitPoint(page)) !== before

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a pointer would meet each of these things: a point of it that nothing else covers. */
const spots = (page: Page, things: string): Promise<Spot[]> =>
  page.evaluate((things) => {
    const parts = [0.5, 0.3, 0.7, 0.12, 0.88]
    const spotOf = (thing: Element): Spot | undefined => {
      const { left, top, width, height } = thing.getBoundingClientRect()
      return parts
        .flatMap((down) => parts.map((along) => ({ x: left + width * along, y: top + height * down })))
        .find(({ x, y }) => {
          const met = document.elementFromPoint(x, y)
          return met?.closest('[data-place],[data-pick],button,a') === thing
        })
    }
    return [...document.querySelectorAll(things)].map(spotOf).filter((spot) => spot !== undefined)
  }, things)

/** The sheets of a phone on which nothing is ever asked: a finger may have strayed to one. */
const ASTRAY = '[id^="phone-tab-"][aria-selected="true"]:not(#phone-tab-board, #phone-tab-mine)'

/** Brings something that may be picked into the window; where nothing is yet, the screen is still turning to it. */
async function comeCloser(page: Page): Promise<void> {
  if ((await page.locator(ASTRAY).count()) > 0) await page.locator('#phone-tab-board').tap()
  if ((await page.locator(LEGAL).count()) > 0) {
    const [fit] = await spots(page, '.fit-button')
    if (fit) await page.touchscreen.tap(fit.x, fit.y)
    else
      await page.evaluate(
        (legal) => document.querySelector(legal)?.scrollIntoView({ block: 'center', inline: 'center' }),
        LEGAL,
      )
  }
  await page.waitForTimeout(80)
}

type Touch = (page: Page, spot: Spot) => Promise<void>
export type Hand = (page: Page, luck: Luck) => Promise<void>

/** Answers the open prompt by touching what glows, and Confirm where that is wanted. */
const answerBy =
  (touch: Touch): Hand =>
  async (page, luck) => {
    const before = await waitPoint(page)
    for (let tries = 0; tries < 60; tries++) {
      if (await hasAnswered(page, before)) return
      const [told] = await spots(page, TOLD)
      if (told) {
        await touch(page, told)
        continue
      }
      const [confirm] = await spots(page, '#confirm:not(:disabled)')
      // Fewer than wanted may be picked so far; more are added until Confirm wakes up.
      if (confirm && tries > 0) {
        await touch(page, confirm)
        continue
      }
      const legal = await spots(page, LEGAL)
      const spot = legal[luck(Math.max(1, legal.length))] ?? confirm
      if (spot) await touch(page, spot)
      else await comeCloser(page)
    }
    throw new Error(`nothing answers: ${await question(page)}`)
  }

const click: Touch = (page, { x, y }) => page.mouse.click(x, y)
const tap: Touch = (page, { x, y }) => page.touchscreen.tap(x, y)

export const answerByMouse = answerBy(click)
export const answerByTouch = answerBy(tap)

/** Touches the first of these things that nothing covers. */
const touchFirst =
  (touch: Touch) =>
  async (page: Page, things: string): Promise<void> => {
    const [spot] = await spots(page, things)
    if (!spot) throw new Error(`nothing of ${things} can be touched`)
    await touch(page, spot)
  }
export const clickOne = touchFirst(click)
export const touchOne = touchFirst(tap)

/** Closes what is told over the board. */
export async function clearAway(page: Page): Promise<void> {
  const [told] = await spots(page, TOLD)
  if (told) await click(page, told)
}

const focused = (page: Page): Promise<'legal' | 'confirm' | 'other'> =>
  page.evaluate((legal) => {
    const { activeElement } = document
    if (activeElement?.id === 'confirm') return 'confirm'
    return activeElement?.matches(legal) && activeElement.getAttribute('aria-pressed') !== 'true'
      ? 'legal'
      : 'other'
  }, LEGAL)

/** Answers with the keyboard alone: arrows go round what may be picked, Enter takes, and Confirm is one of them. */
export const answerByKeys: Hand = async (page, luck) => {
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

/** No game of ours asks one person more often than this. */
const MOST_ANSWERS = 900

/** Plays until the score sheet lies on the table, or until enough is seen; how many answers it took. */
export async function playOn(
  page: Page,
  answer: Hand,
  luck: Luck,
  enough: (answers: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  for (let answers = 0; answers < MOST_ANSWERS; ) {
    const now = await situation(page)
    if (now === 'over' || (await enough(answers))) return answers
    if (now === 'asked') {
      await answer(page, luck)
      answers++
    } else await skipAhead(page)
  }
  throw new Error('the game does not end')
}
