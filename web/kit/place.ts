// A place on the board that can be picked by mouse, touch and keyboard: what its element must carry.

import type { Scene } from './screen.ts'

/** What a place is called aloud: its name, and why it cannot be picked. */
export function placeName(scene: Scene, place: string, label: string): string {
  const blocked = scene.picks.why(place)
  return blocked ? `${label}. ${scene.words.blocked(blocked)} ${blocked.rule}` : label
}

/**
 * Spread on the element (SVG or HTML) that draws a place: `<g {...placeProps(scene, 'front:pb-queens', name)}>`.
 * Where words are drawn inside it, leave the label out and put `placeName` inside: as `<title>` in SVG, as unseen
 * text in HTML. A label that differs from the words one sees cannot be spoken to (WCAG 2.5.3).
 */
export function placeProps(scene: Scene, place: string, label?: string) {
  const { picks } = scene
  const state = picks.state(place)
  const elsewhere = picks.elsewhere(place)
  const answers = state === 'legal' || state === 'picked' || state === 'blocked' || elsewhere
  const anchor = { 'data-place': place, 'data-state': state }
  if (!answers) return anchor
  return {
    ...anchor,
    role: 'button' as const,
    // In small letters: inside a drawing the other spelling is no attribute that the browser knows.
    tabindex: state === 'blocked' || elsewhere ? -1 : 0,
    ...(label === undefined ? {} : { 'aria-label': placeName(scene, place, label) }),
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
