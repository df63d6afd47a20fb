// People at different places: a line that falls silent, a guest who comes by a link, and how each is called.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { read, recordBody } from '../protocol/index.ts'
import { chanceFrom, playOn } from '../server/testing/testServer.ts'
import { CutProxy } from '../server/testing/cutProxy.ts'
import { PlainGuest } from '../server/testing/plainClient.ts'
import { answerByMouse, luckFrom, situation, skipAhead } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { setUpTable } from './setUp.ts'
import { type Manner, openBrowser, Visitor } from './visitor.ts'

let server: ServerProcess
let line: CutProxy
let browser: Browser

beforeAll(async () => {
  server = await ServerProcess.open()
  line = await CutProxy.to(server)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  line.close()
  await server.close()
})

const POLL = { timeout: 60_000, interval: 100 }

/** Ania opens a table for two and Bruno comes by its link; the game has begun for both. */
async function company(bruno: Manner): Promise<readonly [Visitor, Visitor, string]> {
  const ania = await Visitor.come(browser, `${server.url}/new/corleone`, { pace: 'instant' })
  await setUpTable(ania.page, { mode: 'online', families: 2, name: 'Ania' })
  const { pathname } = new URL(await ania.page.locator('.share input').inputValue())
  const guest = await Visitor.come(browser, `${line.url}${pathname}`, {
    pace: 'instant',
    roughLine: true,
    ...bruno,
  })
  await guest.page.locator('#room-name').fill('Bruno')
  await guest.page.locator('.chair .button.primary').click()
  await ania.page.locator('.button.primary.big:not(:disabled)').click()
  for (const { page } of [ania, guest]) await page.locator('.prompt').waitFor()
  return [ania, guest, pathname]
}

/** Who is asked answers, until this one is asked; every question on the way is shown to `look`. */
async function playUntilAsked(one: Page, other: Page, look: () => Promise<void>): Promise<void> {
  const luck = luckFrom(7)
  await expect
    .poll(async () => {
      if ((await situation(one)) === 'asked') return true
      if ((await situation(other)) === 'asked') await answerByMouse(other, luck)
      else await Promise.all([one, other].map(skipAhead))
      await look()
      return false
    }, POLL)
    .toBe(true)
}

/** The rest of the game, answered at random for both, without their pages. */
async function playToTheEnd(visitors: readonly Visitor[], table: string): Promise<void> {
  const { port } = new URL(server.url)
  const join = async ({ context }: Visitor) => {
    const guest = new PlainGuest(Number(port))
    guest.cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    return guest.join(table)
  }
  const sockets = await Promise.all(visitors.map(join))
  await playOn(sockets, chanceFrom('the rest'))
  for (const socket of sockets) socket.close()
}

const secretOf = (page: Page, table: string): Promise<string> =>
  page.evaluate((id) => {
    const kept: unknown = JSON.parse(localStorage.getItem(`backroom:shuffle:${id}`) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'secret' in kept ? String(kept.secret) : ''
  }, table)

it('a guest by a link has a hand in the deal, is called when it is their turn, and finds a silent line again', async () => {
  const [ania, bruno, path] = await company({})
  const table = path.split('/').at(-1) ?? ''
  const noRed = async () => {
    expect(await bruno.page.locator('.why-not').allTextContents()).toEqual([])
  }
  await noRed()
  await playUntilAsked(bruno.page, ania.page, noRed)
  await noRed()
  await expect.poll(() => bruno.page.title(), POLL).toMatch(/^● Your turn – /)
  expect(await bruno.page.locator('link[rel=icon]').getAttribute('href')).toContain('crimson')
  await expect.poll(() => ania.page.title(), POLL).toBe('Corleone’s Empire · Backroom')
  expect(await ania.page.locator('link[rel=icon]').getAttribute('href')).not.toContain('crimson')

  // The phone sleeps: no byte arrives any more, and nobody says so.
  line.silence()
  await bruno.page.locator('.link-state').getByText('Checking the line').waitFor()
  await bruno.page.locator('.link-state').getByText('The line is down').waitFor()
  line.mend()
  await expect.poll(() => bruno.page.locator('.link-state').count(), POLL).toBe(0)
  expect(await situation(bruno.page)).toBe('asked')

  await playToTheEnd([ania, bruno], table)
  for (const { page } of [ania, bruno])
    await page.getByText('your own part of the shuffle is in this deal').waitFor({ timeout: 120_000 })
  const found = read(
    recordBody,
    await (await ania.page.request.get(`${server.url}/api/tables/${table}/record`)).json(),
  )
  if (!found.ok) throw new Error('there is no record')
  const { record } = found.value
  const game = GAMES[record.game]
  if (!game) throw new Error('an unknown game')
  verifyRecord(game, record)
  const secrets = [await secretOf(ania.page, table), await secretOf(bruno.page, table)]
  expect(secrets.every((secret) => secret.length === 32)).toBe(true)
  expect(record.entropy).toEqual(secrets)
  for (const visitor of [ania, bruno]) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
})

async function say(page: Page, words: string): Promise<void> {
  await page.locator('.say-something input[name=text]').fill(words)
  await page.locator('.say-something input[name=text]').press('Enter')
}

it('what is said reaches a phone on every tab, and somebody without a name is asked for one', async () => {
  const [ania, bruno, path] = await company({ size: 'phone' })
  await bruno.page.locator('#phone-tab-families').click()
  await say(ania.page, 'Leave the gun.')
  await bruno.page.locator('.toasts').getByText('Ania: Leave the gun.').waitFor()
  await expect.poll(() => bruno.page.locator('#phone-tab-log .news').allTextContents(), POLL).toEqual(['1'])
  await expect.poll(() => bruno.page.title(), POLL).toContain('(1) ')
  await bruno.page.locator('#phone-tab-log').click()
  await bruno.page.locator('.talk').getByText('Leave the gun.').waitFor()
  await expect.poll(() => bruno.page.locator('#phone-tab-log .news').count(), POLL).toBe(0)

  const olga = await Visitor.come(browser, `${server.url}${path}`, { pace: 'instant' })
  await olga.page.locator('.prompt').waitFor()
  await say(olga.page, 'Good evening.')
  await olga.page.locator('.say-something input[name=name]').fill('Olga')
  await olga.page.locator('.say-something input[name=name]').press('Enter')
  await bruno.page.locator('.talk').getByText('Good evening.').waitFor()
  await expect
    .poll(() => bruno.page.locator('.talk li p').allTextContents(), POLL)
    .toContainEqual('Olga Good evening.')
  for (const visitor of [ania, bruno, olga]) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
})
