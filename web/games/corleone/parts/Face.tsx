// The face of a card inside the element that answers for it.

import type { ComponentChildren } from 'preact'
import { placeName } from '../../../kit/place.ts'
import type { Scene } from '../../../kit/screen.ts'

interface FaceProps {
  readonly scene: Scene
  readonly place: string
  readonly label: string
  readonly children: ComponentChildren
}

/** Where the card is a button its name says everything already, and nothing is read out twice. */
export const Face = ({ scene, place, label, children }: FaceProps) => {
  const state = scene.picks.state(place)
  const answers = (state !== 'idle' && state !== 'lit') || scene.picks.elsewhere(place)
  return (
    <>
      {answers && <span class="unseen">{placeName(scene, place, label)}</span>}
      <div class="cor-face" aria-hidden={answers}>
        {children}
      </div>
    </>
  )
}
