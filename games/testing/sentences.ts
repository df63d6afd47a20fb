// Whole games in words: everything that a player can read of games played by chance, and what in it is unfinished.

import {
  type AnyGame,
  begin,
  below,
  heard,
  type Json,
  pick,
  type Play,
  type Prompt,
  randomAnswer,
  type Random,
  randomFrom,
  type Refusal,
} from '@backroom/engine'
import { describe, expect, test } from 'vitest'
import { COMPLETE, type Words, wordsFor } from '../words.ts'

/** Marks of a sentence that was not finished: braces, values that are not words, gaps where a word should stand. */
const LEFTOVER =
  /[{}#]|\bseat-\d|\bundefined\b|\bnull\b|\bNaN\b|\bnone\b|\btrue\b|\bfalse\b|\[object|\b[a-z]+[A-Z]\w*|\(\)|: [.?]| {2}|\( | [.,;:?)]/

/** Every different sentence, and of those that are not finished what they came from. */
export class Readings {
  readonly wrong = new Map<string, string>()
  readonly read = new Set<string>()
  readonly #ids: RegExp

  /** `ids` is how the game's own ids look: none of them may be read. */
  constructor(ids: RegExp) {
    this.#ids = ids
  }

  take(sentence: string | null, what: () => string): void {
    if (sentence === null || this.read.has(sentence)) return
    this.read.add(sentence)
    if (sentence.trim() === '' || LEFTOVER.test(sentence) || this.#ids.test(sentence))
      this.wrong.set(sentence, what())
  }
}

function readPrompt(readings: Readings, words: Words, prompt: Prompt): void {
  readings.take(words.prompt(prompt), () => `prompt ${prompt.key}`)
  if (!('options' in prompt)) return
  for (const option of prompt.options) {
    readings.take(words.option(option), () => `option ${option.say} at ${prompt.key}`)
    readings.take(words.option(option, prompt), () => `option ${option.say} at ${prompt.key}`)
  }
}

function readBlocked(readings: Readings, words: Words, play: Play, prompt: Prompt): void {
  for (const blocked of play.blocked(prompt.seat)) {
    readings.take(words.blocked(blocked), () => `blocked ${blocked.why}`)
    const tried = prompt.kind === 'one' ? blocked.id : [blocked.id]
    const reply = play.answer(prompt.seat, play.core.wait, tried)
    if (reply.ok) throw new Error(`${blocked.id} is blocked and was taken all the same`)
    readRefusal(readings, words, reply.refusal)
  }
}

const readRefusal = (readings: Readings, words: Words, refusal: Refusal): void =>
  readings.take(words.refusal(refusal), () => `refused ${refusal.code} ${refusal.why}`)

function readTable(readings: Readings, words: Words, play: Play): void {
  for (const told of play.takeTold())
    for (const viewer of [0, play.seats - 1, 'spectator', 'open'] as const) {
      const event = heard(told, viewer)
      if (event) readings.take(words.event(event), () => JSON.stringify(event))
    }
  for (const prompt of play.prompts) {
    readPrompt(readings, words, prompt)
    if (play.awaited().includes(prompt.seat)) readBlocked(readings, words, play, prompt)
  }
}

/** What somebody could do outside prompts, tried by a seat that may well have no right to it: the refusal. */
function tryCommand(play: Play, random: Random): Refusal | null {
  const { game, core, seats, box } = play
  if (!game.commands || below(random, 3) > 0) return null
  const command = pick(random, Object.keys(game.commands))
  const args = game.commands[command]?.suggest?.(core.state, below(random, seats), random, box)
  const reply = play.command(below(random, seats), command, args ?? {})
  return reply.ok ? null : reply.refusal
}

function playThrough(
  { game, options }: TableToRead,
  seats: number,
  seed: string,
  readings: Readings,
  wordsAt: (play: Play) => Words,
): void {
  const play = begin(game, seats, seed, options, [], true)
  const random = randomFrom(seed)
  const words = wordsAt(play)
  readTable(readings, words, play)
  while (!play.core.over) {
    const refusal = tryCommand(play, random)
    if (refusal) readRefusal(readings, words, refusal)
    const seat = pick(random, play.awaited())
    const prompt = play.promptOf(seat)
    if (!prompt) throw new Error(`seat ${seat} is awaited and not asked`)
    play.answer(seat, play.core.wait, randomAnswer(prompt, random))
    readTable(readings, words, play)
  }
}

interface TableToRead {
  readonly game: AnyGame
  readonly options: Json
}

export interface SentencesToRead {
  readonly game: AnyGame
  readonly ids: RegExp
  /** Numbers of players. */
  readonly seats: readonly number[]
  /** Ways to set the table; the games of a number of players take turns with them. */
  readonly options?: readonly Json[]
  readonly games: number
  /** More than so many different sentences must have been read at each number of players. */
  readonly moreThan: number
  /** Who sits where, by ids that have names; the families of the seats unless said. */
  readonly seated?: (play: Play) => readonly string[]
}

/** Who sits where, by the ids of the families, or of the colours where they have no other name. */
const familiesOf = ({ core: { state } }: Play): string[] => {
  const { seats } = ('open' in state ? state.open : state) as {
    readonly seats: readonly { readonly family?: string; readonly color?: string }[]
  }
  return seats.map(({ family, color }) => family ?? color ?? '')
}

export function checkSentences(reading: SentencesToRead): void {
  const { game, ids, seats, options = [{}], games, moreThan, seated = familiesOf } = reading
  describe.each(COMPLETE)(`${game.id} in %s`, (language) => {
    test.each(seats)('everything said in random games of %d is a finished sentence', async (count) => {
      const words = await wordsFor(game.id, language)
      const readings = new Readings(ids)
      for (let i = 0; i < games; i++)
        playThrough(
          { game, options: options[i % options.length] ?? {} },
          count,
          `words-${count}-${i}`,
          readings,
          (play) => words.seated(seated(play)),
        )
      expect(Object.fromEntries(readings.wrong)).toEqual({})
      expect(readings.read.size).toBeGreaterThan(moreThan)
    })
  })
}
