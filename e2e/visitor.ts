// Somebody at a browser of their own, who notices every error that the page makes.

import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium as playwright, type Page } from 'playwright-core'
import { readServerMessage, SightReader, type TableMessage } from '../protocol/index.ts'
import { chromium } from '../scripts/chromium.ts'
import type { Card } from './prepared.ts'
import type { KeptTable } from './tables.ts'

export const SIZES = {
  desk: { width: 1440, height: 900 },
  'small desk': { width: 1366, height: 650 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = (...more: readonly string[]): Promise<Browser> =>
  playwright.launch({ executablePath: chromium(), args: [...ARGS, ...more], headless: true })

export interface Manner {
  readonly size?: Size
  readonly language?: string
  /** Errors of the network are part of the test (a dropped line, a server that is away). */
  readonly roughLine?: boolean
  /** How fast the others' moves are shown; a setting of the server. */
  readonly pace?: 'normal' | 'instant'
  /** Games that this visitor has on their machine already. */
  readonly tables?: readonly KeptTable[]
  /** By which the server knows this visitor already. */
  readonly card?: Card | null | undefined
}

/** What a visitor's browser has kept from an earlier visit. */
const kept = (pace: string, tables: readonly KeptTable[]) => [
  { name: 'backroom:prefs', value: JSON.stringify({ pace }) },
  ...tables.map((table) => ({ name: `backroom:table:${table.id}`, value: JSON.stringify(table) })),
]

export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly errors: string[] = []
  /** Everything that came over a socket, word for word. */
  readonly heard: string[] = []
  readonly #roughLine: boolean

  constructor(context: BrowserContext, page: Page, roughLine: boolean) {
    this.context = context
    this.page = page
    this.#roughLine = roughLine
    page.on('pageerror', (error) => this.errors.push(`${error}`))
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.heard.push(payload.toString())),
    )
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      const text = message.text()
      if (this.#roughLine && /net::|WebSocket|Failed to load resource/.test(text)) return
      this.errors.push(text)
    })
  }

  static async come(browser: Browser, url: string, manner: Manner = {}): Promise<Visitor> {
    const { size = 'desk', language = 'en', roughLine = false, pace = 'normal', tables = [], card } = manner
    const { origin } = new URL(url)
    const context = await browser.newContext({
      viewport: SIZES[size],
      reducedMotion: 'reduce',
      locale: language === 'pl' ? 'pl-PL' : 'en-US',
      hasTouch: size === 'phone',
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: kept(pace, tables) }],
      },
    })
    if (card) await context.addCookies([{ ...card, url: origin }])
    const visitor = new Visitor(context, await context.newPage(), roughLine)
    await visitor.page.goto(url)
    return visitor
  }

  /** What the server has said over the socket so far, with whole sights. */
  messages(): TableMessage[] {
    const sights = new SightReader()
    return this.heard.map((text) => {
      const said = readServerMessage(text)
      if (!said.ok) throw new Error(`the server speaks otherwise than agreed: ${text.slice(0, 200)}`)
      return sights.read(said.value)
    })
  }

  /** What axe finds serious or worse on the screen as it is now. */
  async barriers(): Promise<string[]> {
    // What passes is of no interest, and telling of it takes most of the time.
    const axe = new AxeBuilder({ page: this.page }).options({ resultTypes: ['violations'] })
    const { violations } = await axe.setLegacyMode(true).analyze()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}
