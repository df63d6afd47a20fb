// A table to test at: a position is laid out, families answer, and one looks at what has become of it.

import {
  type Answer,
  begin,
  below,
  type Blocked,
  type Event,
  fork,
  heard,
  type Play,
  type Prompt,
  randomFrom,
  type Refusal,
  sight,
  type Sight,
  type Told,
  type Viewer,
} from '@backroom/engine'
import type { Box } from '../box.ts'
import { checkMonopolies } from '../businesses.ts'
import { cosaNostra, type NostraView } from '../index.ts'
import type { Business, Family, Gangster, Nostra, NostraTable, ScoreSheet } from '../state.ts'
import { view } from '../view.ts'
import { type Arrangement, arrange } from './arrange.ts'

export const FAMILIES = ['blundetto', 'dimaggio', 'calmuti', 'laserva', 'caruso'] as const

type Frames = readonly { readonly step: string; readonly args: object }[]

export class TestTable {
  readonly play: Play
  /** What everybody has heard since the position was laid out. */
  readonly events: Event[] = []
  readonly #families: readonly string[]
  readonly #told: Told[] = []

  constructor(families: readonly string[], arrangement: Arrangement | null, options: object, seed: string) {
    this.#families = families
    this.play = begin(cosaNostra, families.length, seed, { families, ...options }, [], true)
    if (arrangement === null) {
      this.#hear()
      return
    }
    arrange(this.state, this.box, arrangement)
    checkMonopolies(this.state, this.play.table as NostraTable)
    this.play.takeTold()
  }

  get state(): Nostra {
    return this.play.core.state as Nostra
  }

  get box(): Box {
    return this.play.box as Box
  }

  seat(family: string): number {
    const seat = this.#families.indexOf(family)
    if (seat < 0) throw new Error(`the ${family} do not sit at this table`)
    return seat
  }

  #name = (seat: number | null | undefined): string | null =>
    seat == null ? null : (this.#families[seat] ?? null)

  #hear(): void {
    for (const told of this.play.takeTold()) {
      this.#told.push(told)
      const event = heard(told, 'spectator')
      if (event) this.events.push(event)
    }
  }

  /** Puts these steps on the stack, the first of them on top, and runs them. */
  #run(steps: Frames): this {
    this.play.core.stack = steps.toReversed().map((frame) => ({ ...frame }))
    this.play.core.sealed = []
    this.play.start()
    this.#hear()
    return this
  }

  get #rest(): Frames {
    const last = this.state.round === this.box.lastRound
    return [
      { step: 'closing', args: {} },
      { step: last ? 'theEnd' : 'payday', args: {} },
    ]
  }

  /** The whole round from its draw on. */
  round(): this {
    return this.#run([{ step: 'startRound', args: {} }])
  }

  /** The Planning phase from its first turn on. */
  planning(): this {
    return this.#run([{ step: 'planning', args: {} }, { step: 'action', args: {} }, ...this.#rest])
  }

  /** The Action phase, with this family's turn first. */
  action(family: string): this {
    this.state.phase = 'action'
    return this.#run([{ step: 'nextAction', args: { from: this.seat(family) } }, ...this.#rest])
  }

  closing(): this {
    this.state.phase = 'action'
    return this.#run(this.#rest)
  }

  payday(): this {
    return this.#run([{ step: 'payday', args: {} }])
  }

  /** The game is over after this. */
  toTheEnd(): this {
    return this.#run([{ step: 'theEnd', args: {} }])
  }

  /** The next dice show this. */
  dice(...eyes: readonly number[]): this {
    const luck = randomFrom('dice')
    for (let tries = 0; tries < 3_000_000; tries++) {
      const random = fork(luck)
      const shown = [...random] as typeof random
      if (eyes.every((eye) => below(shown, 6) + 1 === eye)) {
        this.play.core.random = random
        return this
      }
    }
    throw new Error(`the dice never show ${eyes.join(', ')}`)
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

  /** An Attack: the target is declared, the dice show this, the order is revealed. */
  attacks(family: string, gangster: string, target: string, ...eyes: readonly number[]): this {
    this.answers(family, `declare:${gangster}`).answers(family, target)
    return this.dice(...eyes).answers(family, 'reveal')
  }

  /** A Cash Job or a Special order is carried out, and the dice show this. */
  runs(family: string, gangster: string, ...eyes: readonly number[]): this {
    return this.dice(...eyes).answers(family, `run:${gangster}`)
  }

  /** Everybody lets the Schemer window pass. */
  nobodySchemes(): this {
    for (const family of this.awaited) if (this.asked[family] === 'scheme') this.answers(family, 'pass')
    return this
  }

  /** All of these answer the same. */
  all(answer: Answer, ...families: readonly string[]): this {
    for (const family of families.length > 0 ? families : this.awaited) this.answers(family, answer)
    return this
  }

  /** A command outside prompts, which is taken. */
  does(family: string, command: string, args: object): this {
    const refusal = this.triesTo(family, command, args)
    if (refusal)
      throw new Error(`${family} may not ${command}: ${JSON.stringify(refusal)}; open: ${this.#open()}`)
    return this
  }

  triesTo(family: string, command: string, args: unknown): Refusal | null {
    const reply = this.play.command(this.seat(family), command, args)
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

  /** Who is asked what now: `{ calmuti: 'plan' }`. */
  get asked(): { [family: string]: string } {
    return Object.fromEntries(this.play.prompts.map(({ seat, key }) => [this.#families[seat] ?? '', key]))
  }

  get awaited(): string[] {
    return this.play.awaited().map((seat) => this.#families[seat] ?? '')
  }

  prompt(family: string): Prompt {
    const prompt = this.play.promptOf(this.seat(family))
    if (!prompt) throw new Error(`${family} is not asked anything; open: ${this.#open()}`)
    return prompt
  }

  /** The ids on offer to a family. */
  options(family: string): string[] {
    const prompt = this.prompt(family)
    return 'options' in prompt ? prompt.options.map((option) => option.id) : []
  }

  offers(family: string, id: string): boolean {
    return this.options(family).includes(id)
  }

  blocked(family: string): Blocked[] {
    return this.play.blocked(this.seat(family))
  }

  /** Why this cannot be picked, as rule and reason. */
  whyNot(family: string, id: string): string | undefined {
    const found = this.blocked(family).find((one) => one.id === id)
    return found && `${found.rule} ${found.why}`
  }

  family(family: string): Family {
    return this.state.seats[this.seat(family)] as Family
  }

  cash(family: string): number {
    return this.family(family).cash
  }

  gangster(id: string): Gangster {
    return this.state.gangsters[id] as Gangster
  }

  business(id: string): Business | undefined {
    return this.state.businesses[id]
  }

  /** Whose area it lies in. */
  owner(id: string): string | null {
    return this.#name(this.state.businesses[id]?.owner ?? this.state.gangsters[id]?.owner)
  }

  /** Families whose markers lie on a card. */
  markers(id: string): string[] {
    return (this.state.businesses[id]?.markers ?? []).map((seat) => this.#families[seat] ?? '')
  }

  monopoly(id: keyof Nostra['monopolies']): string | null {
    return this.#name(this.state.monopolies[id])
  }

  /** Orders that lie on their piles unshown. */
  get unshown(): string[] {
    return this.state.orderPiles.flatMap(({ unshown }) => unshown.map(({ card }) => card))
  }

  get shown(): string[] {
    return this.state.orderPiles.flatMap(({ shown }) => shown)
  }

  get turn(): string | null {
    return this.#name(this.state.turn)
  }

  view(viewer: string): NostraView {
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

  get sheet(): ScoreSheet {
    if (!this.state.sheet) throw new Error('the game is not over')
    return this.state.sheet
  }
}

/**
 * A table of the first families of Blundetto, DiMaggio, Calmuti, LaServa, Caruso, or of those that are named.
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

/** A game as it really begins, before anybody has answered. */
export const freshTable = (players: number, options: object = {}, seed = 'test'): TestTable =>
  new TestTable(FAMILIES.slice(0, players), null, options, seed)
