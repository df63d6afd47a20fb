// A game in play: plain data, a stack of named steps, and the loop that runs them until somebody must answer.

import { checkAnswer, shorten } from './check.ts'
import type { Core, Frame } from './core.ts'
import type { Told } from './event.ts'
import { type AnyGame, GameFault, type Refusal, type Table } from './game.ts'
import { copyJson, sameJson } from './json.ts'
import { type Answer, type Blocked, isAnswerable, type Prompt, type Seat, soleAnswer } from './prompt.ts'
import { SILENT, Sieve } from './sieve.ts'
import { RunningTable } from './table.ts'

export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

const ACCEPTED: Reply = { ok: true }
const refused = (refusal: Refusal): Reply => ({ ok: false, refusal })
const RUNS_WITHOUT_WAITING = 100_000

export class Play {
  readonly game: AnyGame
  readonly box: unknown
  readonly seats: number
  readonly core: Core
  /** The open prompts; none once the game is over. They follow from the core and are never saved. */
  prompts: readonly Prompt[] = []
  #several = false
  readonly #table: RunningTable

  constructor(game: AnyGame, box: unknown, seats: number, core: Core) {
    this.game = game
    this.box = box
    this.seats = seats
    this.core = core
    this.#table = new RunningTable(box, core)
  }

  /** What the steps of the set-up are given. */
  get table(): Table<unknown> {
    return this.#table
  }

  /** From now on keep what is told. */
  listen(): this {
    this.#table.told ??= []
    return this
  }

  /** What was told since the last time somebody took it. */
  takeTold(): Told[] {
    const { told } = this.#table
    if (told) this.#table.told = []
    return told ?? []
  }

  /** Takes a seat's answer to the open prompt. A refusal changes nothing. */
  answer(seat: Seat, wait: number, answer: unknown): Reply {
    const { core } = this
    if (core.over) return refused({ code: 'over' })
    if (wait !== core.wait) return refused({ code: 'stale', given: shorten(wait) })
    const prompt = this.promptOf(seat)
    if (!prompt) return refused({ code: 'notAsked', given: shorten(seat) })
    if (core.sealed[seat] != null) return refused({ code: 'alreadySealed', rule: prompt.rule })
    const checked = checkAnswer(prompt, answer)
    if ('refusal' in checked) return refused(this.#explain(prompt, checked.refusal))
    core.taken++
    if (this.#several) {
      core.sealed[seat] = copyJson(answer as Answer)
      // A sealed answer is final, or one could test the waters by taking it back.
      core.fence = core.taken
      if (this.prompts.some((open) => core.sealed[open.seat] == null)) return ACCEPTED
      this.#runSealed()
      this.#settle()
    } else {
      const turn = this.game.turn(core.state)
      this.#runTop(checked.picked)
      this.#settle()
      // What has been handed on to somebody else is theirs: it cannot be taken back.
      if (this.game.turn(core.state) !== turn || this.prompts.some((open) => open.seat !== seat))
        core.fence = core.taken
    }
    return ACCEPTED
  }

  /** Takes a command that is legal outside prompts; the open prompts are made anew from the changed state. */
  command(seat: Seat, name: string, args: unknown): Reply {
    const { core, game } = this
    if (core.over) return refused({ code: 'over' })
    const command = game.commands && Object.hasOwn(game.commands, name) ? game.commands[name] : undefined
    if (!command) return refused({ code: 'unknownCommand', given: shorten(name) })
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) return refused({ code: 'notAsked' })
    const refusal = command.refuse(core.state, seat, args, this.box)
    if (refusal) return refused(refusal)
    core.taken++
    const top = core.stack.at(-1)
    command.run(core.state, seat, copyJson(args), this.#table)
    this.#table.pushNext()
    // Where something else is asked first, what was sealed below is asked anew: sealed answers belong to the top.
    if (core.stack.at(-1) !== top) core.sealed = []
    this.#settle()
    // Commands are words and deeds towards others: said is said.
    core.fence = core.taken
    return ACCEPTED
  }

  promptOf(seat: Seat): Prompt | undefined {
    for (const prompt of this.prompts) if (prompt.seat === seat) return prompt
    return undefined
  }

  /** The seats that the table waits for. */
  awaited(): Seat[] {
    return this.prompts.filter((p) => this.core.sealed[p.seat] == null).map((p) => p.seat)
  }

  /** What the seat may not pick at its open prompt, and why. */
  blocked(seat: Seat): Blocked[] {
    const { core } = this
    const top = core.stack.at(-1)
    if (!top || !this.promptOf(seat)) return []
    const sieve = new Sieve(seat)
    this.#step(top.step).ask?.(core.state, top.args, this.box, sieve)
    return sieve.blocked
  }

  copy(): Play {
    const { core, game } = this
    const state = game.copy ? game.copy(core.state) : copyJson(core.state)
    const twin = new Play(game, this.box, this.seats, {
      state,
      stack: core.stack.map((frame) => ({ step: frame.step, args: copyJson(frame.args) })),
      random: [...core.random],
      wait: core.wait,
      sealed: core.sealed.map((answer) => copyJson(answer)),
      taken: core.taken,
      fence: core.fence,
      over: core.over && copyJson(core.over),
    })
    twin.prompts = this.prompts
    twin.#several = this.#several
    return twin
  }

  /** Makes the prompts again from the core, after it was loaded or dealt anew. */
  resume(): this {
    this.#advance(false)
    return this
  }

  /** Runs the steps that the set-up has named, up to the first waiting point. */
  start(): this {
    this.#table.pushNext()
    this.#settle()
    return this
  }

  // ——— the loop

  #step(name: string) {
    const step = this.game.steps[name]
    if (!step) throw new GameFault(`${this.game.id} has no step called ${name}`)
    return step
  }

  #runTop(picked: unknown): void {
    const { core } = this
    const top = core.stack.pop() as Frame
    this.#step(top.step).run(core.state, top.args, picked, this.#table)
    this.#table.pushNext()
  }

  #runSealed(): void {
    const picked: unknown[] = new Array(this.seats).fill(undefined)
    for (const prompt of this.prompts) {
      const checked = checkAnswer(prompt, this.core.sealed[prompt.seat])
      if ('refusal' in checked) throw new GameFault(`a sealed answer of seat ${prompt.seat} no longer fits`)
      picked[prompt.seat] = checked.picked
    }
    this.core.sealed = []
    this.#runTop(picked)
  }

  /** After an answer: on to the next waiting point, and the fence behind us if it cannot be undone. */
  #settle(): void {
    this.core.wait++
    this.#advance(true)
    if (this.#table.final) this.core.fence = this.core.taken
    this.#table.final = false
  }

  #advance(running: boolean): void {
    const { core } = this
    for (let runs = 0; ; runs++) {
      if (core.over) {
        core.stack.length = 0
        core.sealed = []
        this.prompts = []
        return
      }
      const top = core.stack.at(-1)
      if (!top) throw new GameFault(`${this.game.id} has nothing left to do and is not over`)
      if (runs > RUNS_WITHOUT_WAITING) throw new GameFault(`${this.game.id} runs in circles at ${top.step}`)
      const asked = this.#step(top.step).ask?.(core.state, top.args, this.box, SILENT) ?? null
      if (asked === null) this.#mustRun(running, top)
      else if (isList(asked)) {
        if (this.#askSeveral(asked)) return
        this.#mustRun(running, top)
        this.#runSealed()
        continue
      } else if (!this.#answersItself(asked)) {
        this.#several = false
        this.prompts = [asked]
        this.#mustBeAnswerable(top)
        return
      } else {
        this.#mustRun(running, top)
        const checked = checkAnswer(asked, soleAnswer(asked))
        this.#runTop('picked' in checked ? checked.picked : undefined)
        continue
      }
      this.#runTop(undefined)
    }
  }

  #answersItself(prompt: Prompt): boolean {
    return prompt.auto === true && isAnswerable(prompt) && soleAnswer(prompt) !== null
  }

  /** True when the table has to wait for somebody. */
  #askSeveral(asked: readonly Prompt[]): boolean {
    const { core } = this
    const former = this.prompts
    this.#several = true
    this.prompts = asked
    for (const prompt of asked) {
      const given = core.sealed[prompt.seat]
      // An answer sealed before a command changed the table stands as long as the question does. Whether the
      // answer still fits must not matter: all can see it dropped, and would learn something about it.
      if (given != null && (hasChanged(former, prompt) || 'refusal' in checkAnswer(prompt, given)))
        core.sealed[prompt.seat] = null
      if (core.sealed[prompt.seat] == null && this.#answersItself(prompt))
        core.sealed[prompt.seat] = soleAnswer(prompt)
    }
    // JSON knows no holes: a list by seat is filled to its end.
    if (asked.length > 0) for (let s = 0; s < this.seats; s++) core.sealed[s] ??= null
    const waiting = asked.some((prompt) => core.sealed[prompt.seat] == null)
    if (waiting) this.#mustBeAnswerable(core.stack.at(-1) as Frame)
    return waiting
  }

  #mustBeAnswerable(top: Frame): void {
    for (const prompt of this.prompts)
      if (!isAnswerable(prompt))
        throw new GameFault(`dead end: ${top.step} asks seat ${prompt.seat} and nothing is legal`)
  }

  /** A saved game stands at a waiting point; one that would run on was saved by somebody else's rules. */
  #mustRun(running: boolean, top: Frame): void {
    if (!running) throw new GameFault(`the saved game does not wait at ${top.step}`)
  }

  /** A refusal of something that the step knows to be blocked says by which rule. */
  #explain(prompt: Prompt, refusal: Refusal): Refusal {
    if (refusal.code !== 'unknownOption') return refusal
    const blocked = this.blocked(prompt.seat).find((one) => one.id === refusal.given)
    if (!blocked) return refusal
    const { id, rule, why, option, about } = blocked
    return {
      code: 'blocked',
      rule,
      why,
      given: id,
      about: { ...option, ...about },
    }
  }
}

const hasChanged = (former: readonly Prompt[], prompt: Prompt): boolean => {
  const was = former.find((one) => one.seat === prompt.seat)
  return was !== undefined && !sameJson(was, prompt)
}

const isList = (asked: Prompt | readonly Prompt[]): asked is readonly Prompt[] => Array.isArray(asked)
