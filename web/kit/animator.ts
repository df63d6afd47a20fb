// Motion: pieces that stand elsewhere than before fly there, and whatever a game lets fly, shine or turn.
// The page is always drawn as the view says first; motion only plays over it, so it can never be wrong.

import { render } from 'preact'
import { prefs } from '../prefs.ts'
import type { Move } from './screen.ts'

const FLIGHT = 320
const FADE = 150
const BEAT = 90

type Places = ReadonlyMap<string, DOMRect>

export const motionLess = (): boolean =>
  prefs.value.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** The page has been drawn by then; a window that nobody looks at draws nothing, so it does not wait for it. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(late)
      resolve()
    })
  })

/** Where every piece is now. */
export function pieces(root: ParentNode): Places {
  const places = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll('[data-piece]')) {
    const rect = element.getBoundingClientRect()
    const name = element.getAttribute('data-piece')
    if (name !== null && rect.width > 0 && !places.has(name)) places.set(name, rect)
  }
  return places
}

function layer(): HTMLElement {
  const known = document.getElementById('flights')
  if (known) return known
  const made = document.createElement('div')
  made.id = 'flights'
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}

/** A likeness of the element that can leave its frame. */
function likeness(element: Element, rect: DOMRect): HTMLElement {
  const box = document.createElement('div')
  box.className = 'flight'
  box.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`
  const copy = element.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('[data-place],[data-piece],[tabindex]')])
    for (const name of ['data-place', 'data-piece', 'tabindex', 'role', 'id']) one.removeAttribute(name)
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const { x, y, width, height } = element.getBBox()
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    svg.setAttribute('width', '100%')
    svg.setAttribute('height', '100%')
    copy.removeAttribute('transform')
    svg.append(copy)
    box.append(svg)
  } else box.append(copy)
  return box
}

/** An arc from one point to another: up in the middle, down at the end. */
function arc(dx: number, dy: number): Keyframe[] {
  const lift = Math.min(70, 14 + Math.hypot(dx, dy) * 0.14)
  return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    offset: t,
    translate: `${dx * (t - 1)}px ${dy * (t - 1) - lift * 4 * t * (1 - t)}px`,
    scale: t === 1 ? '1' : `${1 + 0.35 * t * (1 - t)}`,
  }))
}

const settled = (animation: Animation): Promise<unknown> => animation.finished.catch(() => undefined)

/** Lets every piece fly from where it was to where it is; resolves when all have landed. */
export async function flyPieces(root: ParentNode, before: Places): Promise<void> {
  const flights: Promise<unknown>[] = []
  for (const element of root.querySelectorAll('[data-piece]')) {
    const was = before.get(element.getAttribute('data-piece') ?? '')
    const is = element.getBoundingClientRect()
    if (!was || is.width === 0) continue
    const dx = is.left + is.width / 2 - was.left - was.width / 2
    const dy = is.top + is.height / 2 - was.top - was.height / 2
    if (Math.hypot(dx, dy) < 6) continue
    if (motionLess()) {
      flights.push(settled(element.animate([{ opacity: 0 }, { opacity: 1 }], FADE)))
      continue
    }
    const flying = likeness(element, is)
    layer().append(flying)
    element.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT)
    const flight = flying.animate(arc(dx, dy), { duration: FLIGHT, easing: 'cubic-bezier(.3,.1,.3,1)' })
    flights.push(settled(flight).then(() => flying.remove()))
  }
  await Promise.all(flights)
}

const rectOf = (root: ParentNode, place: string): DOMRect | null => {
  const name = CSS.escape(place)
  const element = root.querySelector(`[data-anchor="${name}"],[data-place="${name}"],[data-piece="${name}"]`)
  const rect = element?.getBoundingClientRect()
  return rect && rect.width > 0 ? rect : null
}

/** Plays what the game says about an event; places that are not on the page are left out. */
export async function playMoves(root: ParentNode, moves: readonly Move[]): Promise<void> {
  if (motionLess()) return
  await Promise.all(moves.map((move) => playMove(root, move)))
}

async function playMove(root: ParentNode, move: Move): Promise<void> {
  const to = rectOf(root, move.to)
  if (!to) return
  const from = move.from === undefined ? null : rectOf(root, move.from)
  const box = document.createElement('div')
  box.className = 'flight sprite'
  box.style.cssText = `left:${to.left + to.width / 2}px;top:${to.top + to.height / 2}px`
  render(move.sprite, box)
  layer().append(box)
  const delay = (move.beat ?? 0) * BEAT
  await settled(
    box.animate(frames(move, from, to), { duration: FLIGHT, delay, fill: 'both', easing: 'ease-in-out' }),
  )
  render(null, box)
  box.remove()
}

function frames(move: Move, from: DOMRect | null, to: DOMRect): Keyframe[] {
  switch (move.kind) {
    case 'fly': {
      if (!from) return [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }]
      const dx = to.left + to.width / 2 - from.left - from.width / 2
      const dy = to.top + to.height / 2 - from.top - from.height / 2
      return arc(dx, dy).map((frame, i, all) => ({
        ...frame,
        opacity: i === 0 || i === all.length - 1 ? 0.2 : 1,
      }))
    }
    case 'flash':
      return [
        { opacity: 0, scale: '0.6' },
        { opacity: 1, scale: '1.15', offset: 0.3 },
        { opacity: 0, scale: '1.5' },
      ]
    case 'turn':
      return [
        { opacity: 1, rotate: 'y 0deg' },
        { opacity: 1, rotate: 'y 90deg', offset: 0.5 },
        { opacity: 0, rotate: 'y 180deg' },
      ]
  }
}
