// Without a net and without a server: what was loaded once is enough for a game alone.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerByMouse, luckFrom, playOn, waitPoint } from './input.ts'
import { openServer } from './open.ts'

const { server, come } = openServer()

/** Everything is kept on this machine, and the service worker answers for the page. */
const installed = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })

const actNow = (page: Page): Promise<string> => page.locator('.cor-actline .cor-on').innerText()
const logNow = (page: Page): Promise<string[]> => page.locator('.panel .log li p').allTextContents()

it('once loaded, a game alone needs no net and no server, and outlives a reload', async () => {
  const visitor = await come('', { roughLine: true, pace: 'instant' })
  const { page, context } = visitor
  await page.locator('.hero h1').waitFor()
  await installed(page)
  await server().kill()
  await context.setOffline(true)
  await page.reload()

  await page.locator('.hero button').click()
  await page.locator('.which-game button').first().click()
  await page.locator('.prompt').waitFor()
  const luck = luckFrom(41)
  const answers = await playOn(page, answerByMouse, luck, async () => (await actNow(page)) === 'II')
  expect(answers).toBeGreaterThan(3)

  await expect.poll(() => page.locator('.prompt[data-asked="true"]').count()).toBe(1)
  const [moment, log] = [await waitPoint(page), await logNow(page)]
  await page.reload()
  await page.locator('.prompt[data-asked="true"]').waitFor()
  expect([await waitPoint(page), await logNow(page)]).toEqual([moment, log])
  await playOn(page, answerByMouse, luck, (given) => given === 3)
  expect(await waitPoint(page)).not.toBe(moment)

  await page.goto(`${server().url}/tables`)
  await expect.poll(() => page.locator('.table-row').count()).toBe(1)
  await page.getByText('The house cannot be reached').waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})
