// What several picks come to together: a sale, guards sent out, goons hired. SPK-12.12, SPK-12.14, SPK-17.

import type { Prompt } from '@backroom/engine'
import { goonsCost, kindOf, leverageCost, leverageOf, priceOf } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { type Line, line, type Look, type Receipt, receiptFor } from './line.ts'
import { lookOf } from './plan.ts'

export interface Total {
  readonly line: Line | null
  readonly receipt: Receipt | null
}

/** SPK-12.13: by the kind of building each barrel lies at. */
export function saleOf({ state, box, seat }: Look, spaces: readonly string[]): number {
  const family = state.families[seat]
  if (!family) return 0
  return spaces.reduce((sum, id) => {
    const space = state.spaces[box.placeOf[id] ?? -1]
    return space ? sum + priceOf(box, family, kindOf(box, space)) : sum
  }, 0)
}

/** SPK-17.8: leverage for so many guards, and the tokens that would be returned for it. */
export function guardsOf(
  { state, box, seat }: Look,
  count: number,
): { readonly needed: number; readonly tokens: number } {
  const needed = count * leverageCost(state, box, seat)
  return { needed, tokens: Math.max(0, needed - leverageOf(state, box, seat)) }
}

/** SPK-12.14. */
export function goonsOf(look: Look, count: number): Receipt | null {
  const family = look.state.families[look.seat]
  return family ? receiptFor(look, goonsCost(look.box, family, count)) : null
}

function totalFor(look: Look, prompt: Prompt, picked: readonly string[], amount: number): Total | null {
  switch (prompt.key) {
    case 'sell':
      return {
        line: line('gain', 'sum.sale', { count: picked.length, money: saleOf(look, picked) }),
        receipt: null,
      }
    case 'protect': {
      const { needed, tokens } = guardsOf(look, picked.length)
      return { line: line('cost', 'sum.guards', { count: picked.length, needed, tokens }), receipt: null }
    }
    case 'hireGoons':
      return { line: line('gain', 'sum.hire', { count: amount }), receipt: goonsOf(look, amount) }
    default:
      return null
  }
}

export function sumOf(scene: Scene, prompt: Prompt): Total | null {
  const look = lookOf(scene)
  return look ? totalFor(look, prompt, scene.picks.picked, scene.picks.amount) : null
}
