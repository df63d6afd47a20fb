// The frame round the board: fits it to its region.

import { useSignal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { fitScale } from './frame.ts'

interface FrameProps {
  readonly board: { readonly width: number; readonly height: number }
  /** Changes with every question. */
  readonly question: string
  readonly onZoom: (zoom: number) => void
  readonly children: ComponentChildren
}

export type Frame = ComponentType<FrameProps>

export const FittedFrame: Frame = ({ board, onZoom, children }) => {
  const frame = useRef<HTMLDivElement>(null)
  const scale = useSignal(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      scale.value = fitScale(board, { width: element.clientWidth, height: element.clientHeight })
      onZoom(scale.value)
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    measure()
    return () => watcher.disconnect()
  }, [board])
  const { value } = scale
  return (
    <div class="board-frame" ref={frame}>
      {value > 0 && (
        <div
          class="board-sheet"
          style={{ width: `${board.width * value}px`, height: `${board.height * value}px` }}
        >
          {children}
        </div>
      )}
    </div>
  )
}
