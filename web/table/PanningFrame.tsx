// The frame round a board that cannot be read as a whole: it pans and zooms, and with every question goes to what may be
// picked. Its tools stand in a gutter of their own, so that they lie over nothing.

import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from '@panzoom/panzoom'
import { useSignal } from '@preact/signals'
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks'
import { motionLess } from '../kit/animator.ts'
import { Pans, ShowPart } from '../kit/boardPart.ts'
import { Icon } from '../kit/Icon.tsx'
import { textScale } from '../kit/rem.ts'
import { say } from '../text/say.ts'
import { type Box, centreOn, type Extent, fitScale, type Frame, seenPart } from './frame.ts'
import { holdsPicks, type Mark, marksOn, MiniMap } from './MiniMap.tsx'

const MOST = 2.4
const STEP = 1.4
/** A finger that moved so far meant to pan, not to pick. */
const SLOP = 8

/** Panzoom tells what it does by events of the DOM. */
function onPanzoom(
  sheet: HTMLElement,
  type: 'panzoomchange' | 'panzoompan' | 'panzoomzoom',
  hear: (detail: PanzoomEventDetail) => void,
): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail)
  }
  sheet.addEventListener(type, heard)
  return () => sheet.removeEventListener(type, heard)
}

/** A question that the frame is about to go to, and what the board wishes to be shown of it. */
interface Coming {
  readonly question: string
  wish?: Box | null
}

export const PanningFrame: Frame = ({ board: { width, height }, question, onZoom, children }) => {
  // One unit of the board is a sixteenth of the reader's text.
  const unit = textScale()
  const board = useMemo(() => ({ width: width * unit, height: height * unit }), [width, height, unit])
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const pan = useRef<PanzoomObject | null>(null)
  const placed = useRef(false)
  const coming = useRef<Coming | null>(null)
  const asked = useRef<string | null>(null)
  if (asked.current !== question) {
    asked.current = question
    coming.current = { question }
  }
  const seen = useSignal<Box | null>(null)
  const marks = useSignal<readonly Mark[]>([])
  /** By the reader's own finger, since the frame last went somewhere. */
  const moved = useSignal(false)

  const goTo = (wanted: Box | 'middle' | null) => {
    const [outer, mover] = [frame.current, pan.current]
    if (!outer || !mover) return
    const view = { width: outer.clientWidth, height: outer.clientHeight }
    const box = wanted === 'middle' ? middleOf(board, view) : wanted
    const { scale, x, y } = centreOn(board, view, box, { least: 1, most: MOST })
    const animate = !motionLess()
    moved.value = false
    mover.zoom(scale, { animate })
    // The pan is clamped by the scale that is set, so it follows it.
    requestAnimationFrame(() => mover.pan(x, y, { animate }))
    onZoom(scale)
  }

  const zoomBy = (by: number) => {
    const mover = pan.current
    if (!mover) return
    moved.value = true
    mover.zoom(mover.getScale() * by, { animate: !motionLess() })
    onZoom(mover.getScale())
  }

  const show = useCallback((part: Box | null) => {
    const wish = part && enlarged(part, unit)
    if (coming.current) coming.current.wish = wish
    else goTo(wish)
  }, [])

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
    const byHand = ({ originalEvent }: PanzoomEventDetail) => {
      if (originalEvent) moved.value = true
    }
    const deaf = [
      onPanzoom(inner, 'panzoomzoom', (detail) => {
        onZoom(detail.scale)
        byHand(detail)
      }),
      onPanzoom(inner, 'panzoompan', byHand),
      onPanzoom(inner, 'panzoomchange', (lying) => {
        seen.value = seenPart(board, { width: outer.clientWidth, height: outer.clientHeight }, lying)
      }),
    ]
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
    return () => {
      mover.destroy()
      for (const stop of deaf) stop()
      outer.removeEventListener('wheel', wheel)
      outer.removeEventListener('pointerdown', down, true)
      outer.removeEventListener('click', click, true)
    }
  }, [board])

  useEffect(() => {
    // The new question must be drawn before its places can be found.
    const wait = setTimeout(() => {
      const wish = coming.current?.wish
      coming.current = null
      if (sheet.current) marks.value = marksOn(sheet.current, board)
      const box = wish === undefined ? legalBox(sheet.current, board) : wish
      // Nothing to pick on the board: the reader stays where they are.
      if (box || !placed.current) goTo(box ?? 'middle')
      placed.current = true
    }, 60)
    return () => clearTimeout(wait)
  }, [question])

  return (
    <div class="board-panning">
      <div class="pans" ref={frame}>
        <div
          class="board-sheet"
          ref={sheet}
          style={{ width: `${board.width}px`, height: `${board.height}px` }}
        >
          <Pans.Provider value={true}>
            <ShowPart.Provider value={show}>{children}</ShowPart.Provider>
          </Pans.Provider>
        </div>
      </div>
      <div class="board-tools">
        <button
          type="button"
          class="round fit-button"
          aria-label={say('board.whole')}
          data-rests={!moved.value && holdsPicks(marks.value, seen.value)}
          onClick={() => goTo(null)}
        >
          <MiniMap board={board} marks={marks.value} seen={seen.value} />
        </button>
        <button
          type="button"
          class="round zoom"
          aria-label={say('board.closer')}
          onClick={() => zoomBy(STEP)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="round zoom"
          aria-label={say('board.away')}
          onClick={() => zoomBy(1 / STEP)}
        >
          <Icon name="minus" />
        </button>
      </div>
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

const enlarged = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})

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
