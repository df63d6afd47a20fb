// Where a card lies: never over the thing it explains, and over as little as possible of what may be picked.

const GAP = 10
const EDGE = 8

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - size - EDGE))

/** What the card had better not hide: the question, and all that may be picked. */
const inTheWay = (): readonly Box[] =>
  [...document.querySelectorAll('.prompt,[data-place][data-state="legal"]')].map((one) =>
    one.getBoundingClientRect(),
  )

export function placed(thing: Element, card: HTMLElement, phone: boolean): { left: number; top: number } {
  const about = thing.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const { innerWidth, innerHeight } = window
  // A sheet from below, or from above where the thing would lie under it.
  if (phone)
    return { left: 0, top: about.top + about.height / 2 > innerHeight - height ? 0 : innerHeight - height }
  const top = within(about.top + about.height / 2 - height / 2, height, innerHeight)
  const left = within(about.left + about.width / 2 - width / 2, width, innerWidth)
  const ways = [
    { left: about.right + GAP, top },
    { left: about.left - GAP - width, top },
    { left, top: about.top - GAP - height },
    { left, top: about.bottom + GAP },
  ].map((way) => ({
    left: within(way.left, width, innerWidth),
    top: within(way.top, height, innerHeight),
  }))
  const hidden = inTheWay()
  const cost = (way: { readonly left: number; readonly top: number }): number => {
    const box = { ...way, right: way.left + width, bottom: way.top + height }
    const rest = hidden.reduce((sum, one) => sum + overlap(box, one), 0)
    return overlap(box, about) * 1000 + rest
  }
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best))
}
