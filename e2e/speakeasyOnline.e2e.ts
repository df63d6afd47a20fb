// Speakeasy between two browsers: what needs the other one, and what both must see.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRead, answerWith, perform, POLL } from './cues.ts'
import { situation } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import type { Prepared } from './prepared.ts'
import { ambush, cooking, cueAt, defence, nextStop, parkSwap, touchedFor, tour } from './speakeasyMoments.ts'
import { openBrowser, Visitor } from './visitor.ts'
import type { Moment } from './search.ts'

const LOOKED_FOR = { parkSwap, tour, ambush, defence, cooking }
type Name = keyof typeof LOOKED_FOR
const NAMES = Object.keys(LOOKED_FOR) as Name[]

let moments: ReadonlyMap<Name, Moment>
let tables: ReadonlyMap<Name, Prepared>
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  moments = new Map(NAMES.map((name) => [name, LOOKED_FOR[name]()]))
  ;[server, tables] = await ServerProcess.openWith(async (cellar) => {
    const laid = new Map<Name, Prepared>()
    for (const [name, { record }] of moments) laid.set(name, await cellar.lay(record))
    return laid
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

interface SeatedMoment {
  readonly moment: Moment
  readonly visitors: readonly Visitor[]
  readonly pages: readonly Page[]
}

/** Both sit at the table of this moment, look at it, and leave without errors. */
async function atMoment(name: Name, act: (table: SeatedMoment) => Promise<void>): Promise<void> {
  const [table, moment] = [tables.get(name), moments.get(name)]
  if (!table || !moment) throw new Error(`there is no table for ${name}`)
  const visitors: Visitor[] = []
  for (const card of table.cards) {
    const visitor = await Visitor.come(browser, `${server.url}${table.path}`, { pace: 'instant', card })
    await visitor.page.locator('.prompt').waitFor()
    visitors.push(visitor)
  }
  await act({ moment, visitors, pages: visitors.map(({ page }) => page) })
  for (const visitor of visitors) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
}

/** The question of the moment is answered where it is asked. */
async function answerTheMoment({ moment, visitors, pages }: SeatedMoment): Promise<void> {
  const cue = cueAt(moment)
  const asked = visitors[cue.prompt.seat]
  await expect.poll(() => asked && situation(asked.page), POLL).toBe('asked')
  const barriers = await asked?.barriers()
  await perform(pages, [cue], touchedFor)
  expect(barriers).toEqual([])
}

it('SPK-21.2 the Park: capos change places, and the other one chooses in between', () =>
  atMoment('parkSwap', async ({ moment: { script }, pages }) => {
    const [swap, bonus] = script
    const [mover, owner] = [pages[swap?.prompt.seat ?? 0], pages[bonus?.prompt.seat ?? 0]]
    if (!swap || !bonus || !mover || !owner) throw new Error('one swaps, the other chooses')
    await perform(pages, [swap], touchedFor)
    await expect.poll(() => situation(owner), POLL).toBe('asked')
    // Before that, nothing of what the contact offers.
    expect(await situation(mover)).toBe('waiting')
    await perform(pages, [bonus], touchedFor)
    await expect.poll(() => situation(owner), POLL).not.toBe('asked')
    await expect.poll(() => allRead(pages, / swaps capos with /), POLL).toBe(true)
  }))

it('SPK-16.4 a tour of two trucks in turn, followed by the other one', () =>
  atMoment('tour', async ({ moment, visitors, pages }) => {
    const { prompt } = cueAt(moment)
    const driver = pages[prompt.seat]
    if (!driver) throw new Error('somebody drives')
    expect(await visitors[prompt.seat]?.barriers()).toEqual([])
    for (const truck of [2, 1]) {
      await expect.poll(() => situation(driver), POLL).toBe('asked')
      await answerWith(driver, { group: `truck-${truck}`, place: `district:${nextStop(prompt, truck)}` })
      await expect.poll(() => allRead(pages, new RegExp(`: truck ${truck} drives to `)), POLL).toBe(true)
    }
    await answerWith(driver, { pick: 'stop' })
  }))

it('SPK-19.5 an ambush with a hired member of the other family', () =>
  atMoment('ambush', async (table) => {
    await answerTheMoment(table)
    await expect.poll(() => allRead(table.pages, / ambushes .*hired: /), POLL).toBe(true)
  }))

it('SPK-9.9 a building is defended in a mob war', () =>
  atMoment('defence', async (table) => {
    await answerTheMoment(table)
    await expect.poll(() => allRead(table.pages, / holds the .* against /), POLL).toBe(true)
  }))

it('SPK-20.8 a book is cooked', () =>
  atMoment('cooking', async (table) => {
    await answerTheMoment(table)
    await expect.poll(() => allRead(table.pages, / cooks a book: /), POLL).toBe(true)
  }))
