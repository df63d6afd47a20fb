// What somebody has picked at the open prompt and not sent yet; nothing here knows a rule.

import type { Answer, Blocked, Option, Prompt } from '@backroom/engine'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { GameScreen, Journey, Picks, PlaceState, Target } from './screen.ts'

/** What the open prompt means on this board. */
export interface Question {
  readonly prompt: Prompt
  readonly wait: number
  readonly targets: readonly Target[]
  /** Blocked things that lie at a place, once somebody asked. */
  readonly blocked: ReadonlyMap<string, Blocked>
  /** Options of the prompt that stand for several answers in turn. */
  readonly journeys?: readonly Journey[]
}

/** Several people at one screen may be asked at the same waiting point: what one picked is not the next one's. */
const asked = ({ wait, prompt }: Question): string => `${wait}:${prompt.seat}`

/** What is shown of the blocked things: by the place where each lies. */
export function blockedPlaces(screen: GameScreen, blocked: readonly Blocked[]): ReadonlyMap<string, Blocked> {
  const places = new Map<string, Blocked>()
  for (const one of blocked) {
    const place = screen.board.placeOf?.(one.option)
    if (place && !places.has(place)) places.set(place, one)
  }
  return places
}

const optionsOf = (prompt: Prompt): readonly Option[] => ('options' in prompt ? prompt.options : [])

export class PickBook implements Picks {
  readonly #question: ReadonlySignal<Question | null>
  readonly #send: (wait: number, answer: Answer) => void
  readonly #picked = signal<{ readonly at: string; readonly ids: readonly string[] }>({ at: '', ids: [] })
  readonly #amount = signal<{ readonly at: string; readonly amount: number }>({ at: '', amount: 0 })
  readonly #looked = signal<string | null>(null)
  readonly #group = signal<string | null>(null)
  readonly #variant = signal<string | null>(null)
  /** The question at which Confirm was pressed with nothing picked. */
  readonly #waived = signal('')
  /** The place or option that was touched although it is blocked. */
  readonly refused = signal<Blocked | null>(null)

  constructor(question: ReadonlySignal<Question | null>, send: (wait: number, answer: Answer) => void) {
    this.#question = question
    this.#send = send
  }

  get prompt(): Prompt | null {
    return this.#question.value?.prompt ?? null
  }

  readonly #ids = computed<readonly string[]>(() => {
    const question = this.#question.value
    if (!question) return []
    const { at, ids } = this.#picked.value
    if (at === asked(question)) return ids
    return question.prompt.kind === 'order' ? question.prompt.options.map(({ id }) => id) : []
  })

  get picked(): readonly string[] {
    return this.#ids.value
  }

  /** The group that is shown: the one that was chosen if it is still there, else the first that has something. */
  readonly #shownGroup = computed<string | null>(() => {
    const groups = new Set((this.#question.value?.targets ?? []).map(({ group }) => group))
    groups.delete(undefined)
    const chosen = this.#group.value
    if (chosen !== null && groups.has(chosen)) return chosen
    const [first] = groups
    return first ?? null
  })

  get group(): string | null {
    return this.#shownGroup.value
  }

  readonly #shownVariant = computed<string | null>(() => {
    const group = this.#shownGroup.value
    const variants = (this.#question.value?.targets ?? [])
      .filter((target) => (target.group ?? null) === group)
      .map(({ variant }) => variant)
    const chosen = this.#variant.value
    if (chosen !== null && variants.includes(chosen)) return chosen
    return variants.find((variant) => variant !== undefined) ?? null
  })

  get variant(): string | null {
    return this.#shownVariant.value
  }

  /** The targets that count now: of the shown group, each place with the chosen variant. */
  readonly #active = computed<ReadonlyMap<string, Target>>(() => {
    const active = new Map<string, Target>()
    for (const target of this.#question.value?.targets ?? []) {
      if (target.group !== undefined && target.group !== this.#shownGroup.value) continue
      if (!active.has(target.place) || target.variant === this.#shownVariant.value)
        active.set(target.place, target)
    }
    return active
  })

  /** Places of the other sides of the switch. */
  readonly #elsewhere = computed<ReadonlySet<string>>(() => {
    const places = new Set((this.#question.value?.targets ?? []).map(({ place }) => place))
    for (const place of this.#active.value.keys()) places.delete(place)
    return places
  })

  readonly #lit = computed<ReadonlySet<string>>(() => {
    const ids = new Set(this.#ids.value)
    const looked = this.#looked.value
    const lit = new Set<string>()
    for (const target of this.#active.value.values())
      if (ids.has(target.option) || target.place === looked)
        for (const place of target.lights ?? []) lit.add(place)
    return lit
  })

  readonly #inView = computed<Option | null>(() => {
    const question = this.#question.value
    if (!question) return null
    const looked = this.#looked.value
    const id = (looked === null ? undefined : (this.#active.value.get(looked)?.option ?? looked)) ?? null
    const options = optionsOf(question.prompt)
    return (
      options.find((option) => option.id === id) ??
      options.find((option) => option.id === this.#ids.value.at(-1)) ??
      null
    )
  })

  get inView(): Option | null {
    return this.#inView.value
  }

  state(place: string): PlaceState {
    const target = this.#active.value.get(place)
    if (target) return this.#ids.value.includes(target.option) ? 'picked' : 'legal'
    if (this.#lit.value.has(place)) return 'lit'
    if (this.elsewhere(place)) return 'idle'
    return this.#question.value?.blocked.has(place) ? 'blocked' : 'idle'
  }

  elsewhere(place: string): boolean {
    return this.#elsewhere.value.has(place)
  }

  why(place: string): Blocked | null {
    return this.state(place) === 'blocked' ? (this.#question.value?.blocked.get(place) ?? null) : null
  }

  times(id: string): number {
    return this.#ids.value.filter((picked) => picked === id).length
  }

  take(place: string): void {
    const { targets = [], blocked } = this.#question.value ?? {}
    const target = this.#active.value.get(place)
    if (target) return this.#takeOption(target.option)
    const elsewhere = targets.find((other) => other.place === place)
    if (elsewhere) {
      this.choose(elsewhere.group ?? '', elsewhere.variant)
      return this.#takeOption(elsewhere.option)
    }
    this.refused.value = blocked?.get(place) ?? null
  }

  /** Picks it; what is picked already is sent (`one`) or taken back (`some`, when there is no more of it). */
  #takeOption(id: string): void {
    const prompt = this.prompt
    if (prompt?.kind === 'one') {
      if (this.#ids.value.includes(id)) this.confirm()
      else this.add(id)
    } else if (prompt?.kind === 'some') {
      if (this.#room(id)) this.add(id)
      else this.#set(this.#ids.value.filter((picked) => picked !== id))
    }
  }

  /** Whether one more of it can be picked. */
  #room(id: string): boolean {
    const prompt = this.prompt
    if (prompt?.kind !== 'some') return false
    const option = prompt.options.find((one) => one.id === id)
    return this.times(id) < (option?.times ?? 1) && this.#ids.value.length < prompt.max
  }

  /** A button for an option, beside the board. */
  press(id: string): void {
    const target = this.#question.value?.targets.find(({ option }) => option === id)
    if (target?.group !== undefined) this.choose(target.group, target.variant)
    this.#takeOption(id)
  }

  add(id: string): void {
    const prompt = this.prompt
    if (prompt?.kind === 'one') this.#set([id])
    else if (prompt?.kind === 'some') {
      if (this.#room(id)) this.#set([...this.#ids.value, id])
      else if (prompt.max === 1) this.#set([id])
    }
  }

  remove(id: string): void {
    const at = this.#ids.value.lastIndexOf(id)
    if (at >= 0) this.#set(this.#ids.value.toSpliced(at, 1))
  }

  clear(): void {
    this.refused.value = null
    this.#set([])
  }

  look(place: string | null): void {
    this.#looked.value = place
    const blocked = place === null ? null : this.why(place)
    if (blocked) this.refused.value = blocked
    else if (place !== null) this.refused.value = null
  }

  choose(group: string, variant?: string): void {
    const changed = group !== this.#shownGroup.value
    this.#group.value = group
    const before = this.#ids.value[0]
    const place = this.#question.value?.targets.find(({ option }) => option === before)?.place
    if (variant !== undefined) this.#variant.value = variant
    if (this.prompt?.kind !== 'one') return
    // Another figure for the same place keeps the place.
    const same = changed ? undefined : place === undefined ? undefined : this.#active.value.get(place)
    this.#set(same && before !== undefined ? [same.option] : [])
  }

  move(id: string, by: number): void {
    const ids = [...this.#ids.value]
    const at = ids.indexOf(id)
    const to = at + by
    if (at < 0 || to < 0 || to >= ids.length) return
    ids.splice(at, 1)
    ids.splice(to, 0, id)
    this.#set(ids)
  }

  get amount(): number {
    const question = this.#question.value
    const { at, amount } = this.#amount.value
    if (question && at === asked(question)) return amount
    return question?.prompt.kind === 'amount' ? question.prompt.min : 0
  }

  setAmount(amount: number): void {
    const question = this.#question.value
    if (question?.prompt.kind !== 'amount') return
    const { min, max, unit = 1 } = question.prompt
    const whole = min + Math.round((Math.min(max, Math.max(min, amount)) - min) / unit) * unit
    this.#amount.value = { at: asked(question), amount: whole > max ? whole - unit : whole }
  }

  get ready(): boolean {
    const prompt = this.prompt
    const count = this.#ids.value.length
    switch (prompt?.kind) {
      case undefined:
        return false
      case 'one':
        return count === 1
      case 'some':
        return (count >= prompt.min && count <= prompt.max) || (count === 0 && prompt.orNone === true)
      case 'amount':
      case 'order':
        return true
    }
  }

  /** Nothing is picked although something could be: to send that throws a benefit away. */
  get #isEmpty(): boolean {
    const prompt = this.prompt
    if (prompt?.kind === 'some') return this.#ids.value.length === 0 && prompt.options.length > 0
    return prompt?.kind === 'amount' && this.amount === 0 && prompt.max > 0
  }

  /** Confirm was pressed with nothing picked, and wants to be pressed again. */
  get asksAgain(): boolean {
    const question = this.#question.value
    return question !== null && this.#isEmpty && this.#waived.value === asked(question)
  }

  confirm(): void {
    const question = this.#question.value
    if (!question || !this.ready) return
    if (this.#isEmpty && !this.asksAgain) {
      this.#waived.value = asked(question)
      return
    }
    const ids = this.#ids.value
    const { kind } = question.prompt
    this.#send(question.wait, kind === 'one' ? (ids[0] ?? '') : kind === 'amount' ? this.amount : [...ids])
  }

  #set(ids: readonly string[]): void {
    const question = this.#question.value
    if (question) this.#picked.value = { at: asked(question), ids }
    this.#waived.value = ''
    this.refused.value = null
  }
}
