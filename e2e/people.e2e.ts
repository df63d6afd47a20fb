// People who go away, come back and play again, each at a browser of their own.

import { corleone } from '@backroom/games'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerByMouse, luckFrom, situation, skipAhead, waitPoint } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import type { Prepared } from './prepared.ts'
import { setUpTable } from './setUp.ts'
import { sampleGameOf } from './tables.ts'
import { type Manner, openBrowser, Visitor } from './visitor.ts'

const POLL = { timeout: 60_000, interval: 100 }
const MANNER: Manner = { pace: 'instant', roughLine: true }
/** Nobody wants to wait for minutes in a test. */
const SETTINGS = { BACKROOM_AWAY: '1', BACKROOM_HOST_AWAY: '1' }

let server: ServerProcess
let browser: Browser
let over: Prepared
let running: Prepared
let broken: Prepared

beforeAll(async () => {
  const two = sampleGameOf(corleone, 2, 'a short evening')
  const three = sampleGameOf(corleone, 3, 'a vote')
  const middle = three.asked[Math.floor(three.asked.length / 2)]
  ;[server, [over, running, broken]] = await ServerProcess.openWith(async (cellar) => {
    if (!middle) throw new Error('a game has a middle')
    return [
      await cellar.lay({ ...two.over.record, seats: ['Ania', 'Bruno'] }),
      await cellar.lay({ ...middle.record, seats: ['Ania', 'Bruno', 'Celina'] }, [], 'vote'),
      // With a file that no rules of today would take.
      await cellar.layOpen({ ...two.over.record, seats: ['Ania', 'Bruno'], options: { components: {} } }),
    ] as const
  }, SETTINGS)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** Ania opens a table for two, and Bruno sits down. */
async function tableForTwo(whenAway: string): Promise<readonly [Visitor, Visitor]> {
  const ania = await Visitor.come(browser, `${server.url}/`, MANNER)
  await ania.page.getByText('Play with friends').click()
  // Whoever wants to play with friends has said so already.
  await expect.poll(() => ania.page.locator('input[name=mode][value=online]').isChecked()).toBe(true)
  await setUpTable(ania.page, { mode: 'online', families: 2, name: 'Ania', whenAway })
  const link = await ania.page.locator('.share input').inputValue()
  const bruno = await Visitor.come(browser, link, MANNER)
  await bruno.page.locator('#room-name').fill('Bruno')
  await bruno.page.locator('.chair .button.primary').click()
  await ania.page.locator('.chair').getByText('Bruno').waitFor()
  return [ania, bruno]
}

const start = (page: Page) => page.locator('.button.primary.big:not(:disabled)').click()

const vote = (page: Page) => page.getByRole('button', { name: 'Let a bot play' }).click()

/** Answers, or lets the table get on with it, until something is there. */
async function playUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const luck = luckFrom(5)
  for (let tries = 0; tries < 300 && !(await isThere()); tries++) {
    if ((await situation(page)) === 'asked') await answerByMouse(page, luck)
    else await skipAhead(page)
  }
  expect(await isThere()).toBe(true)
}

it('somebody leaves, a bot plays on, and whoever comes back has the seat again', async () => {
  const [ania, bruno] = await tableForTwo('now')
  await start(ania.page)
  for (const { page } of [ania, bruno]) await page.locator('.prompt').waitFor()
  await bruno.page.getByRole('button', { name: 'Menu' }).click()
  await bruno.page.getByRole('button', { name: 'Leave the table' }).click()
  await bruno.page.getByRole('button', { name: 'Leave, keep my seat' }).click()
  await expect.poll(() => new URL(bruno.page.url()).pathname).toBe('/')
  await ania.page.locator('.plate-away').getByText('left at').waitFor()
  await playUntil(ania.page, async () => (await ania.page.locator('.log .by-bot').count()) > 0)
  // The way back stands on the front page.
  const row = bruno.page.locator('.my-games .table-row')
  await row.getByText('A bot plays for you').waitFor(POLL)
  await row.getByRole('link').click()
  await bruno.page.getByText(/A bot played \d+ answers? for you/u).waitFor()
  await ania.page.locator('.plate-away').waitFor({ state: 'detached' })
  expect(await bruno.page.locator('.log .by-bot').count()).toBeGreaterThan(0)
  await playUntil(ania.page, async () => (await situation(bruno.page)) === 'asked')
  expect([...ania.errors, ...bruno.errors]).toEqual([])
  await Promise.all([ania.leave(), bruno.leave()])
})

it('where the cards cannot be dealt everybody reads that there is no game, and finds another table', async () => {
  const [ania, bruno] = await Promise.all(
    broken.cards.map((card) => Visitor.come(browser, `${server.url}${broken.path}`, { ...MANNER, card })),
  )
  if (!ania || !bruno) throw new Error('both came')
  await start(ania.page)
  for (const { page } of [ania, bruno])
    await page.locator('p.lead', { hasText: 'could not be dealt' }).waitFor()
  await bruno.page.reload()
  await bruno.page.getByText('Open another table').click()
  await expect.poll(() => bruno.page.locator('input[name=mode][value=online]').isChecked()).toBe(true)
  await Promise.all([ania.leave(), bruno.leave()])
})

it('a host who disappears before the start blocks nobody', async () => {
  const [ania, bruno] = await tableForTwo('never')
  expect(await bruno.page.getByRole('button', { name: 'Start the game' }).count()).toBe(0)
  await ania.leave()
  await bruno.page.getByRole('button', { name: 'Start the game' }).waitFor(POLL)
  await bruno.page.locator('.chair').getByText('away since').waitFor()
  await bruno.page.getByRole('button', { name: 'Free the seat' }).click()
  await bruno.page.locator('.chair select').selectOption('capo')
  await start(bruno.page)
  await bruno.page.locator('.prompt').waitFor()
  await expect.poll(() => situation(bruno.page), POLL).toBe('asked')
  expect(bruno.errors).toEqual([])
  await bruno.leave()
})

it('a host who disappears during the game is waited for, until the new host seats a bot', async () => {
  const [ania, bruno] = await tableForTwo('never')
  await start(ania.page)
  for (const { page } of [ania, bruno]) await page.locator('.prompt').waitFor()
  await ania.leave()
  await bruno.page.locator('.plate-away').getByText('away since').waitFor(POLL)
  const seatBot = bruno.page.getByRole('button', { name: 'Put a bot there' })
  await playUntil(bruno.page, async () => (await seatBot.count()) > 0)
  await bruno.page.locator('.prompt').getByText('Ania has been away since').waitFor()
  await seatBot.click()
  await bruno.page.locator('.plate-away').waitFor({ state: 'detached' })
  await expect.poll(() => situation(bruno.page), POLL).toBe('asked')
  expect(bruno.errors).toEqual([])
  await bruno.leave()
})

it('those who are there vote a bot in for whoever is not', async () => {
  const people = await Promise.all(
    running.cards.map((card) => Visitor.come(browser, `${server.url}${running.path}`, { ...MANNER, card })),
  )
  for (const { page } of people) await page.locator('.prompt').waitFor()
  const asked = async () => {
    const all = await Promise.all(people.map(({ page }) => situation(page)))
    return all.indexOf('asked')
  }
  await expect.poll(asked, POLL).toBeGreaterThanOrEqual(0)
  const [gone] = people.splice(await asked(), 1)
  await gone?.leave()
  const [one, two] = people
  if (!one || !two) throw new Error('two are still there')
  const before = await waitPoint(one.page)
  await vote(one.page)
  await one.page.getByText('Votes for a bot: 1 of 2.').waitFor()
  expect(await waitPoint(one.page)).toBe(before)
  await vote(two.page)
  await expect.poll(() => waitPoint(one.page), POLL).not.toBe(before)
  for (const visitor of people) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
})

it('a rematch is one click from the score sheet, for everybody, with turned seats', async () => {
  const [ania, bruno] = await Promise.all(
    over.cards.map((card) => Visitor.come(browser, `${server.url}${over.path}`, { ...MANNER, card })),
  )
  if (!ania || !bruno) throw new Error('both came')
  for (const { page } of [ania, bruno]) await page.locator('.finale').waitFor()
  await ania.page.getByRole('button', { name: 'Rematch' }).click()
  await ania.page.locator('.chair-name').getByText('Kept for Bruno').waitFor()
  await bruno.page.getByRole('button', { name: 'Rematch: sit down' }).click()
  await ania.page.locator('.chair-name').getByText('Bruno', { exact: true }).waitFor()
  // Ania sat first, now Bruno does.
  const names = () => bruno.page.locator('.chair-name b').allTextContents()
  await expect.poll(names, POLL).toEqual(['Bruno', 'Ania'])
  await start(ania.page)
  for (const { page } of [ania, bruno]) await page.locator('.prompt').waitFor()
  expect([...ania.errors, ...bruno.errors]).toEqual([])
  await Promise.all([ania.leave(), bruno.leave()])
})
