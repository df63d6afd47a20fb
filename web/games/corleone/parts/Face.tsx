// The face of a card inside the element that answers for it.

import type { ComponentChildren } from 'preact'
import type { Scene } from '../../../kit/screen.ts'

interface FaceProps {
  readonly scene: Scene
  readonly place: string
  readonly children: ComponentChildren
}

/** Where the card is a button its name says everything already, and nothing is read out twice. */
export const Face = ({ scene, place, children }: FaceProps) => {
  const state = scene.picks.state(place)
  return (
    <div class="cor-face" aria-hidden={state !== 'idle' && state !== 'lit'}>
      {children}
    </div>
  )
}
