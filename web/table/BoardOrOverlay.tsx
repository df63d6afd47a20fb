// The board, or what a sealed question puts in its place.

import { useComputed } from '@preact/signals'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import { FittedFrame, type Frame as BoardFrame } from './BoardFrame.tsx'
import type { TableModel } from './model.ts'

interface Props {
  readonly model: TableModel
  readonly scene: Scene
  readonly Frame?: BoardFrame
}

export function BoardOrOverlay({ model, scene, Frame = FittedFrame }: Props) {
  const { screen } = model
  const { prompt } = scene.sight
  const Overlay = prompt && screen.board.overlay?.(prompt)
  const question = useComputed(() => `${model.stage.shown.value?.wait ?? ''}/${model.picks.group ?? ''}`)
  if (Overlay)
    return (
      <section class="board overlay" aria-label={say('board.region')}>
        <h2 class="unseen">{say('board.region')}</h2>
        <Overlay scene={scene} />
      </section>
    )
  return (
    <section class="board" aria-label={say('board.region')}>
      <h2 class="unseen">{say('board.region')}</h2>
      <Frame
        board={screen.board}
        question={question.value}
        onZoom={(zoom) => {
          model.zoom.value = zoom
        }}
      >
        <screen.board.Board scene={scene} />
      </Frame>
    </section>
  )
}
