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
  type Told,
  type Viewer,
} from '@backroom/engine'
import type { Box } from '../box.ts'
import { speakeasy } from '../index.ts'
import { at, familyOf, type Family, of, type Space, type Speakeasy } from '../state.ts'
import type { StepNames } from '../steps/names.ts'
import { view, type SpeakeasyView } from '../view.ts'
import { type Arrangement, arrange } from './arrange.ts'

export const COLORS = ['yellow', 'blue', 'green', 'purple'] as const

export class TestTable {
  readonly play: Play
  /** Everything that was told since the position was laid out, as everybody hears it. */
  readonly events: Event[] = []
  readonly #colors: readonly string[]
  readonly #told: Told[] = []

  constructor(colors: readonly string[], options: object, seed: string) {
    this.#colors = colors
    const seats = 'rivals' in options ? 1 : colors.length
    this.play = begin(speakeasy, seats, seed, { colors, first: 0, ...options })
    this.play.listen()
  }

  get state(): Speakeasy {
    return this.play.core.state as Speakeasy
  }

  get box(): Box {
    return this.play.box as Box
  }

  seat(color: string): number {
    const seat = this.#colors.indexOf(color)
    if (seat < 0) throw new Error(`${color} does not sit at this table`)
    return seat
  }

  lay(arrangement: Arrangement): this {
    arrange(this.state, this.box, arrangement, (color) => this.seat(color))
    return this
  }

  #hear(): void {
    for (const told of this.play.takeTold()) {
      this.#told.push(told)
      const event = heard(told, 'spectator')
      if (event) this.events.push(event)
    }
  }

  /** Puts these steps on the stack, the first of them on top, and runs them. */
  run(...steps: readonly { readonly step: string; readonly args: object }[]): this {
    this.play.core.stack = steps.toReversed()
    this.play.core.sealed = []
    this.play.start()
    this.#hear()
    return this
  }

  /** The family does this one step; when it is done it is asked where to place a capo. */
  does<Name extends string & keyof StepNames>(
    color: string,
    step: Name,
    args: Omit<StepNames[Name], 'seat'> & object,
  ): this {
    const seat = this.seat(color)
    const rest = { step: 'placeCapo', args: { seat } }
    return this.run({ step, args: { seat, ...args } }, rest, { step: 'endRound', args: {} })
  }

  /** An effect as it is printed on a token, a helper card, a building … */
  gains(color: string, from: string): this {
    const seat = this.seat(color)
    const effects = of(this.box.effects, from).map((_, index) => ({
      step: 'effect',
      args: { seat, from, index },
    }))
    return this.run(...effects, { step: 'placeCapo', args: { seat } }, { step: 'endRound', args: {} })
  }

  /** It is this family's turn, and these follow in the round. */
  turnOf(color: string, ...after: readonly string[]): this {
    this.state.queue = [color, ...after].map((one) => this.seat(one))
    return this.run({ step: 'nextTurn', args: {} })
  }

  /** The family puts its capo there. */
  visits(color: string, contact: string): this {
    return this.turnOf(color).answers(color, contact)
  }

  answers(color: string, ...answers: readonly Answer[]): this {
    for (const answer of answers) {
      const refusal = this.tries(color, answer)
      if (refusal)
        throw new Error(
          `${color} may not answer ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}; open: ${this.#open()}`,
        )
    }
    return this
  }

  /** What comes back is the refusal, or null. */
  tries(color: string, answer: unknown): Refusal | null {
    const reply = this.play.answer(this.seat(color), this.play.core.wait, answer)
    this.#hear()
    return reply.ok ? null : reply.refusal
  }

  #open(): string {
    return this.play.prompts
      .map((prompt) => `${this.#colors[prompt.seat]} ${prompt.key} ${idsOf(prompt).join(' ')}`)
      .join(' | ')
  }

  /** Who is asked what now: `{ blue: 'build' }`. */
  get asked(): { [color: string]: string } {
    return Object.fromEntries(this.play.prompts.map(({ seat, key }) => [this.#colors[seat] ?? '', key]))
  }

  prompt(color: string): Prompt {
    const prompt = this.play.promptOf(this.seat(color))
    if (!prompt) throw new Error(`${color} is not asked anything; open: ${this.#open()}`)
    return prompt
  }

  options(color: string): string[] {
    return idsOf(this.prompt(color))
  }

  blocked(color: string): Blocked[] {
    return this.play.blocked(this.seat(color))
  }

  /** The rule that forbids this answer. */
  forbids(color: string, id: string): string | undefined {
    return this.blocked(color).find((one) => one.id === id)?.rule
  }

  family(color: string): Family {
    return familyOf(this.state, this.seat(color))
  }

  space(id: string): Space {
    return at(this.state.spaces, of(this.box.placeOf, id))
  }

  /** What stands on a space: `mob`, `blue S1`, or nothing. */
  stands(id: string): string | null {
    const space = this.space(id)
    if (space.mob) return 'mob'
    return space.owner < 0 ? null : `${this.#colors[space.owner]} ${space.slot}`
  }

  /** Turn order by colour. */
  get order(): string[] {
    return this.state.upper.flatMap((seat) => (seat === null ? [] : [this.#colors[seat] ?? '']))
  }

  ship(id: string) {
    const ship = this.state.ships.find((one) => one.ship === id)
    if (!ship) throw new Error(`no ship is called ${id}`)
    return { ...ship, district: at(this.box.ports, ship.port).district }
  }

  view(viewer: string): SpeakeasyView {
    return view(this.state, this.viewer(viewer), this.box)
  }

  viewer(viewer: string): Viewer {
    return viewer === 'spectator' || viewer === 'open' ? viewer : this.seat(viewer)
  }

  told(type: string): Event[] {
    return this.events.filter((event) => event.type === type)
  }
}

const idsOf = (prompt: Prompt): string[] => ('options' in prompt ? prompt.options.map((one) => one.id) : [])

/** A table of the first of yellow, blue, green and purple in a quiet city, laid out as wanted. */
export const tableOf = (players: number, arrangement: Arrangement = {}, options: object = {}): TestTable =>
  new TestTable(COLORS.slice(0, players), options, 'test').lay(arrangement)

/** A table as the set-up leaves it. */
export const newTable = (players: number, options: object = {}, seed = 'test'): TestTable =>
  new TestTable(COLORS.slice(0, players), options, seed)
