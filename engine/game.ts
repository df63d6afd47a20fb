// What a game brings to the kernel: its steps, its commands, its two doors (view and redeal), its sums.

import type { AnyEvents, EventFields, OpenEvent, SecretPart, Viewer } from './event.ts'
import type { Json } from './json.ts'
import type { Answer, Prompt, Seat } from './prompt.ts'
import type { Random } from './random.ts'
import type { Sieve } from './sieve.ts'

/** Names of steps with the arguments each takes. */
export type StepArgs = { readonly [name: string]: object }

/** What a running step may do besides changing the state. */
export interface Table<Box, Steps extends StepArgs = StepArgs, Events extends EventFields = AnyEvents> {
  readonly box: Box
  /** Do this step next; several are done in the order in which they were named. */
  then<Name extends string & keyof Steps>(step: Name, args: Steps[Name]): void
  /** Tell everybody what happened; `secret` is added for the seats in `to` alone. */
  tell<Type extends string & keyof Events>(event: OpenEvent<Events, Type>): void
  tell<Type extends string & keyof Events>(
    event: OpenEvent<Events, Type>,
    secret: SecretPart<Events, Type>,
    to: readonly Seat[],
  ): void
  /** Tell these seats, and nobody else even hears that something was told. */
  whisper<Type extends string & keyof Events>(event: OpenEvent<Events, Type>, to: readonly Seat[]): void
  below(limit: number): number
  shuffle<T>(items: T[]): T[]
  /** Something hidden has become known to somebody: from here on nothing can be undone. */
  shown(): void
  /** Another seat relies on this from now on, or was told it: it can no longer be undone. */
  binds(): void
  end(outcome: Outcome): void
}

/** One waiting point or one thing that happens. */
export interface Step<
  State,
  Args,
  Picked,
  Box,
  Steps extends StepArgs = StepArgs,
  Events extends EventFields = AnyEvents,
> {
  /**
   * Null where there is nothing to ask. Candidates go through the sieve, which offers them or keeps the reason; the
   * prompt is the same whether anybody wants the reasons or not.
   */
  ask?(state: State, args: Args, box: Box, sieve: Sieve): Prompt | readonly Prompt[] | null
  /**
   * `picked` holds the very options that were offered: one, several, or a number.
   * Where `ask` gave a list of prompts it is a list by seat. Where it gave null it is undefined.
   */
  run(state: State, args: Args, picked: Picked, table: Table<Box, Steps, Events>): void
}

/** A command that is legal outside prompts. */
export interface Command<
  State,
  Args,
  Box,
  Steps extends StepArgs = StepArgs,
  Events extends EventFields = AnyEvents,
> {
  refuse(state: State, seat: Seat, args: unknown, box: Box): Refusal | null
  run(state: State, seat: Seat, args: Args, table: Table<Box, Steps, Events>): void
  /** Something this seat could do with it now, for bots that play at random. */
  suggest?(state: State, seat: Seat, random: Random, box: Box): Args | null
}

export const REFUSALS = [
  'over',
  'notAsked',
  'stale',
  'alreadySealed',
  'wrongShape',
  'unknownOption',
  'blocked',
  'tooFew',
  'tooMany',
  'outOfRange',
  'unknownCommand',
  'notNow',
  'pastTheFence',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

export interface Refusal {
  readonly code: RefusalCode
  readonly rule?: string
  /** The name of the sentence that explains it. */
  readonly why?: string
  /** What that sentence speaks of. */
  readonly about?: object
  /** The thing that was refused, as it was given. */
  readonly given?: string
}

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}

/** A command with what it is given. */
export interface Call {
  readonly command: string
  readonly args: Json
}

/**
 * Something that ends with time. The kernel has no clock: whoever keeps the table looks at these after every answer,
 * knows since when each is there, and does what it says when its time is up.
 */
export interface Clock {
  /** The same as long as it is the same thing. */
  readonly id: string
  readonly seconds: number
  /** The command that is then given for this seat; it may be refused for the moment, and is given later. */
  readonly call?: Call & { readonly seat: Seat }
  /** The seat whose time is then up: its open question gets the answer of `timeoutAnswer`. */
  readonly timesOut?: Seat
  /** The answer that has to wait until then, unless none of `others` is somebody who needs the time. */
  readonly holds?: {
    readonly seat: Seat
    readonly answer: Answer
    readonly rule: string
    readonly why: string
    readonly others: readonly Seat[]
  }
}

/** What a position is worth in the long run, in parts that can be named. */
export interface Prospects<State, Box> {
  readonly terms: readonly string[]
  /** One amount for each of the terms, in their order. */
  of(state: State, seat: Seat, box: Box): readonly number[]
  /** Their sum: what the seat can hope for, less what rivals can as far as that matters. */
  sum(state: State, seat: Seat, box: Box): number
}

/** What a bot needs to know of a game to play it better than by chance. */
export interface Judgement<State, Box> {
  /** What the position is worth to a seat, from the given (redealt) state alone. */
  worth(state: State, seat: Seat, box: Box): number
  /** What it is worth in the long run, for bots that look further than an answer ahead; none: all they know is `worth`. */
  readonly prospects?: Prospects<State, Box>
  /**
   * The same as long as the game is in the same stretch: positions are best compared where one ends, since what was
   * planned is then done. None: they can be compared anywhere.
   */
  stretch?(state: State): number
  /** How often a bot may play on from an answer where it is to answer at once, which takes 50 ms. */
  readonly atOnce?: number
  /** Answers worth looking at, where listing all of them would be too many. */
  candidates?(state: State, prompt: Prompt, box: Box): Answer[] | null
  /** A command worth giving now, although nobody asked; it must come to an end by itself. */
  propose?(state: State, seat: Seat, random: Random, box: Box): Call | null
  /** What is said for somebody who has left: what they were asked outside prompts must not stay open. */
  declineForAbsent?(state: State, seat: Seat, box: Box): Call | null
}

/** An option of a table, as a client can offer it, and what holds where it is left out. */
export type OptionInfo = { readonly name: string } & (
  | { readonly kind: 'flag'; readonly usual: boolean }
  | { readonly kind: 'one'; readonly values: readonly string[]; readonly usual: string }
  /** A list of any of these values, none unless said. */
  | { readonly kind: 'some'; readonly values: readonly string[]; readonly usual: readonly [] }
  /** A whole number from `min` to `max`, or null; `offered` are those that a form lists. */
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly offered: readonly number[]
      readonly usual: null
    }
  /** The number of a seat, or null; `person`: it is that of somebody, and moves along when they change seats. */
  | { readonly kind: 'seat'; readonly person: boolean; readonly usual: null }
  /** A list with one of these values, or null, for each seat, none twice; it moves along with the people. */
  | { readonly kind: 'bySeat'; readonly values: readonly string[]; readonly usual: readonly [] }
  /** A corrected components file. */
  | { readonly kind: 'file'; readonly usual: null }
)

/** A state is split by who may know it: what is written into the open part is told to everybody. */
export interface SplitState {
  readonly open: object
  readonly secret: object
}

export interface Game<State extends SplitState, Box, Options> {
  readonly id: string
  /** The letters before the dot of a rule's number. */
  readonly code: string
  readonly version: number
  readonly players: { readonly min: number; readonly max: number }
  /**
   * The game has rules for one person alone: they sit among bots, so many seats in all unless more are wanted, and the
   * option `solo` tells the game which seat is theirs.
   */
  readonly solo?: { readonly seats: number }
  /** No game takes more answers than this. */
  readonly bound: number
  /** What a table can be set to; none: nothing. */
  readonly options?: readonly OptionInfo[]
  /** Options as they came from outside; throws an OptionError that names what is wrong. */
  readOptions(options: unknown, seats: number): Options
  /** The components, ready for use. Called once a table. */
  open(options: Options, seats: number): Box
  setUp(box: Box, seats: number, options: Options, table: Table<Box>): State
  readonly steps: { readonly [name: string]: Step<State, unknown, unknown, Box> }
  readonly commands?: { readonly [name: string]: Command<State, unknown, Box> }
  /**
   * A view is the open part as it is, with the sizes of what is hidden, which are the same for all, and what this viewer
   * may know besides. Both may share with the state what a view must not, and always have the same fields.
   */
  sizes(state: State, box: Box): object
  mine(state: State, viewer: Viewer, box: Box): object
  /** Changes the secret part of the given state, which is a copy, into one that the viewer could not tell from it. */
  redeal(state: State, viewer: Viewer, random: Random, box: Box): void
  copy?(state: State): State
  /** Whose turn it is; null: nobody's. A turn that has passed on cannot be taken back. */
  turn(state: State): Seat | null
  /** What seats have bound themselves to, or have said to each other; no answer that changes it can be undone. */
  bonds?(state: State): object
  /** How many there are of every component, wherever they are. */
  tally(state: State, box: Box): { readonly [component: string]: number }
  /** What each seat's score would be if the game ended now, from public and hidden facts. */
  standing(state: State, box: Box): number[]
  /** The answer for somebody whose clock has run out. */
  timeoutAnswer(state: State, prompt: Prompt, box: Box): Answer
  /** What ends with time now. */
  clocks?(state: State, box: Box): readonly Clock[]
  readonly judgement: Judgement<State, Box>
}

/** A game whose state and box are nobody's business here. */
export type AnyGame = Game<SplitState, unknown, unknown>

/** Options that cannot be played with; every problem names its path. */
export class OptionError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'OptionError'
    this.problems = problems
  }
}

/** A fault of a game's own making: a dead end, an endless loop, an unknown step. */
export class GameFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'GameFault'
  }
}
