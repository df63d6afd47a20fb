// Every screen there is: its address, by what one sees that it is drawn, and what is opened on it.

import type { Page } from 'playwright-core'
import type { Size } from './visitor.ts'

export interface Place {
  readonly name: string
  readonly path: string
  readonly drawn: string
  /** What somebody does there before it is looked at. */
  readonly open?: (page: Page, size: Size) => Promise<void>
}

const ASKED = '.prompt[data-asked="true"]'

const table = (name: string, moment: string): Place => ({
  name,
  path: `/here/${moment}`,
  drawn: ASKED,
})

export const PAGES: readonly Place[] = [
  { name: 'home', path: '/', drawn: '.hero h1' },
  { name: 'lobby', path: '/tables', drawn: '.table-row[data-game] .button' },
  { name: 'new', path: '/new', drawn: '.chairs' },
  { name: 'rules index', path: '/rules', drawn: '.rules-index a' },
  { name: 'rules', path: '/rules/corleone', drawn: '.rules h2' },
  { name: 'about', path: '/about', drawn: 'main a' },
  { name: 'settings', path: '/settings', drawn: '.settings' },
  { name: 'lost', path: '/nowhere/at/all', drawn: 'h1' },
]

export const TABLES = {
  start: table('table-start', 'start'),
  middle: table('table-middle', 'middle'),
  end: table('table-end', 'end'),
  bribery: { ...table('bribery', 'bribery'), drawn: '.cor-bribery', open: fillTheEnvelope },
  score: { name: 'score-sheet', path: '/here/over', drawn: '.finale .wealth' },
  replay: { name: 'replay', path: '/here/over/replay', drawn: '.replay-bar' },
} as const satisfies { readonly [name: string]: Place }

/** Some bills in the envelope, as somebody would have put them there. */
async function fillTheEnvelope(page: Page): Promise<void> {
  for (const stack of await page.locator('.cor-add').all()) if (await stack.isEnabled()) await stack.click()
}

const openHouseRules = (page: Page): Promise<void> =>
  page.locator('.house-rules:not(#values) summary').click()

/** The offers lie in a tab beside the log, on a phone in a tab of their own. */
async function openOffers(page: Page, size: Size): Promise<void> {
  if (size === 'phone') return page.locator('#phone-tab-offers').click()
  await page.locator('#side-tab-offers').click()
}

/** The window in which the newest offer is answered. */
async function openBargain(page: Page, size: Size): Promise<void> {
  await openOffers(page, size)
  await page.locator('.bargain-offer .button:not(.accept)').first().click()
  await page.locator('.bargain-foot').waitFor()
}

/** What a job needs and brings, before it is done. */
async function lookAtAJob(page: Page): Promise<void> {
  await page.locator('[data-place^="man:"][data-state="legal"]').last().click()
}

/** Somewhere in the middle of the book. */
async function leafOn(page: Page): Promise<void> {
  await page.locator('.scrub input').fill('200')
  await page.locator('.scrub .label', { hasText: '200' }).waitFor()
}

const ofNostra = (name: string, moment = name): Place => table(`cosa-nostra-${name}`, moment)

export const NOSTRA = {
  start: ofNostra('start'),
  middle: ofNostra('middle'),
  odds: { ...ofNostra('odds', 'middle'), open: lookAtAJob },
  attack: ofNostra('attack'),
  window: ofNostra('window'),
  score: { name: 'cosa-nostra-score', path: '/here/over', drawn: '.finale .wealth' },
  replay: { name: 'cosa-nostra-replay', path: '/here/over/replay', drawn: '.replay-bar', open: leafOn },
} as const satisfies { readonly [name: string]: Place }

/** The bargain of a table of the server. */
export const bargainAt = (path: string): readonly Place[] => [
  { name: 'cosa-nostra-offers', path, drawn: ASKED, open: openOffers },
  { name: 'cosa-nostra-bargain', path, drawn: ASKED, open: openBargain },
]

/** Gives up or holds: the war is told from there on. */
async function settleTheWar(page: Page): Promise<void> {
  await page.locator('.prompt [data-pick]').first().click()
  await page.locator('#confirm').click()
  await page.locator('.ops-telling').waitFor()
}

const ofSpeakeasy = (name: string, moment = name): Place => table(`speakeasy-${name}`, moment)

export const SPEAKEASY = {
  start: ofSpeakeasy('start'),
  middle: ofSpeakeasy('middle'),
  tour: ofSpeakeasy('tour'),
  defence: ofSpeakeasy('defence', 'war'),
  score: { name: 'speakeasy-score', path: '/here/over', drawn: '.finale .wealth' },
  replay: { name: 'speakeasy-replay', path: '/here/over/replay', drawn: '.replay-bar', open: leafOn },
  // The last: the table moves on by it.
  war: { ...ofSpeakeasy('war'), open: settleTheWar },
} as const satisfies { readonly [name: string]: Place }

/** What is read before one sits down. */
export const READ: { readonly [game in 'cosa-nostra' | 'speakeasy']: readonly Place[] } = {
  'cosa-nostra': beforehand('cosa-nostra'),
  speakeasy: beforehand('speakeasy'),
}

function beforehand(game: string): Place[] {
  return [
    { name: `new ${game}`, path: `/new/${game}`, drawn: '.chairs', open: openHouseRules },
    { name: `rules of ${game}`, path: `/rules/${game}`, drawn: '.rules h2' },
  ]
}

/** Goes there and waits until all of it is drawn, letters included. */
export async function visit(page: Page, server: string, place: Place, size: Size = 'desk'): Promise<void> {
  await page.goto(`${server}${place.path}`)
  await page.locator(place.drawn).first().waitFor()
  await page.locator('.loading').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  // The board finds its size, and on a phone its place, a moment after it is drawn.
  await page.waitForTimeout(350)
  if (!place.open) return
  await place.open(page, size)
  await page.waitForTimeout(150)
}
