// Giving a certain answer at the screen: the things one has to touch for it, in their order.

import { soleAnswer } from '@backroom/engine'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerByMouse, clearAway, clickOne, type Luck, situation, skipAhead, waitPoint } from './input.ts'
import type { Cue } from './search.ts'

/** What is touched: a side of the switch, then a place or a button. */
export interface Touched {
  readonly group?: string
  readonly variant?: string
  readonly place?: string
  readonly pick?: string
}

export const POLL = { timeout: 30_000, interval: 100 }

const thing = ({ place, pick }: Touched): string =>
  place === undefined ? `[data-pick="${pick}"]` : `[data-place="${place}"][data-state="legal"]`

/** Waits until the person is asked, and gives this answer. */
export async function answerWith(page: Page, touched: Touched): Promise<void> {
  await expect.poll(() => situation(page), POLL).toBe('asked')
  await clearAway(page)
  const before = await waitPoint(page)
  const { group, variant } = touched
  if (group !== undefined) await page.locator(`.switch [data-group="${group}"]`).click()
  const side = page.locator(`.switch [data-variant="${variant}"]`)
  if (variant !== undefined && (await side.count()) > 0) await side.click()
  await page.locator(thing(touched)).first().waitFor()
  await clickOne(page, thing(touched))
  await page.locator('#confirm:not(:disabled)').click()
  await expect
    .poll(async () => (await situation(page)) !== 'asked' || (await waitPoint(page)) !== before, POLL)
    .toBe(true)
}

/** Everybody gives the answers of the script, each at their own screen. */
export async function perform(
  pages: readonly Page[],
  script: readonly Cue[],
  touchedFor: (cue: Cue) => Touched,
): Promise<void> {
  // Where there is a single answer the server gives it after a while, maybe before the hand has reached the button.
  for (const cue of script.filter(({ prompt }) => prompt.pause || soleAnswer(prompt) === null)) {
    const page = pages[cue.prompt.seat]
    if (!page) throw new Error(`nobody sits at ${cue.prompt.seat}`)
    await answerWith(page, touchedFor(cue))
  }
}

/** Whoever is asked answers as they like, until enough is seen. */
export async function playUntil(
  pages: readonly Page[],
  luck: Luck,
  enough: () => Promise<boolean>,
): Promise<void> {
  const next = async () => {
    if (await enough()) return true
    for (const page of pages)
      if ((await situation(page)) === 'asked') await answerByMouse(page, luck)
      else await skipAhead(page)
    return false
  }
  await expect.poll(next, { timeout: 60_000, interval: 50 }).toBe(true)
}

export const linesOf = (page: Page): Promise<string[]> => page.locator('.panel .log li p').allTextContents()

/** Whether everybody can read such a line in the log. */
export async function allRead(pages: readonly Page[], line: RegExp): Promise<boolean> {
  const logs = await Promise.all(pages.map(linesOf))
  return logs.every((lines) => lines.some((text) => line.test(text)))
}
