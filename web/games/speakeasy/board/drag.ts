// Moving the enlarged map under the mouse or a finger; a drag is no click.

import type { Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { BOARD } from '../map/layout.ts'
import { type Look, within } from './look.ts'

/** A hand that moved so far meant to drag, not to pick. */
const SLOP = 6

interface Grip {
  readonly x: number
  readonly y: number
  readonly look: Look
  moved: boolean
}

/** What the element that holds the map must listen to. */
export function useDrag(look: Signal<Look>) {
  const grip = useRef<Grip | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      grip.current = look.value.scale > 1 ? { x, y, look: look.value, moved: false } : null
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grip.current
      if (!held || event.buttons !== 1 || !(event.currentTarget instanceof Element)) return
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.moved && Math.hypot(dx, dy) < SLOP) return
      held.moved = true
      const board = event.currentTarget.closest('.spk-board')
      const unit = ((board?.clientWidth ?? BOARD.width) / BOARD.width) * held.look.scale
      look.value = within({ ...held.look, x: held.look.x - dx / unit, y: held.look.y - dy / unit })
    },
    onClickCapture: (event: MouseEvent) => {
      if (grip.current?.moved) event.stopPropagation()
      grip.current = null
    },
  }
}
