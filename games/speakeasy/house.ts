// The families that the house plays when one person sits at the table alone. SPK-29.
// They answer the same prompts as everybody, from what their seat may know, and the kernel checks what they answer.

import { type Answer, checkAnswer, GameFault, type Option, type Prompt, SILENT } from '@backroom/engine'
import { candidates } from './candidates.ts'
import type { Speakeasy, SpkStep, SpkTable } from './state.ts'
import type { StepNames } from './steps/names.ts'

/** Any of the answers that make sense; where the judgement has no opinion, any that is legal. */
function houseAnswer(state: Speakeasy, prompt: Prompt, table: SpkTable): Answer {
  const sensible = candidates(state, prompt, table.box)
  if (sensible && sensible.length > 0) return sensible[table.below(sensible.length)] as Answer
  switch (prompt.kind) {
    case 'one':
      return (prompt.options[table.below(prompt.options.length)] as Option).id
    case 'amount':
      return prompt.min + table.below(prompt.max - prompt.min + 1)
    case 'some':
      return prompt.options.slice(0, prompt.max).map((option) => option.id)
    case 'order':
      return prompt.options.map((option) => option.id)
  }
}

type AnyStep<Name extends keyof StepNames> = SpkStep<Name, unknown>

/** The step as it is, but where it asks a family without a seat the house answers at once. */
export function withHouse<Name extends keyof StepNames>(step: AnyStep<Name>): AnyStep<Name> {
  const { ask, blocked } = step
  if (!ask) return step
  const houseIsAsked: typeof ask = (state, args, box, sieve) => {
    const asked = ask(state, args, box, sieve)
    return asked !== null && 'seat' in asked && asked.seat >= box.seats ? asked : null
  }
  return {
    ask(state, args, box, sieve) {
      const asked = ask(state, args, box, sieve)
      return asked !== null && 'seat' in asked && asked.seat >= box.seats ? null : asked
    },
    ...(blocked && { blocked }),
    run(state, args, picked, table) {
      const asked =
        picked === undefined && table.box.families > table.box.seats
          ? houseIsAsked(state, args, table.box, SILENT)
          : null
      if (asked === null || !('seat' in asked)) {
        step.run(state, args, picked, table)
        return
      }
      const checked = checkAnswer(asked, houseAnswer(state, asked, table))
      if ('refusal' in checked)
        throw new GameFault(`the house was refused: ${checked.refusal.code} at ${asked.key}`)
      step.run(state, args, checked.picked, table)
    },
  }
}
