// How the shell shows a family: its name, its colour, and its emblem as a component that is made once.

import type { Seat } from '@backroom/engine'
import { listed } from '@backroom/games/loaders'
import type { ComponentType, VNode } from 'preact'
import type { GameScreen, Scene } from './screen.ts'

/** The colours of a game's families, by their ids. */
export const familyColours = (game: string): { readonly [family: string]: string } =>
  Object.fromEntries(listed(game)?.meta.families.map(({ id, colour }) => [id, colour]) ?? [])

type Emblem = ComponentType<{ readonly size: number }>

/** A family by its id; null is nobody's. */
interface Drawn {
  readonly idOf: (scene: Scene, seat: Seat) => string | null
  readonly colourOf: (family: string | null) => string
  readonly emblem: (family: string | null, size: number) => VNode
}

export function familyLooks({ idOf, colourOf, emblem }: Drawn): GameScreen['families']['look'] {
  // Nothing is built anew at every drawing.
  const made = new Map<string | null, Emblem>()
  const emblemOf = (family: string | null): Emblem => {
    const known = made.get(family)
    if (known) return known
    const Drawn: Emblem = ({ size }) => emblem(family, size)
    made.set(family, Drawn)
    return Drawn
  }
  return (scene, seat) => {
    const family = idOf(scene, seat)
    return {
      name: family === null ? '' : scene.words.name(family),
      colour: colourOf(family),
      Emblem: emblemOf(family),
    }
  }
}
