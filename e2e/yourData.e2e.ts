// Somebody who wants to be forgotten, on a device or altogether.

import { corleone } from '@backroom/games'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ServerProcess } from './serverProcess.ts'
import type { Prepared } from './prepared.ts'
import { sampleGameOf } from './tables.ts'
import { openBrowser, Visitor } from './visitor.ts'

let server: ServerProcess
let browser: Browser
let tables: readonly Prepared[]

beforeAll(async () => {
  const game = sampleGameOf(corleone, 3, 'to be forgotten')
  const middle = game.asked[Math.floor(game.asked.length / 2)]
  if (!middle) throw new Error('a game has a middle')
  const record = { ...middle.record, seats: ['Ania', 'Bruno', 'Celina'] }
  ;[server, tables] = await ServerProcess.openWith(async (cellar) => [
    await cellar.lay(record),
    await cellar.lay(record),
  ])
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const visit = (path: string, table: number, seat: number, roughLine = false) =>
  Visitor.come(browser, `${server.url}${path}`, {
    card: tables[table]?.cards[seat],
    pace: 'instant',
    roughLine,
  })

it('forget me on this device: asked first, then the server does not know this browser, and the seat is not theirs', async () => {
  const ania = await visit('/settings', 0, 0)
  const data = ania.page.locator('.your-data')
  await data.getByText('knows this browser as Ania').waitFor()
  await data.getByText('Forget me on this device').click()
  await ania.page.getByRole('button', { name: 'Leave it as it is' }).click()
  expect(await data.getByText('knows this browser as Ania').isVisible()).toBe(true)
  await data.getByText('Forget me on this device').click()
  await ania.page.getByRole('button', { name: 'Forget me', exact: true }).click()
  await data.getByText('does not know this browser').waitFor()
  expect(await data.getByRole('button').count()).toBe(0)
  const { me } = (await (await ania.page.request.get(`${server.url}/api/me`)).json()) as { me: unknown }
  expect(me).toBeNull()
  await ania.leave()
})

it('delete my data: whoever sits at the table sees a free seat where they sat', async () => {
  const bruno = await visit(tables[1]?.path ?? '', 1, 1)
  await bruno.page.getByText('Ania').first().waitFor()
  const ania = await visit('/settings', 1, 0)
  const data = ania.page.locator('.your-data')
  await data.getByText('Delete my data').click()
  await ania.page.getByRole('button', { name: 'Delete everything' }).click()
  await data.getByText('does not know this browser').waitFor()
  await expect
    .poll(async () => {
      const answer = await bruno.page.request.get(
        `${server.url}/api${(tables[1]?.path ?? '').replace('table', 'tables')}`,
      )
      return (await answer.json()).table.seats[0].name
    })
    .toBeNull()
  await ania.leave()
  await bruno.leave()
})
