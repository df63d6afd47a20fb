// Every screen there is: its address, and by what one sees that it is drawn.

import type { Page } from 'playwright-core'

export interface Place {
  readonly name: string
  readonly path: string
  readonly drawn: string
}

const table = (name: string, moment: string): Place => ({
  name,
  path: `/here/${moment}`,
  drawn: '.prompt[data-asked="true"]',
})

export const PAGES: readonly Place[] = [
  { name: 'home', path: '/', drawn: '.hero h1' },
  { name: 'lobby', path: '/tables', drawn: '.table-row[data-game] .button' },
  { name: 'new', path: '/new', drawn: '.chairs' },
  { name: 'rules', path: '/rules/corleone', drawn: '.rules h2' },
  { name: 'about', path: '/about', drawn: 'main a' },
  { name: 'settings', path: '/settings', drawn: '.settings' },
  { name: 'lost', path: '/nowhere/at/all', drawn: 'h1' },
]

export const TABLES = {
  start: table('table-start', 'start'),
  middle: table('table-middle', 'middle'),
  end: table('table-end', 'end'),
  bribery: { ...table('bribery', 'bribery'), drawn: '.cor-bribery' },
  score: { name: 'score-sheet', path: '/here/over', drawn: '.finale .cor-score' },
  replay: { name: 'replay', path: '/here/over/replay', drawn: '.replay-bar' },
} as const satisfies { readonly [name: string]: Place }

/** Goes there and waits until all of it is drawn, letters included. */
export async function visit(page: Page, house: string, { path, drawn }: Place): Promise<void> {
  await page.goto(`${house}${path}`)
  await page.locator(drawn).first().waitFor()
  await page.locator('.loading').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  // The board finds its size, and on a phone its place, a moment after it is drawn.
  await page.waitForTimeout(350)
}
