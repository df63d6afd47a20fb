// Taking a lesson as a learner does: by touching what the coach has ringed, and Confirm.

import type { Page } from 'playwright-core'
import { clickOne, skipAhead, touchOne } from './input.ts'

const moodOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.coach')?.getAttribute('data-mood') ?? null)

/** The ringed things as selectors; the coach's rings are a style sheet of their own. */
const ringed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(', ') : [])),
  )

/** Where the lesson stands: which step, in which mood, and how much is picked. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const coach = document.querySelector('.coach')
    const step = coach?.querySelector('.coach-steps')?.getAttribute('aria-valuenow')
    return `${location.pathname} ${coach?.getAttribute('data-mood')} ${step} ${document.querySelector('.prompt')?.getAttribute('data-wait')}`
  })

const TABS = ['#phone-tab-board', '#phone-tab-mine', '#phone-tab-families']

/** Touches one thing wherever it lies: on a phone it may be on another sheet, or out of the window. */
async function reach(page: Page, thing: string, isPhone: boolean): Promise<boolean> {
  const touch = isPhone ? touchOne : clickOne
  const attempt = async (): Promise<boolean> =>
    await touch(page, thing).then(
      () => true,
      () => false,
    )
  if (await attempt()) return true
  for (const tab of isPhone ? TABS : []) {
    await page.locator(tab).tap()
    if ((await page.locator(thing).count()) === 0) continue
    if (await attempt()) return true
    const fit = page.locator('.fit-button')
    if ((await fit.count()) > 0) await fit.first().tap()
    else await page.locator(thing).first().scrollIntoViewIfNeeded()
    if (await attempt()) return true
  }
  return false
}

/** A button of the switch or of its variants, which brings the rest into view. */
const isSide = (thing: string): boolean => /^\[data-(?:group|variant)=/.test(thing)

/** One move at the table: every ringed thing, then Confirm; false: nothing was there to be touched. */
async function byHand(page: Page, isPhone: boolean): Promise<boolean> {
  const things = await ringed(page)
  const sides = things.filter(isSide).sort()
  for (const side of sides) if ((await page.locator(side).count()) > 0) await reach(page, side, isPhone)
  const wanted = things.filter((one) => !sides.includes(one))
  let touched = false
  for (const thing of wanted) {
    const there = page.locator(thing)
    if ((await there.count()) === 0 || (await there.and(page.locator('[aria-pressed=true]')).count()) > 0)
      continue
    touched = (await reach(page, thing, isPhone)) || touched
  }
  // Parts that wait for a quiet line come late; and on a phone it may lie on another sheet.
  if (!touched && !isPhone && wanted.length > 0)
    await page
      .locator(wanted.join(', '))
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => null)
  for (const thing of touched ? [] : wanted) touched ||= await reach(page, thing, isPhone)
  if (touched) await reach(page, '#confirm:not(:disabled)', isPhone)
  return touched
}

interface Taken {
  readonly moves: number
  /** Steps at which the coach had to show the move. */
  readonly shown: readonly string[]
}

/** Plays the lesson on the page to its end. */
export async function takeLesson(page: Page, isPhone: boolean): Promise<Taken> {
  await page.locator('.coach').waitFor()
  const shown: string[] = []
  let tries = 0
  for (let moves = 0; moves < 120; moves++) {
    const mood = await moodOf(page)
    const before = await standing(page)
    if (mood === 'won') return { moves, shown }
    if (mood === 'reads') await reach(page, '[data-coach=next]', isPhone)
    else if (mood === 'shows') await reach(page, '[data-coach=takeBack]', isPhone)
    // Bargains and looks have windows of their own, which other tests go through: here the coach shows them.
    else if ((await page.locator('.coach[data-mood=asks][data-command=true]').count()) > 0)
      await reach(page, '[data-coach=showMe]', isPhone)
    else if ((await page.locator('.prompt[data-asked=true]').count()) === 0) await skipAhead(page)
    else if (tries < 3 && (await byHand(page, isPhone))) tries++
    else if (tries < 3) {
      tries++
      await page.waitForTimeout(100)
      continue
    } else {
      shown.push(before)
      await reach(page, '[data-coach=showMe]', isPhone)
    }
    await page
      .waitForFunction(
        (before) => {
          const coach = document.querySelector('.coach')
          const step = coach?.querySelector('.coach-steps')?.getAttribute('aria-valuenow')
          return (
            `${location.pathname} ${coach?.getAttribute('data-mood')} ${step} ${document.querySelector('.prompt')?.getAttribute('data-wait')}` !==
            before
          )
        },
        before,
        { timeout: 1500 },
      )
      .then(
        () => (tries = 0),
        () => null,
      )
  }
  throw new Error(`the lesson does not end: ${await standing(page)} ${(await ringed(page)).join()}`)
}
