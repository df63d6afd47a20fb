// A place of the board that is drawn again only when its own state changes, not whenever somebody looks elsewhere:
// there are more than a hundred of them, and a hand that crosses the map looks at many.

import { computed, untracked } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { placeName, placeProps } from '../../../kit/place.ts'
import type { PlaceState, Scene } from '../../../kit/screen.ts'

interface Place {
  readonly state: PlaceState
  /** What its element must carry. */
  readonly props: ReturnType<typeof placeProps>
  /** What it is called aloud. */
  name(label: string): string
}

export function usePlace(scene: Scene, place: string, label?: string): Place {
  const { picks } = scene
  const seen = useMemo(
    () => computed(() => [picks.state(place), picks.elsewhere(place), picks.why(place)?.why ?? ''].join()),
    [picks, place],
  )
  // Read, so that whoever calls this is drawn again with it.
  void seen.value
  return untracked(() => ({
    state: picks.state(place),
    props: placeProps(scene, place, label),
    name: (what) => untracked(() => placeName(scene, place, what)),
  }))
}
