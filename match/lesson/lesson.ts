// A lesson as it is played: the real game from its position on, the learner's moves judged step by step, the rivals'
// moves as they are written. Pure: whoever runs it is told what was done and shows it.

import { asked, botNamed } from '@backroom/bots'
import {
  type Answer,
  type AnyGame,
  checkAnswer,
  type Action,
  fork,
  type GameRecord,
  newRecord,
  type Prompt,
  type Random,
  randomFrom,
  type Refusal,
  type Seat,
  soleAnswer,
} from '@backroom/engine'
import { coachKey, type Lesson, type LessonStep, type Scene } from '@backroom/games/lessons'
import { Chronicle } from '../chronicle.ts'
import type { Match } from '../match.ts'
import { entryOf, type Move, verdictOn } from './moves.ts'

/** Whoever plays a rival where the lesson does not say what it does. */
const RIVAL = 'greedy'

/**
 * What the lesson waits for: a move (`asks`), any move (`free`: another way was taken, and the steps go on later),
 * something to be read (`reads`), a move to be taken back (`shows`), nothing more (`won`).
 */
export type Mood = 'asks' | 'free' | 'reads' | 'shows' | 'won'

/** Where a lesson stands: enough to go on from there another day. */
export interface LessonPlace {
  readonly scene: number
  readonly step: number
  /** What was done since the scene's position, the rivals' answers too. */
  readonly done: readonly Action[]
}

export interface LessonState {
  readonly scene: number
  readonly step: number
  readonly mood: Mood
  /** The message id of the coach's answer to the last move; null: it was the lesson's own. */
  readonly reply: string | null
  /** How often another move was nudged at this step. */
  readonly tries: number
}

interface Checkpoint {
  readonly scene: number
  readonly step: number
  readonly mood: Mood
  readonly done: number
  readonly said: number
}

export interface Onlooker {
  /** Something was done; the match stands after it. */
  moved(): void
  /** The game was taken back, or begins elsewhere: everything is to be shown anew. */
  reset(): void
}

interface RivalMove {
  readonly entry: Action
  /** At which step of the scene it belongs. */
  readonly at: number
}

const rivalsOf = (steps: readonly LessonStep[]): RivalMove[] =>
  steps.flatMap(({ rivals = [] }, at) => rivals.map((rival) => ({ entry: entryOf(rival), at })))

/** Refused by the coach, and nothing was done. */
const NOT_NOW: Refusal = { code: 'notNow' }

export class LessonRun {
  readonly lesson: Lesson
  readonly #game: AnyGame
  readonly #onlooker: Onlooker
  #match: Match
  #luck: Random
  #scene = 0
  #step = 0
  #mood: Mood = 'asks'
  #reply: string | null = null
  #tries = 0
  #done: Action[] = []
  /** What the rivals of this scene do, and how much of it is done. */
  #script: readonly RivalMove[] = []
  #said = 0
  /** Moves that were shown once and taken back: they are not shown twice. */
  #shown: string[] = []
  #back: Checkpoint[] = []

  constructor(game: AnyGame, lesson: Lesson, onlooker: Onlooker, from: LessonPlace | null = null) {
    this.#game = game
    this.lesson = lesson
    this.#onlooker = onlooker
    this.#scene = from && from.scene < lesson.scenes.length ? from.scene : 0
    this.#done = from ? [...from.done] : []
    this.#luck = this.#newLuck()
    this.#match = this.#matchOf(this.#done)
    this.#read()
    this.#said = rivalsOf(this.#scenes.steps.slice(0, from?.step ?? 0)).length
    this.#settle(from?.step ?? 0)
  }

  get match(): Match {
    return this.#match
  }

  get seat(): Seat {
    return this.lesson.seat
  }

  get state(): LessonState {
    return {
      scene: this.#scene,
      step: this.#step,
      mood: this.#mood,
      reply: this.#reply,
      tries: this.#tries,
    }
  }

  get place(): LessonPlace {
    return { scene: this.#scene, step: this.#step, done: [...this.#done] }
  }

  /** The game so far, from its first card. */
  get record(): GameRecord {
    return this.#recordOf(this.#done)
  }

  /** The step that is taken now; undefined once the lesson is won. */
  get step(): LessonStep | undefined {
    return this.#scenes.steps[this.#step]
  }

  get #scenes(): Scene {
    const scene = this.lesson.scenes[this.#scene]
    if (!scene) throw new RangeError(`${this.lesson.id} has no scene ${this.#scene}`)
    return scene
  }

  get #prompt(): Prompt | undefined {
    const { play } = this.#match
    return play.awaited().includes(this.seat) ? play.promptOf(this.seat) : undefined
  }

  /** The learner answers or gives a command. Null: it is done; else why not, by the rules or by the coach. */
  move(move: Move): Refusal | null {
    if (this.#mood === 'won') return NOT_NOW
    if (this.#mood === 'shows') return NOT_NOW
    const refusal = this.#refusalOf(move)
    if (refusal) return refusal
    if (this.#mood === 'reads') this.next()
    // Reading on may have led to the next scene, where this is not asked.
    if (this.#mood === 'reads' || this.#refusalOf(move)) return NOT_NOW
    if (this.#mood === 'free' || !this.step || !this.#isAsked(this.step, move))
      return this.#carryOut(move, null)
    const verdict = verdictOn(this.step, move)
    if (verdict.is === 'good') return this.#carryOut(move, null)
    const key = JSON.stringify([this.#scene, this.#step, move])
    const reply = coachKey(this.lesson.id, this.#scene, this.#step, verdict.say)
    if (verdict.is === 'accept') return this.#carryOut(move, reply)
    if (verdict.is === 'nudge' || this.#shown.includes(key)) {
      this.#tries++
      this.#reply = reply
      return NOT_NOW
    }
    this.#shown.push(key)
    return this.#show(move, reply)
  }

  /** Carries out the move that the lesson waits for. */
  showMe(): void {
    const good = this.step?.good?.[0]
    if (this.#mood === 'reads') this.next()
    else if (this.#mood === 'shows') this.takeBack()
    else if (good !== undefined && this.#mood === 'asks') this.#carryOut(good, null)
  }

  /** On from something that was read. */
  next(): void {
    if (this.#mood !== 'reads') return
    this.#reply = null
    this.#rivals()
    this.#settle(this.#step + 1)
  }

  /** Back to before the learner's last move. */
  takeBack(): void {
    const last = this.#back.pop()
    if (!last || last.scene !== this.#scene) return
    this.#done.length = last.done
    this.#said = last.said
    this.#match = this.#matchOf(this.#done)
    this.#luck = this.#newLuck()
    this.#step = last.step
    this.#mood = last.mood
    this.#reply = null
    this.#onlooker.reset()
  }

  // ———

  #read(): void {
    this.#script = rivalsOf(this.#scenes.steps)
    this.#said = 0
  }

  #newLuck(): Random {
    return fork(randomFrom(`rivals of ${this.lesson.id} at ${this.#done.length}`))
  }

  #recordOf(done: readonly Action[]): GameRecord {
    const { seats, seed, options, answers } = this.#scenes.position
    const names = Array.from({ length: seats }, () => '')
    return { ...newRecord(this.#game, names, seed, options), answers: [...answers.map(entryOf), ...done] }
  }

  #matchOf(done: readonly Action[]): Match {
    return new Chronicle(this.#recordOf(done), [], 0).match(this.#game)
  }

  /** Whether the step speaks of such a move at all; what a rival's offer is answered with is nobody's business. */
  #isAsked({ asks }: LessonStep, move: Move): boolean {
    const command = typeof move === 'object' && 'command' in move ? move.command : null
    if (asks === null) return false
    if (typeof asks === 'string') return command === null && this.#prompt?.key === asks
    return command === null || asks.command === command
  }

  /** Why the rules do not allow it, without doing it. */
  #refusalOf(move: Move): Refusal | null {
    const { play } = this.#match
    if (typeof move === 'object' && 'command' in move)
      return (
        play.game.commands?.[move.command]?.refuse(play.core.state, this.seat, move.args, play.box) ?? null
      )
    const prompt = this.#prompt
    if (!prompt) return { code: 'notAsked' }
    if (!('refusal' in checkAnswer(prompt, move))) return null
    const reply = play.answer(this.seat, play.core.wait, move)
    return reply.ok ? null : reply.refusal
  }

  #carryOut(move: Move, reply: string | null): Refusal | null {
    const isBetween = this.#mood === 'free' && this.step?.asks !== this.#prompt?.key
    const refusal = this.#takeTurn(move)
    if (refusal) return refusal
    this.#reply = reply
    // A move between the steps leaves the next one where it is.
    this.#settle(isBetween ? this.#step : this.#step + 1)
    return null
  }

  #show(move: Move, reply: string): Refusal | null {
    const refusal = this.#takeTurn(move)
    if (refusal) return refusal
    this.#reply = reply
    this.#mood = 'shows'
    return null
  }

  /** The learner's move and whatever the rivals do after it. */
  #takeTurn(move: Move): Refusal | null {
    const { seat } = this
    const before = {
      scene: this.#scene,
      step: this.#step,
      mood: this.#mood,
      done: this.#done.length,
      said: this.#said,
    }
    const entry: Action =
      typeof move === 'object' && 'command' in move ? { seat, ...move } : { seat, answer: move }
    const refusal = this.#perform(entry)
    if (refusal) return refusal
    this.#back.push(before)
    this.#tries = 0
    this.#rivals()
    return null
  }

  #perform(entry: Action): Refusal | null {
    const reply = this.#match.perform(entry, 0)
    if (!reply.ok) return reply.refusal
    this.#done.push(entry)
    this.#onlooker.moved()
    return null
  }

  /** Until only the learner can go on: first what is written, then what a bot would do. */
  #rivals(): void {
    for (;;) {
      const { play } = this.#match
      if (play.core.over) return
      const next = this.#script[this.#said]
      if (next && this.#isDue(next)) {
        this.#said++
        if (!this.#perform(next.entry)) continue
      }
      const rival = play.awaited().find((seat) => seat !== this.seat)
      if (rival !== undefined) this.#decide(rival)
      else if (!this.#soleForLearner()) return
    }
  }

  /** An answer when its seat is asked; a command, which nobody asks for, when its step is taken. */
  #isDue({ entry, at }: RivalMove): boolean {
    return 'command' in entry ? at <= this.#step : this.#match.play.awaited().includes(entry.seat)
  }

  #decide(seat: Seat): void {
    const { play } = this.#match
    const prompt = play.promptOf(seat)
    const answer: Answer | undefined = prompt && botNamed(RIVAL).decide(asked(play, prompt), this.#luck)
    const refusal = answer === undefined ? NOT_NOW : this.#perform({ seat, answer })
    if (refusal) throw new Error(`${this.lesson.id}: seat ${seat} finds no answer (${refusal.code})`)
  }

  /** As at any table where one person plays against bots, a question with a single answer is not asked. */
  #soleForLearner(): boolean {
    const prompt = this.#prompt
    const answer = prompt && !prompt.pause ? soleAnswer(prompt) : null
    return answer !== null && this.#perform({ seat: this.seat, answer, by: 'sole' }) === null
  }

  /** The first step from here on that can be taken; steps that another way has made pointless are left out. */
  #settle(from: number): void {
    const { steps } = this.#scenes
    const key = this.#prompt?.key
    this.#tries = 0
    for (const [at, step] of steps.entries()) {
      if (at < from) continue
      const isNext = step.asks === null || this.#canFollow(step)
      const isLater = steps.slice(at + 1).some((later) => later.asks === key && this.#canFollow(later))
      if (!isNext && (isLater || key === undefined)) continue
      this.#step = at
      this.#mood = step.asks === null ? 'reads' : isNext ? 'asks' : 'free'
      return
    }
    this.#leaveScene()
  }

  /** Whether what the step wants is asked now and can be done. */
  #canFollow({ asks, good }: LessonStep): boolean {
    const isAsked = typeof asks !== 'string' || asks === this.#prompt?.key
    return isAsked && good !== undefined && this.#refusalOf(good[0]) === null
  }

  #leaveScene(): void {
    if (this.#scene + 1 >= this.lesson.scenes.length) {
      this.#step = this.#scenes.steps.length
      this.#mood = 'won'
      return
    }
    this.#scene++
    this.#done = []
    this.#back = []
    this.#read()
    this.#luck = this.#newLuck()
    this.#match = this.#matchOf([])
    this.#onlooker.reset()
    this.#settle(0)
  }
}
