// The debug panel of a client that is served from its sources: all of a game on this machine, and of one on a server only
// what the server gives.

import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proxyTo } from '../web/build/proxy.ts'
import { ServerProcess } from './serverProcess.ts'
import { setUpTable } from './setUp.ts'
import { openBrowser, Visitor } from './visitor.ts'

const ROOT = join(import.meta.dirname, '..')
let browser: Browser
const clients: ViteDevServer[] = []
const servers: ServerProcess[] = []

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await Promise.all([...clients, ...servers].map((one) => one.close()))
})

/** The client from its sources before a server with these settings, and somebody who comes to this page. */
async function come(path: string, settings: { readonly [name: string]: string } = {}): Promise<Visitor> {
  const server = await ServerProcess.open(settings)
  servers.push(server)
  const client = await createServer({
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, proxy: proxyTo(new URL(server.url).port) },
  })
  clients.push(client)
  await client.listen()
  const [url = ''] = client.resolvedUrls?.local ?? []
  return Visitor.come(browser, new URL(path, url).href, { roughLine: true })
}

const panel = (visitor: Visitor) => visitor.page.locator('details.debug')

async function opened(visitor: Visitor): Promise<string> {
  const { page } = visitor
  await page.locator('.prompt').waitFor()
  await panel(visitor).locator('summary').first().click()
  await panel(visitor).locator('pre').first().waitFor()
  return (await panel(visitor).textContent()) ?? ''
}

it('shows state, stack, prompts and record of a game on this machine, and goes back to any answer', async () => {
  const visitor = await come('/new/corleone')
  const { page } = visitor
  await setUpTable(page, { mode: 'solo', families: 2, name: 'Carmela' })
  await opened(visitor)
  await panel(visitor).getByText('"seed"').waitFor({ state: 'attached' })
  const text = (await panel(visitor).textContent()) ?? ''
  for (const part of ['"kind": "one"', '"step"', '"phase"', '"commitment"']) expect(text).toContain(part)
  const before = page.url()
  await panel(visitor).locator('input[type=range]').fill('0')
  await panel(visitor).locator('button').last().click()
  await page.waitForURL((url) => url.href !== before)
  await page.locator('.prompt').waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

it.each([
  ['nothing hidden of a game on a server for people', {}, false],
  ['everything of a game on a server in development', { BACKROOM_DEV: '1' }, true],
] as const)('shows %s', async (_what, settings, all) => {
  const visitor = await come('/new/corleone', settings)
  const { page } = visitor
  await setUpTable(page, { mode: 'online', families: 2, name: 'Carmela' })
  await page.locator('.share').waitFor()
  await page.locator('.chairs select').last().selectOption('soldier')
  await page.locator('button.primary.big:not(:disabled)').click()
  const answer = page.waitForResponse(/\/debug$/)
  await opened(visitor)
  expect((await answer).status()).toBe(all ? 200 : 404)
  if (all) await panel(visitor).getByText('"seed"').waitFor({ state: 'attached' })
  const text = (await panel(visitor).textContent()) ?? ''
  expect([text.includes('"seed"'), text.includes('"stack"') || text.includes('"step"')]).toEqual([all, all])
  expect(text.includes('"waiting"')).toBe(!all)
  await visitor.leave()
})
