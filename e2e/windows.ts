// Every window that the tables are designed for, and what can be measured of a table in one.

import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { KeptTable } from './tables.ts'

export interface Window {
  readonly name: string
  readonly width: number
  readonly height: number
  /** The reader's text in pixels; 16 left out. */
  readonly text?: number
  /** Fingers, not a mouse. */
  readonly touch?: boolean
}

const at = (width: number, height: number, more: Omit<Window, 'name' | 'width' | 'height'> = {}): Window => ({
  name: `${width}x${height}${more.text === undefined ? '' : ` text ${more.text}`}`,
  width,
  height,
  ...more,
})

/** The last three are 1440 × 900 zoomed to 150 % and 200 %, and with text of twice the size. */
export const WINDOWS: readonly Window[] = [
  at(2560, 1440),
  at(1920, 950),
  at(1440, 780),
  at(1366, 650),
  at(1280, 650),
  at(1024, 768),
  at(820, 1180, { touch: true }),
  at(844, 390, { touch: true }),
  at(390, 844, { touch: true }),
  at(360, 640, { touch: true }),
  at(960, 600),
  at(720, 450),
  at(1440, 900, { text: 32 }),
]

interface Guest {
  readonly window: Window
  readonly tables: readonly KeptTable[]
  readonly language: string
}

/** Somebody in such a window who has these tables on their machine. */
export async function sitDown(
  browser: Browser,
  url: string,
  { window: { width, height, text, touch = false }, tables, language }: Guest,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const kept = tables.map((table) => ({ name: `backroom:table:${table.id}`, value: JSON.stringify(table) }))
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    locale: language === 'pl' ? 'pl-PL' : 'en-US',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(url).origin,
          localStorage: [{ name: 'backroom:prefs', value: JSON.stringify({ pace: 'instant' }) }, ...kept],
        },
      ],
    },
  })
  const page = await context.newPage()
  if (text !== undefined) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: text } })
  }
  return { page, context }
}

/** The least share of the window that the board has, in hundredths, by form. */
const BOARD_SHARE = { wide: 38, short: 34, tall: 30, low: 34, phone: 50 } as const

/** What is wrong with the table as it stands in its window; what it says of the board is by its height on a phone. */
export const measured = (page: Page): Promise<string[]> =>
  page.evaluate((shares) => {
    const found = new Set<string>()
    const table = document.querySelector<HTMLElement>('.table')
    if (!table) return ['no table']
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
    const blank = /\s+/g
    const hidden = '.unseen, title, .cor-full'
    const hides = /hidden|clip/
    const tabs = '.small-body'
    const short = (text: string) => text.replaceAll(blank, ' ').trim().slice(0, 40)
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(hidden)

    /** The nearest box round it that cuts off what is larger, and whether one can scroll to the rest of it. */
    const cutter = (element: Element): { readonly box: Element; readonly scrolls: boolean } | null => {
      for (
        let box = element.parentElement;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX + overflowY) || box.matches('.pans, svg'))
          return { box, scrolls: true }
        if (hides.test(overflowX + overflowY)) return { box, scrolls: false }
      }
      return null
    }

    /** Whether what is cut here can be scrolled to. */
    const inScroller = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== table; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
          return true
      return false
    }

    // ——— text: large enough, and nothing of it cut off
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    const wide = (element: Element): HTMLElement | null =>
      element instanceof HTMLElement &&
      element.offsetWidth >= 100 &&
      getComputedStyle(element).display !== 'inline'
        ? element
        : element.parentElement && wide(element.parentElement)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = short(node.textContent ?? '')
      const element = node.parentElement
      if (text === '' || !element || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const style = getComputedStyle(element)
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const whole = wide(element)
      const scale = matrix
        ? Math.hypot(matrix.a, matrix.b)
        : whole
          ? whole.getBoundingClientRect().width / whole.offsetWidth
          : 1
      const size = (Number.parseFloat(style.fontSize) * scale) / root
      if (size < 12.5) found.add(`small: ${size.toFixed(1)} px "${text}"`)
      for (const word of (node.textContent ?? '').matchAll(/[^\s–—/-]{4,}/g)) {
        // A soft hyphen is where it may break.
        if (word[0].includes('\u00ad')) continue
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top),
        )
        if (tops.size > 1 && !(element instanceof SVGElement)) found.add(`broken: "${word[0]}"`)
      }
      // A line of the log that passes by may be cut: it is one tap away.
      if (element.closest('.ticker')) continue
      if (element instanceof HTMLElement) {
        const { overflowX, overflowY } = style
        if (hides.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
          found.add(`clipped: "${text}"`)
        else if (hides.test(overflowY) && element.scrollHeight > element.clientHeight + 3 * root)
          found.add(`clipped below: "${text}"`)
      }
      const cut = cutter(element)
      if (cut && !cut.scrolls) {
        const edge = cut.box.getBoundingClientRect()
        const over = Math.max(edge.left - box.left, box.right - edge.right)
        const below = Math.max(edge.top - box.top, box.bottom - edge.bottom)
        // The line's own height is more than that of its letters.
        if (over > 2 || below > box.height * 0.25) found.add(`cut: "${text}" by ${cut.box.className}`)
      }
      if (
        !inScroller(element) &&
        !cut?.scrolls &&
        (box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 2)
      )
        found.add(`outside: "${text}"`)
    }

    // ——— regions: none over another, none outside the window
    const regions = ['.top-bar', '.plates', '.board', '.mine', '.panel', '.dock', '.phone-tabs']
    // What is behind a tab scrolls in the box of the tab.
    const within = (element: Element) => {
      const scroller = element.parentElement?.closest(tabs)
      return (scroller ?? element).getBoundingClientRect()
    }
    const boxes = regions.flatMap((name) =>
      [...table.querySelectorAll(name)]
        .filter((element) => isShown(element) && !element.parentElement?.closest('.dialog'))
        .map((element) => ({ name, box: within(element) })),
    )
    for (const { name, box } of boxes) {
      if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
        found.add(`region outside: ${name}`)
      for (const other of boxes) {
        if (other.name <= name) continue
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 2 && down > 2) found.add(`overlap: ${name} and ${other.name}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('sideways')

    // ——— fingers
    if (matchMedia('(pointer: coarse)').matches)
      for (const element of table.querySelectorAll(
        'button, a[href], input, select, [data-place][data-state="legal"]',
      )) {
        if (!isShown(element) || element.matches(':disabled')) continue
        const { width, height, left, top } = element.getBoundingClientRect()
        if (width < 1 || height < 1) continue
        // What reaches further than it is drawn answers beside itself.
        const reach = (x: number, y: number) => {
          const met = document.elementFromPoint(x, y)
          return met !== null && (element.contains(met) || met.contains(element))
        }
        const wideEnough = width >= 43.5 || reach(left + width / 2 - 21, top + height / 2)
        const highEnough = height >= 43.5 || reach(left + width / 2, top + height / 2 - 21)
        if (!wideEnough || !highEnough)
          found.add(
            `finger: ${Math.round(width)}x${Math.round(height)} ${element.getAttribute('data-place') ?? short(element.textContent ?? '')}`,
          )
      }

    // ——— the board's share, where the board is open
    const board = table.querySelector('.board-frame, .board-flow, .board.overlay')?.getBoundingClientRect()
    const form = table.dataset['form']
    if (board) {
      const share =
        (form === 'phone'
          ? board.height / innerHeight
          : (board.width * board.height) / innerWidth / innerHeight) * 100
      const least = Object.entries(shares).find(([name]) => name === form)?.[1] ?? 30
      if (share < least) found.add(`board: ${share.toFixed(0)} % of the window, ${least} % wanted`)
    }
    return [...found]
  }, BOARD_SHARE)

/** Where the board lies; null where another tab is open. */
export const boardBox = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const box = document.querySelector('.table .board')?.getBoundingClientRect()
    return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : null
  })
