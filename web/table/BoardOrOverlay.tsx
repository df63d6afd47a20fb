// The board, or what a sealed question puts in its place.

import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import { BoardFrame, shapeOf } from './BoardFrame.tsx'
import type { TableModel } from './model.ts'

interface Props {
  readonly model: TableModel
  readonly scene: Scene
}

export function BoardOrOverlay({ model, scene }: Props) {
  const { board } = model.screen
  const { prompt } = scene.sight
  const Overlay = prompt && board.overlay?.(prompt)
  const question = useComputed(() => `${model.stage.shown.value?.wait ?? ''}/${model.picks.group ?? ''}`)
  const shape = useMemo(() => shapeOf(board, scene), [scene.form])
  const drawn = <board.Board scene={scene} />
  return (
    <section class={Overlay ? 'board overlay' : 'board'} aria-label={say('board.region')}>
      <h2 class="unseen">{say('board.region')}</h2>
      {Overlay ? (
        <Overlay scene={scene} />
      ) : board.flows && scene.form !== 'wide' ? (
        <div class="board-flow" tabIndex={0}>
          {drawn}
        </div>
      ) : (
        <BoardFrame
          board={shape}
          question={question.value}
          onZoom={(zoom) => {
            model.zoom.value = zoom
          }}
        >
          {drawn}
        </BoardFrame>
      )}
    </section>
  )
}
