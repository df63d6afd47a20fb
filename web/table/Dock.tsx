// Where the table asks: the question in a box that never changes its size, what is rolled and what waits above it.

import type { Scene } from '../kit/screen.ts'
import type { TableModel } from './model.ts'
import { PromptBar } from './PromptBar.tsx'

export function Dock({ model, scene }: { readonly model: TableModel; readonly scene: Scene }) {
  const { Alert, Result } = model.screen.around
  const apart = scene.form !== 'wide'
  return (
    <div class="dock">
      {apart && (Alert || Result) && (
        <div class="dock-above" tabIndex={0}>
          {Alert && <Alert scene={scene} />}
          {Result && <Result scene={scene} />}
        </div>
      )}
      <PromptBar model={model} scene={scene} />
    </div>
  )
}
