// The frame round the board on a phone: it pans and pinches, and with every question goes to what may be picked.

import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { motionLess } from '../kit/animator.ts'
import { Icon } from '../kit/Icon.tsx'
import { say } from '../text/say.ts'
import type { Frame } from './BoardFrame.tsx'
import { type Box, centreOn, type Extent, fitScale, type Lying, seenPart } from './frame.ts'
import { holdsPicks, type Mark, marksOn, MiniMap } from './MiniMap.tsx'

/** What Panzoom tells of a move: the event that it came from, if somebody made it. */
interface ByHand {
  readonly originalEvent?: Event
}

/** Text can be read from here on. */
const READABLE = 1
const MOST = 2.4
/** A finger that moved so far meant to pan, not to pick. */
const SLOP = 8

export const PanningFrame: Frame = ({ board, question, onZoom, children }) => {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const pan = useRef<PanzoomObject | null>(null)
  const placed = useRef(false)
  const seen = useSignal<Box | null>(null)
  const marks = useSignal<readonly Mark[]>([])
  /** By the reader's own finger, since the frame last went somewhere. */
  const moved = useSignal(false)

  const goTo = (wanted: Box | 'middle' | null) => {
    const [outer, mover] = [frame.current, pan.current]
    if (!outer || !mover) return
    const view = { width: outer.clientWidth, height: outer.clientHeight - footOf(outer) }
    const box = wanted === 'middle' ? middleOf(board, view) : wanted
    const { scale, x, y } = centreOn(board, view, box, { least: READABLE, most: MOST })
    const animate = !motionLess()
    moved.value = false
    mover.zoom(scale, { animate })
    // The pan is clamped by the scale that is set, so it follows it.
    requestAnimationFrame(() => mover.pan(x, y, { animate }))
    onZoom(scale)
  }

  useEffect(() => {
    const [outer, inner] = [frame.current, sheet.current]
    if (!outer || !inner) return
    const fit = fitScale(board, { width: outer.clientWidth, height: outer.clientHeight })
    const mover = Panzoom(inner, {
      minScale: fit,
      maxScale: MOST,
      canvas: true,
      cursor: 'grab',
      noBind: false,
    })
    pan.current = mover
    const zoomed = () => onZoom(mover.getScale())
    inner.addEventListener('panzoomzoom', zoomed)
    const changed = (event: Event) => {
      const view = { width: outer.clientWidth, height: outer.clientHeight }
      if (event instanceof CustomEvent) seen.value = seenPart(board, view, event.detail as Lying)
    }
    const byHand = (event: Event) => {
      if (event instanceof CustomEvent && (event.detail as ByHand).originalEvent) moved.value = true
    }
    inner.addEventListener('panzoompan', byHand)
    inner.addEventListener('panzoomzoom', byHand)
    inner.addEventListener('panzoomchange', changed)
    const wheel = (event: WheelEvent) => mover.zoomWithWheel(event)
    outer.addEventListener('wheel', wheel, { passive: false })
    let start: { x: number; y: number } | null = null
    const down = ({ clientX: x, clientY: y }: PointerEvent) => {
      start = { x, y }
    }
    const click = (event: MouseEvent) => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP)
        event.stopPropagation()
    }
    outer.addEventListener('pointerdown', down, true)
    outer.addEventListener('click', click, true)
    // A board's own signposts: the part to show stands in `detail`, null for all of it.
    const shown = (event: Event) => {
      if (event instanceof CustomEvent) goTo(event.detail as Box | null)
    }
    outer.addEventListener('frame:show', shown)
    return () => {
      mover.destroy()
      inner.removeEventListener('panzoomzoom', zoomed)
      inner.removeEventListener('panzoomchange', changed)
      inner.removeEventListener('panzoompan', byHand)
      inner.removeEventListener('panzoomzoom', byHand)
      outer.removeEventListener('wheel', wheel)
      outer.removeEventListener('pointerdown', down, true)
      outer.removeEventListener('click', click, true)
      outer.removeEventListener('frame:show', shown)
    }
  }, [board])

  useEffect(() => {
    // The new question must be drawn before its places can be found.
    const wait = setTimeout(() => {
      if (sheet.current) marks.value = marksOn(sheet.current, board)
      const box = legalBox(sheet.current, board)
      // Nothing to pick on the board: the reader stays where they are.
      if (box || !placed.current) goTo(box ?? 'middle')
      placed.current = true
    }, 60)
    return () => clearTimeout(wait)
  }, [question])

  return (
    <div class="board-frame pans" ref={frame}>
      <div class="board-sheet" ref={sheet} style={{ width: `${board.width}px`, height: `${board.height}px` }}>
        {children}
      </div>
      <button
        type="button"
        class="round fit-button"
        aria-label={say('board.whole')}
        data-rests={!moved.value && holdsPicks(marks.value, seen.value)}
        onClick={() => goTo(null)}
      >
        <Icon name="board" />
        <MiniMap board={board} marks={marks.value} seen={seen.value} />
      </button>
    </div>
  )
}

/** The middle of the board from its upper edge on, as high as the window shows it. */
const middleOf = ({ width }: Extent, { height }: Extent): Box => ({
  x: width / 3,
  y: 0,
  width: width / 3,
  height,
})

/** What the map takes of the window where it lies at its foot: nothing that is shown lies under it. */
function footOf(frame: HTMLElement): number {
  const map = frame.querySelector('.fit-button')?.getBoundingClientRect()
  const { top, bottom, height } = frame.getBoundingClientRect()
  return map && map.top > top + height / 2 ? bottom - map.top : 0
}

/** Where the legal places lie, in the board's own units; null if there are none on it. */
function legalBox(sheet: HTMLElement | null, board: { readonly width: number }): Box | null {
  if (!sheet) return null
  const outer = sheet.getBoundingClientRect()
  const unit = outer.width / board.width
  const rects = [
    ...sheet.querySelectorAll('[data-place][data-state="legal"],[data-place][data-state="picked"]'),
  ].map((element) => element.getBoundingClientRect())
  if (rects.length === 0 || unit === 0) return null
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  return {
    x: (left - outer.left) / unit,
    y: (top - outer.top) / unit,
    width: (Math.max(...rects.map((rect) => rect.right)) - left) / unit,
    height: (Math.max(...rects.map((rect) => rect.bottom)) - top) / unit,
  }
}
