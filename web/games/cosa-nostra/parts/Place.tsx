// An element that may be picked: a button with an unseen name while it answers, plain otherwise.

import type { Thing } from '@backroom/games/cosa-nostra'
import type { ComponentChildren } from 'preact'
import { placeName, placeProps } from '../../../kit/place.ts'
import type { Scene } from '../../../kit/screen.ts'
import { is } from '../thing.ts'

interface PlaceProps {
  readonly scene: Scene
  readonly place: string
  readonly label: string
  readonly class: string
  readonly style?: { readonly [name: string]: string | number }
  readonly piece?: string
  /** Left out where it lies inside what it belongs to. */
  readonly what?: Thing
  readonly children: ComponentChildren
}

/** Where it is a button its name says everything already, and nothing is read out twice. */
export function Place({ scene, place, label, class: name, style, piece, what, children }: PlaceProps) {
  const props = placeProps(scene, place)
  const answers = 'role' in props
  const elsewhere = scene.picks.elsewhere(place)
  return (
    <div
      class={name}
      style={style}
      data-elsewhere={elsewhere}
      {...(piece === undefined ? {} : { 'data-piece': piece })}
      {...props}
      {...(what && is(what))}
    >
      {answers && <span class="unseen">{placeName(scene, place, label)}</span>}
      <div class="lcn-face" {...(answers ? { 'aria-hidden': true } : {})}>
        {children}
      </div>
    </div>
  )
}
