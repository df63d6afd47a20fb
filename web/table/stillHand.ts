// The second half of a double tap: a button that has just come under the finger is not alive yet.

import { useEffect } from 'preact/hooks'
import type { TableModel } from './model.ts'

/** How long after a tap, in milliseconds, and how far from it, in pixels, another is its echo. */
const DEAD = 500
const NEAR = 24

interface Tap {
  readonly timeStamp: number
  readonly clientX: number
  readonly clientY: number
}

export class Taps {
  #last: (Tap & { readonly wait: number | null }) | null = null

  /** Whether the tap was meant for what lay there before: the question has changed under the finger. */
  isEcho({ timeStamp, clientX, clientY }: Tap, wait: number | null): boolean {
    const last = this.#last
    const echo =
      last !== null &&
      last.wait !== wait &&
      timeStamp - last.timeStamp < DEAD &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < NEAR
    if (!echo) this.#last = { timeStamp, clientX, clientY, wait }
    return echo
  }
}

interface HandProps {
  readonly model: TableModel
  readonly root: { readonly current: HTMLElement | null }
}

/** Draws nothing: swallows the echo of a tap anywhere on the table. */
export function StillHand({ model, root }: HandProps): null {
  useEffect(() => {
    const table = root.current
    const taps = new Taps()
    const clicked = (event: MouseEvent) => {
      // A key has no place of its own.
      if (event.detail === 0 || !taps.isEcho(event, model.question.peek()?.wait ?? null)) return
      event.preventDefault()
      event.stopPropagation()
    }
    table?.addEventListener('click', clicked, true)
    return () => table?.removeEventListener('click', clicked, true)
  }, [model])
  return null
}
