// What can be measured of how a screen looks: nothing wider than the window, no letters too small to read.

import type { Page } from 'playwright-core'

const SMALLEST = 13

/** By how many pixels the page can be pushed sideways. */
export const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
  })

/** Text that is drawn smaller than it may be, with its size; as it arrives at the eye, after all scaling. */
export const smallText = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || element.closest('.unseen, title, script, style, option')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const whole = element instanceof HTMLElement ? element.offsetWidth : 0
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : whole > 0 ? width / whole : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      // Half a pixel of rounding is nobody's fault.
      if (size < smallest - 0.5) found.add(`${size.toFixed(1)} px: ${text.slice(0, 40)}`)
    }
    return [...found]
  }, SMALLEST)
