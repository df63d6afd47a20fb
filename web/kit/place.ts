// A place on the board that can be picked by mouse, touch and keyboard: what its element must carry.

import type { Scene } from './screen.ts'

/** Spread on the element (SVG or HTML) that draws a place: `<g {...placeProps(scene, 'front:pb-queens', name)}>`. */
export function placeProps(scene: Scene, place: string, label?: string) {
  const { picks } = scene
  const state = picks.state(place)
  const elsewhere = picks.elsewhere(place)
  const answers = state === 'legal' || state === 'picked' || state === 'blocked' || elsewhere
  const blocked = picks.why(place)
  const anchor = { 'data-place': place, 'data-state': state }
  if (!answers) return anchor
  return {
    ...anchor,
    role: 'button' as const,
    // In small letters: inside a drawing the other spelling is no attribute that the browser knows.
    tabindex: state === 'blocked' || elsewhere ? -1 : 0,
    'aria-label': blocked ? `${label ?? place}. ${scene.words.blocked(blocked)} ${blocked.rule}` : label,
    'aria-pressed': state === 'picked',
    'aria-disabled': state === 'blocked',
    onClick: (event: Event) => {
      event.stopPropagation()
      picks.take(place)
    },
    onPointerEnter: () => picks.look(place),
    onPointerLeave: () => picks.look(null),
    onFocus: () => picks.look(place),
    onBlur: () => picks.look(null),
  }
}
