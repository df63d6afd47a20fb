// What the parts of the screen ask of their scene: the view, the box, the viewer's family.

import {
  type Box,
  boxFor,
  type Family,
  OPERATIONS,
  type Speakeasy,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../kit/screen.ts'

export type FamilyView = SpeakeasyView['families'][number]

export const viewOf = (scene: Scene): SpeakeasyView => scene.sight.view as SpeakeasyView
export const boxOf = (scene: Scene): Box => boxFor(viewOf(scene).families.length, scene.options)

/** The seat of whoever looks; null for somebody who only watches. */
export const seatOf = (scene: Scene): number | null =>
  typeof scene.viewer === 'number' ? scene.viewer : null

export const familyOf = (scene: Scene, seat: number): FamilyView | null =>
  viewOf(scene).families[seat] ?? null

const known = new WeakMap<SpeakeasyView, Speakeasy>()

/**
 * What the viewer knows, in the shape that the game's own sums ask for. What is hidden is empty there (other
 * hands, other safes, what lies face down), so no sum can lean on it: ask only about families that may be looked at.
 */
export function knownState(view: SpeakeasyView): Speakeasy {
  const found = known.get(view)
  if (found) return found
  const {
    secrets,
    threatStacks: _t,
    patrolStacks: _p,
    tokenStacks,
    helperDeck: _h,
    crates,
    sheet,
    ...open
  } = view
  const families = view.families.map((family, seat): Family => {
    const own = secrets[seat]
    return {
      ...family,
      safe: own?.safe ?? 0,
      dealt: [],
      drawn: [...(own?.hand ?? [])],
      used: [...(own?.used ?? [])],
    }
  })
  const deck = (type: (typeof OPERATIONS)[number]) => {
    const { top } = view.decks[type]
    return { cards: top === null ? [] : [top], under: 0 }
  }
  const [vip, party, still, convoy] = OPERATIONS
  const state: Speakeasy = {
    ...open,
    families,
    threatStacks: [],
    patrolStacks: [],
    tiles: { A: [], B: [], C: [], D: [] },
    tilesGone: [],
    tokenStacks: tokenStacks.map(() => []),
    decks: { vip: deck(vip), party: deck(party), still: deck(still), convoy: deck(convoy) },
    helperDeck: [],
    crates: crates.top === null ? [] : [crates.top],
    raised: null,
    sheet: sheet === null ? null : [...sheet],
  }
  known.set(view, state)
  return state
}

export const knownOf = (scene: Scene): Speakeasy => knownState(viewOf(scene))
