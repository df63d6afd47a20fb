// What several picks come to together: a sale, guards sent out, goons hired. SPK-12.12, SPK-12.14, SPK-17.

import type { Prompt } from '@backroom/engine'
import { goonsCost, protectionCost, saleOf, type Side } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { type Line, line, type Receipt, receiptFor } from './line.ts'
import { ownSideOf } from '../game.ts'

export interface Total {
  readonly line: Line | null
  readonly receipt: Receipt | null
}

/** SPK-12.14. */
export function goonsOf(side: Side, count: number): Receipt | null {
  const family = side.open.families[side.seat]
  return family ? receiptFor(side, goonsCost(side.box, family, count)) : null
}

function totalFor(side: Side, prompt: Prompt, picked: readonly string[], amount: number): Total | null {
  const { open, box, seat } = side
  switch (prompt.key) {
    case 'sell':
      return {
        line: line('gain', 'sum.sale', { count: picked.length, money: saleOf(open, box, seat, picked) }),
        receipt: null,
      }
    case 'protect': {
      const { needed, tokens } = protectionCost(open, box, seat, picked.length)
      return { line: line('cost', 'sum.guards', { count: picked.length, needed, tokens }), receipt: null }
    }
    case 'hireGoons':
      return { line: line('gain', 'sum.hire', { count: amount }), receipt: goonsOf(side, amount) }
    default:
      return null
  }
}

export function sumOf(scene: Scene, prompt: Prompt): Total | null {
  const side = ownSideOf(scene)
  return side ? totalFor(side, prompt, scene.picks.picked, scene.picks.amount) : null
}
