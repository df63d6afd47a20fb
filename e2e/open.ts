// An open house and a browser, for a file whose tests need nothing else: both are there before its first test.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { House } from './house.ts'
import { type Manner, openBrowser, Visitor } from './visitor.ts'

interface Open {
  readonly house: () => House
  /** Somebody comes to this address of the house. */
  readonly come: (path: string, manner?: Manner) => Promise<Visitor>
}

export function openHouse(): Open {
  let house: House
  let browser: Browser
  beforeAll(async () => {
    house = await House.open()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await house.close()
  })
  return {
    house: () => house,
    come: (path, manner) => Visitor.come(browser, `${house.url}${path}`, manner),
  }
}
