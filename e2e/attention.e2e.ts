// How a browser calls somebody whose turn it is: it buzzes, shows a notice, and keeps the screen of a phone on.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerByMouse, luckFrom, situation, skipAhead } from './input.ts'
import { openServer } from './open.ts'
import { setUpTable } from './setUp.ts'

const { come } = openServer()
const POLL = { timeout: 60_000, interval: 100 }

/** What the device was asked for: there is no motor and no screen to look at, so the browser's own doors are watched. */
interface Device {
  buzzes: unknown[]
  locks: WakeLockSentinel[]
  hidden: boolean
}
declare global {
  var device: Device
}

/** From the next page on. */
const watchDevice = (page: Page) =>
  page.addInitScript(() => {
    const device: Device = { buzzes: [], locks: [], hidden: false }
    globalThis.device = device
    navigator.vibrate = (pattern) => device.buzzes.push(pattern) > 0
    Object.defineProperty(document, 'hidden', { get: () => device.hidden })
    if (!('wakeLock' in navigator)) return
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      device.locks.push(lock)
      return lock
    }
  })

/** Another window lies over this one, or no longer. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    globalThis.device.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

const buzzes = (page: Page): Promise<unknown[]> => page.evaluate(() => globalThis.device.buzzes)

/** What lies on the desk of the browser, whoever has shown it. */
const notices = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
  })

/** Whoever of the two is asked answers, until the first one is. */
async function untilAsked(one: Page, other: Page): Promise<void> {
  const luck = luckFrom(3)
  await expect
    .poll(async () => {
      if ((await situation(other)) === 'asked') await answerByMouse(other, luck)
      else await skipAhead(other)
      return situation(one)
    }, POLL)
    .toBe('asked')
}

/** This one answers until the table waits for the other alone. */
async function untilDone(one: Page, other: Page): Promise<void> {
  const luck = luckFrom(4)
  await expect
    .poll(async () => {
      if ((await situation(one)) === 'asked') await answerByMouse(one, luck)
      else await Promise.all([one, other].map(skipAhead))
      return Promise.all([one, other].map(situation))
    }, POLL)
    .toEqual(['waiting', 'asked'])
}

it('who looks elsewhere is told of their turn by a buzz and a notice, and finds nothing lying about on coming back', async () => {
  const ania = await come('/', { pace: 'instant' })
  await ania.context.grantPermissions(['notifications'])
  await watchDevice(ania.page)
  await ania.page.goto(new URL('/settings', ania.page.url()).href)
  await ania.page.locator('input[name=vibrate]').last().check()
  // The setting shows at once what it does.
  expect(await buzzes(ania.page)).toEqual([80])
  await ania.page.goto(new URL('/new/corleone', ania.page.url()).href)
  await setUpTable(ania.page, { mode: 'online', families: 2, name: 'Ania' })
  const { pathname } = new URL(await ania.page.locator('.share input').inputValue())
  await ania.page.getByRole('button', { name: 'Tell me when it is my turn' }).click()
  await ania.page.getByText('You will be told when it is your turn').waitFor()
  const bruno = await come(pathname, { pace: 'instant' })
  await bruno.page.locator('#room-name').fill('Bruno')
  await bruno.page.locator('.chair .button.primary').click()
  await ania.page.locator('.button.primary.big:not(:disabled)').click()
  for (const { page } of [ania, bruno]) await page.locator('.prompt').waitFor()

  await untilAsked(ania.page, bruno.page)
  // Who looks at the table needs no notice.
  expect(await notices(ania.page)).toEqual([])
  await untilDone(ania.page, bruno.page)
  const before = (await buzzes(ania.page)).length
  await hide(ania.page, true)
  await untilAsked(ania.page, bruno.page)
  await expect
    .poll(() => notices(ania.page), POLL)
    .toEqual(['Your turn: The table waits for you: Corleone’s Empire.'])
  expect(await ania.page.title()).toMatch(/^● Your turn – /)
  expect((await buzzes(ania.page)).slice(before)).toEqual([[60, 80, 60]])
  await hide(ania.page, false)
  await expect.poll(() => notices(ania.page), POLL).toEqual([])
  for (const visitor of [ania, bruno]) {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  }
})

it('the screen of a phone stays on while a table is open, and no longer', async () => {
  const ania = await come('/', { pace: 'instant', size: 'phone' })
  await watchDevice(ania.page)
  await ania.page.goto(new URL('/new/corleone', ania.page.url()).href)
  await setUpTable(ania.page, { mode: 'solo', families: 2, name: 'Ania' })
  await ania.page.locator('.prompt').waitFor()
  const held = () => ania.page.evaluate(() => globalThis.device.locks.map(({ released }) => !released))
  await expect.poll(held, POLL).toEqual([true])
  await ania.page.goBack()
  await ania.page.locator('.prompt').waitFor({ state: 'detached' })
  await expect.poll(held, POLL).toEqual([false])
  expect(ania.errors).toEqual([])
  await ania.leave()
})
