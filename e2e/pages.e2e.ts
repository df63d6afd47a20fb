// Every screen in both languages and at the three sizes: readable, reachable, nothing sideways, no errors.

import { GAMES } from '@backroom/games'
import { componentsFile, valuesOf } from '@backroom/games/values'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corleoneSamples } from './sampleGames.ts'
import { openTableBy } from './guests.ts'
import { clickOne, touchOne, waitPoint } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { faults, hindrances } from './looks.ts'
import { PAGES, TABLES, visit } from './screensOf.ts'
import type { KeptTable } from './tables.ts'
import { openBrowser, type Size, SIZES, Visitor } from './visitor.ts'

let server: ServerProcess
let browser: Browser
let tables: readonly KeptTable[]

beforeAll(async () => {
  server = await ServerProcess.open()
  browser = await openBrowser()
  tables = Object.values(corleoneSamples())
  await openTableBy(server.url, { name: 'Connie', people: 2, bots: 2 })
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const come = (size: Size, language: string): Promise<Visitor> =>
  Visitor.come(browser, server.url, { size, language, tables, pace: 'instant' })

const LANGUAGES = ['en', 'pl'] as const
const sizes = Object.keys(SIZES) as Size[]

describe.each(sizes)('at the size of a %s', (size) => {
  it.each(LANGUAGES)('every screen in %s can be read and reached', async (language) => {
    const visitor = await come(size, language)
    const found: string[] = []
    for (const place of [...PAGES, TABLES.middle, TABLES.bribery, TABLES.score, TABLES.replay]) {
      await visit(visitor.page, server.url, place)
      expect(await visitor.page.locator('html').getAttribute('lang')).toBe(language)
      found.push(...(await faults(visitor, place.name)), ...(await hindrances(visitor, place.name)))
    }
    expect(found).toEqual([])
    await visitor.leave()
  })
})

describe.each(Object.keys(GAMES))('values of ours in %s', (game) => {
  it.each(LANGUAGES)(
    'the rules say in %s how many there are, and mark the rules that state one',
    async (language) => {
      const { ours, parts } = await valuesOf(game)
      const visitor = await come('desk', language)
      await visitor.page.goto(`${server.url}/rules/${game}`)
      const note = visitor.page.locator('aside.our-values')
      await note.waitFor()
      const said = await note.locator('p').innerText()
      expect(said.match(/\d+/g)?.map(Number)).toEqual([ours.length, parts])
      expect(await note.locator('li').count()).toBe(ours.length)
      const marked = new Set(ours.flatMap(({ rules }) => rules))
      await expect.poll(() => visitor.page.locator('.rules .ours').count()).toBe(marked.size)
      expect(await visitor.barriers()).toEqual([])
      await visitor.leave()
    },
  )
})

it('the menu of a table says with which values it plays', async () => {
  const { ours, parts } = await valuesOf('corleone')
  const visitor = await come('desk', 'en')
  await visit(visitor.page, server.url, TABLES.middle)
  await visitor.page.getByRole('button', { name: 'Menu' }).click()
  const note = visitor.page.locator('.table-values')
  await note.waitFor()
  expect(await note.innerText()).toBe(`Values of this table: ours in ${ours.length} parts of ${parts}`)
  await visitor.leave()
})

it('a table takes a file of its own, and one that cannot be played is refused with its reasons', async () => {
  const visitor = await come('desk', 'en')
  const { page } = visitor
  await page.goto(`${server.url}/new/corleone#values`)
  const chooser = page.locator('input[type=file]')
  const give = (text: string) =>
    chooser.setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await give('{"jobs": 3}')
  await page.locator('.why-not li').first().waitFor()
  await give(JSON.stringify(await componentsFile('corleone')))
  await page.getByText('Values of your own: box.json').waitFor()
  expect(await page.locator('.why-not').count()).toBe(0)
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Values of this table: a file of the host’s own.').waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

const logOf = (page: Page): Promise<string[]> => page.locator('.panel .log li p').allTextContents()

it('the language changes without a reload, and the log with it', async () => {
  const visitor = await come('desk', 'en')
  const { page } = visitor
  await visit(page, server.url, TABLES.middle)
  const english = await logOf(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('input[name=language][value=pl]').check()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await logOf(page))[0]).not.toBe(english[0])
  const polish = await logOf(page)
  expect(polish).toHaveLength(english.length)
  expect(polish.filter((line) => english.includes(line))).toEqual([])
  expect(await page.locator('body[data-same-page]').count()).toBe(1)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('? opens the rule that the question comes from', async () => {
  const visitor = await come('desk', 'en')
  const { page } = visitor
  await visit(page, server.url, TABLES.middle)
  await page.keyboard.press('?')
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  expect(await dialog.locator('h2').first().innerText()).toMatch(/^COR-7\.\d+$/)
  expect((await dialog.innerText()).length).toBeGreaterThan(80)
  expect(await visitor.barriers()).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await visitor.leave()
})

it.each(['desk', 'phone'] as const)('COR-7.8 at a %s a taken front answers with the rule', async (size) => {
  const visitor = await come(size, 'en')
  const { page } = visitor
  await visit(page, server.url, TABLES.end)
  const taken = '.board [data-place^="front:"][data-state="blocked"]'
  await page.locator(taken).first().waitFor()
  const before = await waitPoint(page)
  await (size === 'phone' ? touchOne(page, taken) : clickOne(page, taken))
  expect(await page.locator('.why-not').innerText()).toMatch(/^COR-7\.8\s+.+: the thug space is taken\.$/)
  expect(await waitPoint(page)).toBe(before)
  await visitor.leave()
})

const stepNow = async (page: Page): Promise<number[]> =>
  ((await page.locator('.scrub .label').innerText()).match(/\d+/g) ?? []).map(Number)

describe('the replay of a finished game', () => {
  it('steps, plays and jumps', async () => {
    const visitor = await come('desk', 'en')
    const { page } = visitor
    await visit(page, server.url, TABLES.replay)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const [first, last = 0] = await stepNow(page)
    expect(first).toBe(0)
    await press('One step on')
    await press('One step on')
    await press('One step back')
    await expect.poll(() => stepNow(page)).toEqual([1, last])
    await expect.poll(() => logOf(page)).not.toEqual([])
    await page.locator('.scrub input').fill(String(Math.floor(last / 2)))
    await expect.poll(() => stepNow(page)).toEqual([Math.floor(last / 2), last])
    await press('Play')
    await expect.poll(() => stepNow(page), { timeout: 10_000 }).toEqual([Math.floor(last / 2) + 2, last])
    await press('Pause')
    await press('To the end')
    await expect.poll(() => stepNow(page)).toEqual([last, last])
    await press('Score sheet')
    await page.locator('.score').waitFor()
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  })

  it('is seen by any seat, by a spectator, or with everything open', async () => {
    const visitor = await come('desk', 'en')
    const { page } = visitor
    await visit(page, server.url, TABLES.replay)
    await page.locator('.scrub input').fill('150')
    await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(50)
    let before = await logOf(page)
    const look = async (eyes: string): Promise<string[]> => {
      await page.locator('.eyes select').selectOption(eyes)
      // No two of them know the same: another log has arrived when it is another one.
      await expect.poll(() => logOf(page)).not.toEqual(before)
      expect(await page.locator('.mine .cor-hand').count()).toBe(/\d/.test(eyes) ? 1 : 0)
      before = await logOf(page)
      return before
    }
    const spectator = await look('spectator')
    const seats = [await look('0'), await look('1'), await look('2'), await look('3')]
    const open = await look('open')
    // Each sees some of what is hidden from the spectator; together that is everything.
    const secrets = seats.map((lines) => lines.filter((line) => !spectator.includes(line)))
    expect(secrets.every((lines) => lines.length > 0)).toBe(true)
    const hidden = open.filter((line) => !spectator.includes(line))
    expect(new Set(hidden)).toEqual(new Set(secrets.flat()))
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  })
})

it('closing a replay leads back to where one came from', async () => {
  const visitor = await come('desk', 'en')
  const { page } = visitor
  await page.goto(`${server.url}/here/over`)
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.locator('.replay-bar').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(`${server.url}/here/over`)
  // Who came by a link from outside has nowhere to go back to.
  await visit(page, server.url, TABLES.replay)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(`${server.url}/tables`)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it('the form of a game begins as it was sent last', async () => {
  const visitor = await come('desk', 'en')
  const { page } = visitor
  await page.goto(`${server.url}/new/cosa-nostra`)
  await page.locator('input[name=count][value="5"]').check()
  await page.locator('.house-rules:not(#values) summary').click()
  await page.locator('.switch input').first().check()
  await page.locator('button[type=submit]').click()
  await page.locator('.prompt').waitFor()
  await page.goto(`${server.url}/new/corleone`)
  expect(await page.locator('.chair').count()).toBe(4)
  await page.goto(`${server.url}/new/cosa-nostra`)
  await page.locator('.chair').nth(4).waitFor()
  expect(await page.locator('.switch input').first().isChecked()).toBe(true)
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
