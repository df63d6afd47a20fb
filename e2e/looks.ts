// What can be measured of how a screen looks: nothing wider than the window, no letters too small to read.

import type { Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'

const SMALLEST = 13

/** By how many pixels the page can be pushed sideways. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
  })

/** Text that is drawn smaller than it may be, with its size; as it arrives at the eye, after all scaling. */
const smallText = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    // Widths are given in whole pixels: what is narrow, or broken into lines, does not tell how far it is scaled.
    const wide = (element: Element): HTMLElement | null => {
      const tells = element instanceof HTMLElement && element.offsetWidth >= 100
      if (tells && getComputedStyle(element).display !== 'inline') return element
      return element.parentElement && wide(element.parentElement)
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || element.closest('.unseen, title, script, style, option')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const whole = wide(element)
      const scaled = whole ? whole.getBoundingClientRect().width / whole.offsetWidth : 1
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : scaled
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      // Half a pixel of rounding is nobody's fault, and what has no size at all is not drawn.
      if (size > 0 && size < smallest - 0.5) found.add(`${size.toFixed(1)} px: ${text.slice(0, 40)}`)
    }
    return [...found]
  }, SMALLEST)

const named = (name: string, found: readonly string[]): string[] => found.map((fault) => `${name}: ${fault}`)

/** What is wrong with the look of the screen as it stands, and what went wrong on the way to it. */
export async function faults(visitor: Visitor, name: string): Promise<string[]> {
  const sideways = await sidewaysBy(visitor.page)
  return named(name, [
    ...(await smallText(visitor.page)),
    ...(sideways > 0 ? [`${sideways} px sideways`] : []),
    ...visitor.errors.splice(0),
  ])
}

/** What keeps somebody from using it. */
export const hindrances = async (visitor: Visitor, name: string): Promise<string[]> =>
  named(name, await visitor.barriers())
