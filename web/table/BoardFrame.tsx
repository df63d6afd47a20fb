// The frame round the board: shows it whole where it can be read so, else a part of it that is panned.

import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { later } from '../kit/later.tsx'
import { textScale } from '../kit/rem.ts'
import type { GameScreen, Scene } from '../kit/screen.ts'
import { type BoardShape, fitScale, type Frame } from './frame.ts'

const PanningFrame = later(async () => (await import('./PanningFrame.tsx')).PanningFrame)

/** The shape of a board in this form, and from which zoom on it can be read. */
export const shapeOf = (board: GameScreen['board'], { form }: Pick<Scene, 'form'>): BoardShape => ({
  ...((form !== 'wide' && board.alone) || { width: board.width, height: board.height }),
  legible: board.legible ?? 1,
})

export const BoardFrame: Frame = ({ board, question, onZoom, children }) => {
  const frame = useRef<HTMLDivElement>(null)
  const scale = useSignal(0)
  const { width, height, legible } = board
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      scale.value = fitScale(board, { width: element.clientWidth, height: element.clientHeight })
      const zoom = scale.value / textScale()
      if (zoom >= legible) onZoom(zoom)
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    measure()
    return () => watcher.disconnect()
  }, [width, height])
  const { value } = scale
  const whole = value / textScale() >= legible
  return (
    <div class="board-frame" ref={frame} data-whole={whole}>
      {value > 0 &&
        (whole ? (
          <div class="board-sheet" style={{ width: `${width * value}px`, height: `${height * value}px` }}>
            {children}
          </div>
        ) : (
          <PanningFrame board={board} question={question} onZoom={onZoom}>
            {children}
          </PanningFrame>
        ))}
    </div>
  )
}
