// "What is this?": a pointer that rests, a long press, a right click or a key asks about the thing under it.

import { signal } from '@preact/signals'
import type { Thing } from '../../kit/thing.ts'

/** How long a pointer rests, and a finger presses, before it asks. In milliseconds. */
const REST = 400
const PRESS = 450
/** A finger that moves further than this, in pixels, pans or scrolls. */
const STILL = 10
/** Over these a pointer means to pick, also where the card of another thing lies. */
const PICKS = '[data-state="legal"],[data-state="picked"],button'

/** What was asked about: the thing, its element, and how. A pointer that leaves takes its card along. */
export interface Asked {
  readonly thing: Thing
  readonly element: Element
  readonly by: 'hover' | 'press' | 'click' | 'key'
}

/** The innermost thing that an element belongs to. */
export function thingAt(target: EventTarget | null): Pick<Asked, 'thing' | 'element'> | null {
  const element = target instanceof Element ? target.closest('[data-thing]') : null
  const written = element?.getAttribute('data-thing')
  return element && written ? { element, thing: JSON.parse(written) } : null
}

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Clicks pass through a card that a pointer opened by resting; whether it is over the card is a matter of place. */
function overCard({ clientX: x, clientY: y }: MouseEvent): boolean {
  const card = document.querySelector('.what')?.getBoundingClientRect()
  return card !== undefined && x >= card.left && x <= card.right && y >= card.top && y <= card.bottom
}

export class Asking {
  readonly asked = signal<Asked | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What had the focus when it was asked. */
  #from: Element | null = null
  /** What the pointer is over. */
  #over: EventTarget | null = null
  /** Where a finger came down. */
  #down: { readonly x: number; readonly y: number } | null = null
  /** A press that asked is no pick when the finger lifts. */
  #swallows = false

  /** A card that has the focus gives it back. */
  close(): void {
    clearTimeout(this.#timer)
    const hadFocus = within(document.activeElement, '.what')
    this.asked.value = null
    const from = this.#from
    if (hadFocus && (from instanceof HTMLElement || from instanceof SVGElement)) from.focus()
  }

  #ask(target: EventTarget | null, by: Asked['by']): boolean {
    clearTimeout(this.#timer)
    const found = thingAt(target)
    if (found) {
      if (!within(document.activeElement, '.what')) this.#from = document.activeElement
      this.asked.value = { ...found, by }
    }
    return found !== null
  }

  /** By moves alone: a board that is drawn anew under a hand at rest asks nothing. */
  readonly #moved = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return this.#dragged(event)
    const { target } = event
    const found = thingAt(target)?.element
    const open = this.asked.peek()
    if (target === this.#over && !open) return
    this.#over = target
    if (open && open.by !== 'hover') return
    clearTimeout(this.#timer)
    if (open && (found === open.element || (overCard(event) && !within(target, PICKS)))) return
    // Leaving takes as long as coming, so that the pointer can reach the card.
    this.#timer = setTimeout(() => {
      if (!this.#ask(target, 'hover')) this.close()
    }, REST)
  }

  #dragged({ clientX, clientY }: PointerEvent): void {
    if (this.#down && Math.hypot(clientX - this.#down.x, clientY - this.#down.y) > STILL) this.#lifted()
  }

  readonly #pressed = (event: PointerEvent) => {
    this.#swallows = false
    if (within(event.target, '.what')) return
    // A pick closes the card: what it said is about to change.
    this.close()
    if (event.pointerType !== 'touch') return
    this.#down = { x: event.clientX, y: event.clientY }
    this.#timer = setTimeout(() => {
      this.#swallows = this.#ask(event.target, 'press')
    }, PRESS)
  }

  readonly #lifted = () => {
    if (this.#down) clearTimeout(this.#timer)
    this.#down = null
  }

  readonly #clicked = (event: MouseEvent) => {
    if (!this.#swallows) return
    this.#swallows = false
    event.preventDefault()
    event.stopPropagation()
  }

  readonly #menu = (event: MouseEvent) => {
    if (this.#swallows || this.#ask(event.target, 'click')) event.preventDefault()
  }

  readonly #key = (event: KeyboardEvent) => {
    if (within(event.target, 'input,textarea,select') || event.altKey || event.ctrlKey || event.metaKey)
      return
    if (event.key === 'Escape' && this.asked.peek()) {
      this.close()
      event.stopPropagation()
      event.preventDefault()
    } else if (
      event.key.toLowerCase() === 'w' &&
      (this.#ask(document.activeElement, 'key') || this.#ask(this.#over, 'key'))
    )
      event.preventDefault()
  }

  /** Listens on the table, before anything on it does, until the returned function is called. */
  listen(root: HTMLElement): () => void {
    const stop = new AbortController()
    const before = { capture: true, signal: stop.signal }
    root.addEventListener('pointermove', this.#moved, before)
    root.addEventListener('pointerdown', this.#pressed, before)
    root.addEventListener('pointerup', this.#lifted, before)
    root.addEventListener('pointercancel', this.#lifted, before)
    root.addEventListener('click', this.#clicked, before)
    root.addEventListener('contextmenu', this.#menu, before)
    document.addEventListener('keydown', this.#key, before)
    return () => {
      this.close()
      stop.abort()
    }
  }
}
