// A red thread from the man who points to what he points at, until it is cut or pulled. LCN-24.3.

import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { viewOf } from '../game.ts'
import { at, placeOfTarget } from '../places.ts'

interface Ends {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/** Who aims at what now: a named target, or an order at work. */
function aimed(scene: Scene): { readonly from: string; readonly to: string } | null {
  const { declared, executions } = viewOf(scene)
  const work = executions.at(-1)
  if (work)
    return work.target === null ? null : { from: at.man(work.gangster), to: placeOfTarget(work.target) }
  return declared && { from: at.man(declared.gangster), to: placeOfTarget(declared.target) }
}

/** The middle of an element in the board's own units, kept on the board where the element lies off it. */
function middle(board: HTMLElement, place: string): readonly [number, number] | null {
  const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`)
  const outer = board.getBoundingClientRect()
  const rect = element?.getBoundingClientRect()
  if (!rect || rect.width === 0 || outer.width === 0) return null
  const unit = outer.width / board.offsetWidth
  const x = (rect.left + rect.width / 2 - outer.left) / unit
  const y = (rect.top + Math.min(rect.height / 2, 40) - outer.top) / unit
  return [Math.min(board.offsetWidth - 4, Math.max(4, x)), Math.min(board.offsetHeight - 2, Math.max(4, y))]
}

export function Thread({ scene }: { readonly scene: Scene }) {
  const root = useRef<SVGSVGElement>(null)
  const [ends, setEnds] = useState<Ends | null>(null)
  const aim = aimed(scene)
  const key = aim && `${aim.from} ${aim.to} ${scene.size} ${scene.zoom}`
  useLayoutEffect(() => {
    const board = root.current?.parentElement
    if (!aim || !board) return setEnds(null)
    const measure = () => {
      const to = middle(board, aim.to)
      // On a phone my own men are in another tab: the thread then comes from below.
      const from = middle(board, aim.from) ?? (to ? ([to[0], board.offsetHeight - 2] as const) : null)
      setEnds(from && to ? { from, to } : null)
    }
    measure()
    const later = setTimeout(measure, 400)
    return () => clearTimeout(later)
  }, [key])
  const sag = ends ? Math.min(60, Math.hypot(ends.to[0] - ends.from[0], ends.to[1] - ends.from[1]) * 0.18) : 0
  return (
    <svg class="lcn-thread" ref={root} aria-hidden="true">
      {ends && (
        <>
          <path
            d={`M${ends.from.join(' ')}Q${(ends.from[0] + ends.to[0]) / 2} ${(ends.from[1] + ends.to[1]) / 2 + sag} ${ends.to.join(' ')}`}
          />
          <circle cx={ends.from[0]} cy={ends.from[1]} r="5" />
          <circle cx={ends.to[0]} cy={ends.to[1]} r="11" class="lcn-noose" />
        </>
      )}
    </svg>
  )
}
