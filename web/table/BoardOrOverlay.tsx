// The board, or what a sealed question puts in its place.

import { useComputed } from '@preact/signals'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import { BoardFrame } from './BoardFrame.tsx'
import type { TableModel } from './model.ts'

export function BoardOrOverlay({ model, scene }: { readonly model: TableModel; readonly scene: Scene }) {
  const { screen } = model
  const { prompt } = scene.sight
  const Overlay = prompt && screen.overlay?.(prompt)
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
      <BoardFrame
        board={screen.board}
        pans={scene.size === 'phone'}
        question={question.value}
        onZoom={(zoom) => {
          model.zoom.value = zoom
        }}
      >
        <screen.Board scene={scene} />
      </BoardFrame>
    </section>
  )
}
