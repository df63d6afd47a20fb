// A table to test at, in the players' own words: who is asked, what is on offer, who answers what.

import {
  type Answer,
  begin,
  type Blocked,
  type Event,
  heard,
  type Play,
  type Prompt,
  type Refusal,
  type Sight,
  sight,
  type Told,
  type Viewer,
} from '@backroom/engine'
import { corleone } from '../index.ts'
import type { Box } from '../box.ts'
import { controller, placeOf } from '../board.ts'
import { familyOf, type Corleone, type ScoreSheet } from '../state.ts'
import { type CardId, MONEY, PHASES, type Phase } from '../words.ts'
import { type Arrangement, arrange } from './arrange.ts'
import { view, type CorleoneView } from '../view.ts'

const FAMILIES = ['vitale', 'pizzino', 'marzullo', 'matarazzo', 'caccamo'] as const

export class TestTable {
  readonly play: Play
  /** Everything that was told since the position was laid out, as everybody hears it. */
  readonly events: Event[] = []
  readonly #families: readonly string[]
  readonly #told: Told[] = []

  constructor(families: readonly string[], arrangement: Arrangement, options: object, seed: string) {
    this.#families = families
    this.play = begin(corleone, families.length, seed, { families, ...options })
    arrange(this.state, arrangement)
    this.play.listen()
  }

  get state(): Corleone {
    return this.play.core.state as Corleone
  }

  get box(): Box {
    return this.play.box as Box
  }

  seat(family: string): number {
    const seat = this.#families.indexOf(family)
    if (seat < 0) throw new Error(`the ${family} do not sit at this table`)
    return seat
  }

  #hear(): void {
    for (const told of this.play.takeTold()) {
      this.#told.push(told)
      const event = heard(told, 'spectator')
      if (event) this.events.push(event)
    }
  }

  /** Puts these steps on the stack, the first of them on top, and runs them. */
  #run(steps: readonly { readonly step: string; readonly args: object }[]): this {
    this.play.core.stack = steps.toReversed()
    this.play.core.sealed = []
    this.play.start()
    this.#hear()
    return this
  }

  /** The phases of the act that is laid out. */
  #phases(): { readonly step: string; readonly args: object }[] {
    const bribery = this.box.acts[this.state.act - 1]?.bribery === true
    return ['openNewBusiness', 'familyBusiness', 'turfWar', 'bribery', 'tribute', 'endAct']
      .filter((step) => step !== 'bribery' || bribery)
      .map((step) => ({ step, args: {} }))
  }

  /** The rest of the act, from the start of a phase on. */
  from(phase: Exclude<Phase, 'over'>): this {
    const all = this.#phases()
    const first = phase === 'entracte' ? all.length - 1 : all.findIndex(({ step }) => step === phase)
    if (first < 0 || !PHASES.includes(phase)) throw new Error(`no ${phase} in act ${this.state.act}`)
    return this.#run(all.slice(first))
  }

  /** It is this family's turn in Family Business. */
  turnOf(family: string): this {
    this.state.phase = 'familyBusiness'
    const rest = this.#phases().slice(2)
    return this.#run([{ step: 'nextTurn', args: { from: this.seat(family) } }, ...rest])
  }

  /** The game is over after this. */
  toTheEnd(): this {
    return this.#run([{ step: 'theEnd', args: {} }])
  }

  /** The family answers, and the answer is taken. */
  answers(family: string, answer: Answer): this {
    const refusal = this.tries(family, answer)
    if (refusal)
      throw new Error(
        `${family} may not answer ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}; open: ${this.#open()}`,
      )
    return this
  }

  /** The family answers; what comes back is the refusal, or null. */
  tries(family: string, answer: unknown): Refusal | null {
    const reply = this.play.answer(this.seat(family), this.play.core.wait, answer)
    this.#hear()
    return reply.ok ? null : reply.refusal
  }

  #open(): string {
    return this.play.prompts
      .map(
        (prompt) =>
          `${this.#families[prompt.seat]} ${prompt.key} ${'options' in prompt ? prompt.options.map((o) => o.id).join(' ') : ''}`,
      )
      .join(' | ')
  }

  /** Who is asked what now: `{ vitale: 'turn' }`. */
  get asked(): { [family: string]: string } {
    return Object.fromEntries(
      this.play.prompts.map((prompt) => [this.#families[prompt.seat] ?? '', prompt.key]),
    )
  }

  prompt(family: string): Prompt {
    const prompt = this.play.promptOf(this.seat(family))
    if (!prompt) throw new Error(`${family} is not asked anything; open: ${this.#open()}`)
    return prompt
  }

  /** The ids on offer to a family, in the order in which they are offered. */
  options(family: string): string[] {
    const prompt = this.prompt(family)
    return 'options' in prompt ? prompt.options.map((option) => option.id) : []
  }

  /** The option with this beginning, or undefined. */
  offers(family: string, start: string): boolean {
    return this.options(family).some((id) => id.startsWith(start))
  }

  blocked(family: string): Blocked[] {
    return this.play.blocked(this.seat(family))
  }

  hand(family: string): CardId[] {
    return familyOf(this.state, this.seat(family))
      .hand.map((held) => held.card)
      .sort()
  }

  /** The money cards of a suitcase. */
  suitcase(family: string): CardId[] {
    const { money } = familyOf(this.state, this.seat(family)).suitcase
    return MONEY.flatMap((card) => Array<CardId>(money[card]).fill(card))
  }

  completed(family: string): string[] {
    return [...familyOf(this.state, this.seat(family)).suitcase.jobs].sort()
  }

  family(family: string) {
    return familyOf(this.state, this.seat(family))
  }

  controller(turf: string): string | null {
    const seat = controller(this.state, turf)
    return seat === null ? null : (this.#families[seat] ?? null)
  }

  /** A control stack from bottom to top. */
  stack(turf: string): string[] {
    return (this.state.control[turf] ?? []).map((seat) => this.#families[seat] ?? '')
  }

  get horseHead(): string {
    return this.#families[this.state.horseHead] ?? ''
  }

  view(viewer: string): CorleoneView {
    return view(this.state, this.#viewer(viewer), this.box)
  }

  told(type: string): Event[] {
    return this.events.filter((event) => event.type === type)
  }

  /** What was told of this kind, as this viewer heard it. */
  hears(viewer: string, type: string): Event[] {
    const who = this.#viewer(viewer)
    return this.#told.flatMap((told) => heard(told, who) ?? []).filter((event) => event.type === type)
  }

  /** All that goes out of the one door to this viewer. */
  sight(viewer: string): Sight {
    return sight(this.play, this.#viewer(viewer))
  }

  #viewer(viewer: string): Viewer {
    return viewer === 'spectator' || viewer === 'open' ? viewer : this.seat(viewer)
  }

  /** Where a figure is: its place on the board, the Hudson, beside the board, or still unplayed. */
  stands(figure: string): string | null {
    const { hudson, beside, seats } = this.state
    if (hudson.includes(figure)) return 'hudson'
    if (beside.includes(figure)) return 'beside'
    if (seats.some(({ thugs, members }) => thugs.includes(figure) || members.includes(figure)))
      return 'unplayed'
    return placeOf(this.state, figure)
  }

  get sheet(): ScoreSheet {
    if (!this.state.sheet) throw new Error('the game is not over')
    return this.state.sheet
  }
}

/**
 * A table of the first families of Vitale, Pizzino, Marzullo, Matarazzo, Caccamo, or of those that are named.
 * Nobody is asked anything until a phase or a turn is begun.
 */
export function tableOf(
  players: number | readonly string[],
  arrangement: Arrangement = {},
  options: object = {},
  seed = 'test',
): TestTable {
  const families = typeof players === 'number' ? FAMILIES.slice(0, players) : players
  return new TestTable(families, arrangement, options, seed)
}
