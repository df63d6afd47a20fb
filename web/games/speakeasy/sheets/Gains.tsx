// The planner: what the option in view would bring and cost, in the prompt bar.

import { optionOf } from '../game.ts'
import type { Option, Prompt } from '@backroom/engine'
import '../speakeasy.css'
import type { Scene } from '../../../kit/screen.ts'
import { placeOf } from '../places.ts'
import { planOf, sumOf } from '../plan/planner.ts'
import { Lines, ReceiptLine, said } from './Lines.tsx'

export function Gains({ scene, option }: { readonly scene: Scene; readonly option: Option }) {
  const { prompt } = scene.picks
  const plan = planOf(scene, option)
  if (!prompt || !plan) return null
  return (
    // The line may scroll, and what scrolls must be reachable without a mouse.
    <div class="ops-gains" tabIndex={0} role="group" aria-label={scene.words.option(option, prompt)}>
      {placeOf(optionOf(option)) !== null && <b>{scene.words.option(option, prompt)}</b>}
      {plan.receipt && <ReceiptLine scene={scene} receipt={plan.receipt} />}
      <Lines scene={scene} lines={plan.lines} />
    </div>
  )
}

/** What all picks come to: barrels sold, guards sent, goons hired. */
export function Sum({ scene, prompt }: { readonly scene: Scene; readonly prompt: Prompt }) {
  const sum = sumOf(scene, prompt)
  if (!sum) return null
  return (
    <span class="ops-sum">
      {sum.line && <b>{said(scene, sum.line.say, sum.line.values)}</b>}
      {sum.receipt && <ReceiptLine scene={scene} receipt={sum.receipt} />}
    </span>
  )
}
