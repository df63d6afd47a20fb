// What the table asks of a seat, and the answers that are legal.

import { below, type Random, shuffle } from './random.ts'

export type Seat = number

/** One thing that may be picked, with whatever the sentence about it speaks of. */
export interface Option {
  readonly id: string
  /** The name of the sentence that describes it. */
  readonly say: string
  /** How often it may be taken in a `some` prompt (1 unless said). */
  readonly times?: number
}

/** Why a thing cannot be picked now: the rule, and the name of the sentence that explains it. */
export interface Reason {
  readonly rule: string
  readonly why: string
  /** What the sentence speaks of besides the option itself: the price, the strength that is missing. */
  readonly about?: object
}

/** A thing that cannot be picked now, as it would have been offered. */
export interface Blocked extends Reason {
  readonly id: string
  readonly option: Option
}

interface Asked {
  readonly seat: Seat
  /** The name of the question; its sentence stands in the game's texts. */
  readonly key: string
  readonly rule: string
  /** What the sentence speaks of. */
  readonly about?: object
  /** The kernel answers by itself when only one answer is legal, and everybody may know that. */
  readonly auto?: boolean
  /** Its moment matters: it is for its seat to end it, even where only one answer is legal. */
  readonly pause?: boolean
}

export interface OnePrompt<O extends Option = Option> extends Asked {
  readonly kind: 'one'
  readonly options: readonly O[]
}

export interface SomePrompt<O extends Option = Option> extends Asked {
  readonly kind: 'some'
  readonly options: readonly O[]
  readonly min: number
  readonly max: number
  /** Nothing at all may be picked too, although `min` is more. */
  readonly orNone?: boolean
}

export interface AmountPrompt extends Asked {
  readonly kind: 'amount'
  readonly min: number
  readonly max: number
  /** The answer is a multiple of this above `min` (1 unless said). */
  readonly unit?: number
}

export interface OrderPrompt<O extends Option = Option> extends Asked {
  readonly kind: 'order'
  readonly options: readonly O[]
}

export type Prompt = OnePrompt | SomePrompt | AmountPrompt | OrderPrompt

/** `one`: an option's id; `some` and `order`: ids; `amount`: a number. */
export type Answer = string | number | readonly string[]

type Extra = { readonly about?: object; readonly auto?: boolean; readonly pause?: boolean }

export const pickOne = <O extends Option>(
  seat: Seat,
  key: string,
  rule: string,
  options: readonly O[],
  extra?: Extra,
): OnePrompt<O> => ({ kind: 'one', seat, key, rule, options, ...extra })

export const pickSome = <O extends Option>(
  seat: Seat,
  key: string,
  rule: string,
  options: readonly O[],
  range: { readonly min: number; readonly max: number; readonly orNone?: boolean },
  extra?: Extra,
): SomePrompt<O> => ({ kind: 'some', seat, key, rule, options, ...range, ...extra })

export const pickAmount = (
  seat: Seat,
  key: string,
  rule: string,
  range: { readonly min: number; readonly max: number; readonly unit?: number },
  extra?: Extra,
): AmountPrompt => ({ kind: 'amount', seat, key, rule, ...range, ...extra })

export const pickOrder = <O extends Option>(
  seat: Seat,
  key: string,
  rule: string,
  options: readonly O[],
  extra?: Extra,
): OrderPrompt<O> => ({ kind: 'order', seat, key, rule, options, ...extra })

/** How many picks a `some` prompt can hold at all. */
export function capacity(options: readonly Option[]): number {
  let sum = 0
  for (const option of options) sum += option.times ?? 1
  return sum
}

/** A prompt that nobody could answer is a dead end; this says so before anybody sits in it. */
export function isAnswerable(prompt: Prompt): boolean {
  switch (prompt.kind) {
    case 'one':
      return prompt.options.length > 0
    case 'some':
      return prompt.orNone === true || (prompt.min <= prompt.max && capacity(prompt.options) >= prompt.min)
    case 'amount':
      return prompt.min <= prompt.max
    case 'order':
      return true
  }
}

/** The answer, if there is exactly one. */
export function soleAnswer(prompt: Prompt): Answer | null {
  switch (prompt.kind) {
    case 'one':
      return prompt.options.length === 1 ? (prompt.options[0] as Option).id : null
    case 'some': {
      if (prompt.max === 0 || prompt.options.length === 0) return []
      const all = capacity(prompt.options)
      if (prompt.orNone && prompt.min > 0) return prompt.min > Math.min(prompt.max, all) ? [] : null
      if (prompt.min === all) return prompt.options.flatMap((o) => Array<string>(o.times ?? 1).fill(o.id))
      const only = prompt.options.length === 1 && prompt.min === Math.min(prompt.max, all)
      return only ? Array<string>(prompt.min).fill((prompt.options[0] as Option).id) : null
    }
    case 'amount':
      return prompt.max - prompt.min < (prompt.unit ?? 1) ? prompt.min : null
    case 'order':
      return prompt.options.length <= 1 ? prompt.options.map((o) => o.id) : null
  }
}

/** Any legal answer, drawn from the generator given. */
export function randomAnswer(prompt: Prompt, random: Random): Answer {
  switch (prompt.kind) {
    case 'one':
      return (prompt.options[below(random, prompt.options.length)] as Option).id
    case 'some':
      return randomSome(prompt, random)
    case 'amount': {
      const unit = prompt.unit ?? 1
      return prompt.min + unit * below(random, Math.floor((prompt.max - prompt.min) / unit) + 1)
    }
    case 'order':
      return shuffle(
        random,
        prompt.options.map((o) => o.id),
      )
  }
}

function randomSome(prompt: SomePrompt, random: Random): string[] {
  const ids: string[] = []
  for (const option of prompt.options) for (let n = option.times ?? 1; n > 0; n--) ids.push(option.id)
  const most = Math.min(prompt.max, ids.length)
  if (prompt.orNone && (most < prompt.min || below(random, 2) === 0)) return []
  const count = prompt.min + below(random, most - prompt.min + 1)
  return shuffle(random, ids).slice(0, count)
}
