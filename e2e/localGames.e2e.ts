// Games on the visitor's own machine: two tabs of one game, clearing away, files, and what cannot be opened.

import { readFileSync } from 'node:fs'
import { type GameRecord, verifyRecord } from '@backroom/engine'
import { corleone } from '@backroom/games'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { corleoneSamples } from './sampleGames.ts'
import { answerByMouse, luckFrom, playOn, waitPoint } from './input.ts'
import { openServer } from './open.ts'
import type { KeptTable } from './tables.ts'
import { Visitor } from './visitor.ts'

const { server, come } = openServer()
const { middle, over } = corleoneSamples()

const KEY = 'backroom:table:middle'
/** A busy machine is given its time. */
const SOON = { timeout: 30_000 }
const ASKED = '.prompt[data-asked="true"]'
const FOLLOWS = '.prompt[data-follows="true"]'

/** Another tab of the same browser. */
async function anotherTab({ context }: Visitor, path: string): Promise<Visitor> {
  const tab = new Visitor(context, await context.newPage(), false)
  await tab.page.goto(`${server().url}${path}`)
  return tab
}

const stored = (page: Page, key = KEY): Promise<{ revision: number; record: GameRecord }> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key)

const answersIn = async (page: Page): Promise<string[]> =>
  (await stored(page)).record.answers.map((action) => JSON.stringify(action))

/** Gives so many answers, and waits until the next question is there. */
async function play({ page }: Visitor, count: number, luck: ReturnType<typeof luckFrom>): Promise<void> {
  await playOn(page, answerByMouse, luck, (given) => given === count)
  await page.locator(ASKED).waitFor()
}

it('two tabs of one game: the second follows, takes over, and nothing forks', async () => {
  const first = await come('/here/middle', { tables: [middle], pace: 'instant' })
  await first.page.locator(ASKED).waitFor()
  const second = await anotherTab(first, '/here/middle')
  await second.page.locator(FOLLOWS).waitFor()
  expect(await second.page.locator('.prompt').innerText()).toContain('This game is open in another tab')
  // It shows the same table, hand included, and offers nothing.
  expect(await second.page.locator('.cor-hand').count()).toBe(1)
  expect(await second.page.locator('[data-state="legal"], [data-pick]').count()).toBe(0)

  const luck = luckFrom(5)
  await play(first, 2, luck)
  const moment = await waitPoint(first.page)
  await expect.poll(() => waitPoint(second.page), SOON).toBe(moment)
  const before = await answersIn(first.page)

  await second.page.getByRole('button', { name: 'Play here' }).click()
  await second.page.locator(ASKED).waitFor()
  await first.page.locator(FOLLOWS).waitFor()
  expect(await waitPoint(second.page)).toBe(moment)
  await play(second, 2, luck)
  const later = await waitPoint(second.page)
  expect(later).not.toBe(moment)
  await expect.poll(() => waitPoint(first.page), SOON).toBe(later)
  const after = await answersIn(second.page)
  expect(after.slice(0, before.length)).toEqual(before)

  // Whoever is left plays on.
  await second.page.close()
  await first.page.locator(ASKED).waitFor()
  expect(await waitPoint(first.page)).toBe(later)
  await play(first, 1, luck)
  expect((await answersIn(first.page)).slice(0, after.length)).toEqual(after)
  expect([...first.errors, ...second.errors]).toEqual([])
  await first.leave()
})

it('a tab where two people play shows nobody’s hand to the tab that follows', async () => {
  const people = middle.seats.map((_, seat) => ({ name: `Player ${seat + 1}`, bot: null }))
  const first = await come('/here/middle', { tables: [{ ...middle, seats: people }], pace: 'instant' })
  await first.page.locator('.curtain button').click()
  await first.page.locator(ASKED).waitFor()
  expect(await first.page.locator('.cor-hand').count()).toBe(1)
  const second = await anotherTab(first, '/here/middle')
  await second.page.locator(FOLLOWS).waitFor()
  expect(await second.page.locator('.cor-handcard').count()).toBe(0)
  await second.page.getByRole('button', { name: 'Play here' }).click()
  await second.page.locator('.curtain').waitFor()
  expect([...first.errors, ...second.errors]).toEqual([])
  await first.leave()
})

it('without locks the tab that is behind writes nothing over, and says so', async () => {
  const first = await come('/', { tables: [middle], pace: 'instant' })
  await first.context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }),
  )
  await first.page.goto(`${server().url}/here/middle`)
  await first.page.locator(ASKED).waitFor()
  const second = await anotherTab(first, '/here/middle')
  await second.page.locator(ASKED).waitFor()
  const luck = luckFrom(6)
  await play(second, 2, luck)
  const moment = await waitPoint(second.page)
  const saved = await answersIn(second.page)
  await first.page.getByRole('heading', { name: 'This game has gone on in another tab' }).waitFor()
  expect(await answersIn(first.page)).toEqual(saved)
  await first.page.getByRole('button', { name: 'Play here' }).click()
  await first.page.locator(ASKED).waitFor()
  expect(await waitPoint(first.page)).toBe(moment)
  expect([...first.errors, ...second.errors]).toEqual([])
  await first.leave()
})

it('a game is cleared away only after a question', async () => {
  const visitor = await come('/tables', { tables: [middle, over] })
  const { page } = visitor
  const clear = page.getByRole('button', { name: 'Clear this game of' }).first()
  const dialog = page.locator('dialog[open]')
  await clear.click()
  await dialog.waitFor()
  expect(await dialog.innerText()).toContain('gone for good')
  expect(await visitor.barriers()).toEqual([])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('.table-row').count()).toBe(2)
  await clear.click()
  await dialog.getByRole('button', { name: 'Clear it away' }).click()
  await expect.poll(() => page.locator('.table-row').count(), SOON).toBe(1)
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('a game that is cleared away while it is played says so, and can be saved again', async () => {
  const visitor = await come('/here/middle', { tables: [middle], pace: 'instant' })
  const { page } = visitor
  await page.locator(ASKED).waitFor()
  await page.evaluate((key) => localStorage.removeItem(key), KEY)
  await answerByMouse(page, luckFrom(7))
  await page.getByRole('heading', { name: 'This game was cleared away' }).waitFor()
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  await page.getByRole('button', { name: 'Play here' }).click()
  await page.locator('.prompt').waitFor()
  expect((await answersIn(page)).length).toBeGreaterThan(middle.record.answers.length)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

/** What the browser gives after this. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await file.path(), 'utf8')
}

const give = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })

it('a game goes to another browser as a file, from the table and from the list', async () => {
  const visitor = await come('/here/middle', { tables: [middle], pace: 'instant' })
  const { page } = visitor
  await page.locator(ASKED).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  const text = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  await page.goto(`${server().url}/tables`)
  const listed = await downloaded(page, () => page.getByRole('button', { name: /^Save this game/ }).click())
  expect(listed).toBe(text)
  const { record }: { record: GameRecord } = JSON.parse(text)
  expect(verifyRecord(corleone, record).core.over).toBeNull()
  await visitor.leave()

  const fresh = await come('/tables', { pace: 'instant' })
  await give(fresh.page, text)
  await fresh.page.locator('.table-row[data-game=corleone] a').click()
  await fresh.page.locator(ASKED).waitFor()
  await play(fresh, 1, luckFrom(8))
  expect((await answersIn(fresh.page)).slice(0, middle.record.answers.length)).toEqual(
    middle.record.answers.map((action) => JSON.stringify(action)),
  )

  // It is there already now: nothing happens to it unasked.
  await fresh.page.goto(`${server().url}/tables`)
  const kept = await stored(fresh.page)
  await give(fresh.page, text)
  const dialog = fresh.page.locator('dialog[open]')
  await dialog.getByRole('button', { name: 'Leave everything as it is' }).click()
  expect(await stored(fresh.page)).toEqual(kept)
  await give(fresh.page, text)
  await dialog.getByRole('button', { name: 'Keep both' }).click()
  await expect.poll(() => fresh.page.locator('.table-row').count(), SOON).toBe(2)
  expect(await stored(fresh.page)).toEqual(kept)
  await give(fresh.page, text)
  await dialog.getByRole('button', { name: 'Replace it with the file' }).click()
  await expect.poll(async () => (await answersIn(fresh.page)).length, SOON).toBe(middle.record.answers.length)
  expect(fresh.errors).toEqual([])
  await fresh.leave()
})

it.each([
  ['words', 'hello', 'it is not JSON'],
  ['half a record', '{"format":1}', '“game” is missing'],
  ['other rules', JSON.stringify({ ...middle.record, version: 99 }), 'version 99 of the rules'],
  [
    'a changed letter',
    JSON.stringify({ ...over.record, seats: ['a', 'b', 'c', 'd'] }),
    'The seal of the file is broken',
  ],
  ['a book', 'x'.repeat(2_000_001), 'too large'],
])('a file that is no game is refused and changes nothing: %s', async (_what, text, why) => {
  const visitor = await come('/tables', { tables: [middle] })
  const { page } = visitor
  await page.locator('.table-row').waitFor()
  await give(page, text)
  await page.locator('[role=alert]', { hasText: why }).waitFor()
  expect(await page.locator('.table-row').count()).toBe(1)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('an entry that cannot be read hides no other, and can be saved as a file and cleared away', async () => {
  const visitor = await come('/', { tables: [middle] })
  const { page } = visitor
  await page.evaluate(() => localStorage.setItem('backroom:table:torn', '{"id":"torn","ga'))
  await page.goto(`${server().url}/tables`)
  await page.locator('[data-broken=true]', { hasText: 'damaged and cannot be read' }).waitFor()
  expect(await page.locator('.table-row').count()).toBe(2)
  await page.goto(`${server().url}/here/torn`)
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor()
  const text = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  expect(text).toBe('{"id":"torn","ga')
  await page.getByRole('button', { name: 'Clear this game away' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Clear it away' }).click()
  await expect.poll(() => page.locator('.table-row').count(), SOON).toBe(1)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

const { answers } = middle.record
it.each<[string, KeptTable, string]>([
  ['newer rules', { ...middle, record: { ...middle.record, version: 99 } }, 'newer rules than this page has'],
  ['another game', { ...middle, game: 'chess' }, 'not played here'],
  [
    'answers against the rules',
    { ...middle, record: { ...middle.record, answers: [...answers.slice(0, 5), ...answers.slice(7)] } },
    'does not follow the rules',
  ],
])('a saved game of %s says what is wrong', async (_what, table, why) => {
  const visitor = await come('/here/middle', { tables: [table] })
  await visitor.page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor()
  expect(await visitor.page.locator('[role=alert]').innerText()).toContain(why)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('a storage that is full stops no game', async () => {
  const visitor = await come('/here/middle', { tables: [middle], pace: 'instant' })
  const { page } = visitor
  await page.locator(ASKED).waitFor()
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let n = 0; n < 3; n++)
        try {
          localStorage.setItem(`ballast${size}.${n}`, 'x'.repeat(size))
        } catch {
          break
        }
  })
  const luck = luckFrom(9)
  await play(visitor, 1, luck)
  expect(await page.locator('.link-state').innerText()).toBe('Not saved')
  const moment = await waitPoint(page)
  await play(visitor, 1, luck)
  expect(await waitPoint(page)).not.toBe(moment)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('ballast')) localStorage.removeItem(key)
  })
  await play(visitor, 1, luck)
  expect(await page.locator('.link-state').count()).toBe(0)
  expect((await answersIn(page)).length).toBeGreaterThan(middle.record.answers.length + 3)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('dates are written in the language of the reader', async () => {
  const visitor = await come('/tables', { tables: [middle], language: 'pl' })
  expect(await visitor.page.locator('.table-row').innerText()).toMatch(/zapisano \d+ sty 2026, \d\d:\d\d/)
  await visitor.leave()
})
