// What every table to test at knows: who sits where, who is asked, what is on offer, who answers what, what was told.

import {
  type Answer,
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

export interface Frame {
  readonly step: string
  readonly args: object
}

const idsOf = (prompt: Prompt): string[] => ('options' in prompt ? prompt.options.map(({ id }) => id) : [])

/** The score sheet that a state holds; a game whose state holds none makes its own. */
type SheetIn<State> = State extends { readonly sheet: infer Sheet } ? NonNullable<Sheet> : object

/** Families are called by their names, as players do. */
export abstract class GameTable<State extends object, Box> {
  readonly play: Play
  /** Everything that was told since the position was laid out, as everybody hears it. */
  readonly events: Event[] = []
  /** Who sits where. */
  readonly names: readonly string[]
  readonly #told: Told[] = []

  constructor(play: Play, names: readonly string[]) {
    this.play = play
    this.names = names
  }

  get state(): State {
    return this.play.core.state as State
  }

  get box(): Box {
    return this.play.box as Box
  }

  seat(name: string): number {
    const seat = this.names.indexOf(name)
    if (seat < 0) throw new Error(`${name} does not sit at this table`)
    return seat
  }

  /** Who sits there; null for nobody. */
  nameOf(seat: number | null | undefined): string | null {
    return seat == null ? null : (this.names[seat] ?? null)
  }

  namesOf(seats: readonly number[] = []): string[] {
    return seats.map((seat) => this.names[seat] ?? '')
  }

  protected hear(): void {
    for (const told of this.play.takeTold()) {
      this.#told.push(told)
      const event = heard(told, 'spectator')
      if (event) this.events.push(event)
    }
  }

  /** Puts these steps on the stack, the first of them on top, and runs them. */
  run(...steps: readonly Frame[]): this {
    this.play.core.stack = steps.toReversed().map((frame) => ({ ...frame }))
    this.play.core.sealed = []
    this.play.start()
    this.hear()
    return this
  }

  /** The game is over after this. */
  toTheEnd(): this {
    return this.run({ step: 'theEnd', args: {} })
  }

  /** The family gives these answers one after another, and they are taken. */
  answers(name: string, ...answers: readonly Answer[]): this {
    for (const answer of answers) {
      const refusal = this.tries(name, answer)
      if (refusal) throw this.fault(`${name} may not answer ${JSON.stringify(answer)}`, refusal)
    }
    return this
  }

  /** The family answers; what comes back is the refusal, or null. */
  tries(name: string, answer: unknown): Refusal | null {
    const reply = this.play.answer(this.seat(name), this.play.core.wait, answer)
    this.hear()
    return reply.ok ? null : reply.refusal
  }

  protected fault(what: string, refusal: Refusal | null = null): Error {
    const open = this.play.prompts.map(
      (prompt) => `${this.names[prompt.seat]} ${prompt.key} ${idsOf(prompt).join(' ')}`,
    )
    return new Error(`${what}: ${JSON.stringify(refusal)}; open: ${open.join(' | ')}`)
  }

  /** Who is asked what now: `{ vitale: 'turn' }`. */
  get asked(): { [name: string]: string } {
    return Object.fromEntries(this.play.prompts.map(({ seat, key }) => [this.names[seat] ?? '', key]))
  }

  get awaited(): string[] {
    return this.namesOf(this.play.awaited())
  }

  prompt(name: string): Prompt {
    const prompt = this.play.promptOf(this.seat(name))
    if (!prompt) throw this.fault(`${name} is not asked anything`)
    return prompt
  }

  /** The ids on offer to a family, in the order in which they are offered. */
  options(name: string): string[] {
    return idsOf(this.prompt(name))
  }

  /** What is blocked for whom, by which rule; `play.blocked` has the options themselves too. */
  blocked(name: string): Omit<Blocked, 'option'>[] {
    return this.play.blocked(this.seat(name)).map(({ id, rule, why }) => ({ id, rule, why }))
  }

  /** A family by its name, or one who only looks. */
  viewer(viewer: string): Viewer {
    return viewer === 'spectator' || viewer === 'open' ? viewer : this.seat(viewer)
  }

  told(type: string): Event[] {
    return this.events.filter((event) => event.type === type)
  }

  /** What was told of this kind, as this viewer heard it. */
  hears(viewer: string, type: string): Event[] {
    const who = this.viewer(viewer)
    return this.#told.flatMap((told) => heard(told, who) ?? []).filter((event) => event.type === type)
  }

  /** All that goes out of the one door to this viewer. */
  sight(viewer: string): Sight {
    return sight(this.play, this.viewer(viewer))
  }

  /** What everybody came to, once the game is over. */
  get sheet(): SheetIn<State> {
    const { sheet } = this.state as { readonly sheet?: SheetIn<State> | null }
    if (!sheet) throw new Error('the game is not over')
    return sheet
  }
}
