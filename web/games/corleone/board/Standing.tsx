// A figure where it stands. It moves by itself when it stands elsewhere (`data-piece`).

import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { boxOf, ownerOf, viewOf } from '../game.ts'
import { Token } from '../parts/Token.tsx'
import { at } from '../places.ts'
import { is } from '../thing.ts'

/** Who it is and whose: "Don Vitale (Ines)". */
function nameOf(scene: Scene, figure: string): string {
  const owner = ownerOf(viewOf(scene), boxOf(scene), figure)
  const person = scene.people.find((one) => one.seat === owner)
  const name = scene.words.name(figure)
  return person ? scene.say('figure.of', { figure: name, person: person.name }) : name
}

interface StandingProps {
  readonly scene: Scene
  readonly figure: string
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
}

export function Standing({ scene, figure, x, y, scale = 1, turn = 0 }: StandingProps) {
  const known = boxOf(scene).figure[figure]
  if (!known) return null
  const place = at.figure(figure)
  const state = scene.picks.state(place)
  const name = nameOf(scene, figure)
  const named = state === 'idle' || state === 'lit' ? { role: 'img' as const, 'aria-label': name } : {}
  return (
    <g transform={`translate(${x} ${y})`} data-piece={figure} {...is({ kind: 'figure', figure })}>
      <g class="cor-figure" {...named} {...placeProps(scene, place, name)}>
        {known.kind === 'thug' ? (
          <rect class="cor-halo" x="-24" y="-24" width="48" height="48" rx="9" />
        ) : (
          <circle class="cor-halo" r="25" />
        )}
        <g transform={`rotate(${turn}) scale(${scale})`}>
          <Token figure={known} />
        </g>
        {known.kind === 'thug' ? (
          <rect class="cor-edge" x="-19" y="-19" width="38" height="38" rx="5" />
        ) : (
          <circle class="cor-edge" r="20.5" />
        )}
        {state !== 'idle' && <circle r="23" fill="transparent" />}
      </g>
    </g>
  )
}
