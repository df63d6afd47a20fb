// A running server and a browser, for a file whose tests need nothing else: both are there before its first test.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { ServerProcess } from './serverProcess.ts'
import { type Manner, openBrowser, Visitor } from './visitor.ts'

interface Open {
  readonly server: () => ServerProcess
  /** Somebody comes to this address of the server. */
  readonly come: (path: string, manner?: Manner) => Promise<Visitor>
}

export function openServer(): Open {
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    server = await ServerProcess.open()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })
  return {
    server: () => server,
    come: (path, manner) => Visitor.come(browser, `${server.url}${path}`, manner),
  }
}
