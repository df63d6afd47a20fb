// Questions of one game, checked by the compiler: their keys, what they speak of, and what they offer.

import {
  type AmountPrompt,
  type OnePrompt,
  type Option,
  type OrderPrompt,
  pickAmount,
  pickOne,
  pickOrder,
  pickSome,
  type Seat,
  type SomePrompt,
} from '@backroom/engine'
import type { Having, PromptKinds } from './kinds.ts'

interface Manner {
  readonly auto?: boolean
  readonly pause?: boolean
}

/** What a question is given besides its options; one that speaks of nothing needs none of it. */
type Extra<Fields> = [keyof Fields] extends [never]
  ? [extra?: Manner]
  : [extra: Manner & { readonly about: Having<Fields> }]

/** The four ways to ask, for the questions and options of one game. */
export interface Asking<Prompts extends PromptKinds, Any extends Option> {
  one<Key extends keyof Prompts & string, O extends Any>(
    seat: Seat,
    key: Key,
    rule: string,
    options: readonly O[],
    ...extra: Extra<Prompts[Key]>
  ): OnePrompt<O>
  some<Key extends keyof Prompts & string, O extends Any>(
    seat: Seat,
    key: Key,
    rule: string,
    options: readonly O[],
    range: { readonly min: number; readonly max: number; readonly orNone?: boolean },
    ...extra: Extra<Prompts[Key]>
  ): SomePrompt<O>
  amount<Key extends keyof Prompts & string>(
    seat: Seat,
    key: Key,
    rule: string,
    range: { readonly min: number; readonly max: number; readonly unit?: number },
    ...extra: Extra<Prompts[Key]>
  ): AmountPrompt
  order<Key extends keyof Prompts & string, O extends Any>(
    seat: Seat,
    key: Key,
    rule: string,
    options: readonly O[],
    ...extra: Extra<Prompts[Key]>
  ): OrderPrompt<O>
}

export const askingFor = <Prompts extends PromptKinds, Any extends Option>(): Asking<Prompts, Any> => ({
  one: pickOne,
  some: pickSome,
  amount: pickAmount,
  order: pickOrder,
})
