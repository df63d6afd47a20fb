// Whole games in words: everything a player can read of a random game is a finished sentence.

import { begin, heard, type Play, type Prompt, randomAnswer, randomFrom } from '@backroom/engine'
import { describe, expect, test } from 'vitest'
import type { Box } from './corleone/box.ts'
import { GAMES } from './index.ts'
import { COMPLETE, type Words, wordsFor } from './words.ts'

const GAMES_EACH = 8

/** Marks of a sentence that was not finished: braces, ids, values that are not words. */
const LEFTOVER =
  /[{}#]|\b(?:pb|fs|bt|job|ally|seat|act)-[a-z0-9]|-thug-|\bundefined\b|\bnull\b|\bNaN\b|\bnone\b|\btrue\b|\bfalse\b|\[object|\b[a-z]+[A-Z]\w*|\(\)|: [.?]| {2}|\( | [.,;:?)]/

/** Every different sentence, with what it came from. */
class Readings {
  readonly wrong = new Map<string, string>()
  readonly read = new Set<string>()
  take(sentence: string | null, what: () => string): void {
    if (sentence === null || this.read.has(sentence)) return
    this.read.add(sentence)
    if (sentence.trim() === '' || LEFTOVER.test(sentence)) this.wrong.set(sentence, what())
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

function readTable(readings: Readings, words: Words, play: Play): void {
  for (const told of play.takeTold())
    for (const viewer of [0, play.seats - 1, 'spectator', 'open'] as const) {
      const event = heard(told, viewer)
      if (event) readings.take(words.event(event), () => JSON.stringify(event))
    }
  for (const prompt of play.prompts) {
    readPrompt(readings, words, prompt)
    for (const blocked of play.blocked(prompt.seat)) {
      readings.take(words.blocked(blocked), () => `blocked ${blocked.why}`)
      const tried = prompt.kind === 'one' ? blocked.id : [blocked.id]
      const reply = play.answer(prompt.seat, play.core.wait, tried)
      if (reply.ok) throw new Error(`${blocked.id} is blocked and was taken all the same`)
      readings.take(words.refusal(reply.refusal), () => `refused ${reply.refusal.code}`)
    }
  }
}

function playThrough(seats: number, seed: string, look: (play: Play) => void): void {
  const play = begin(GAMES['corleone'] as (typeof GAMES)[string], seats, seed, {}, [], true)
  const random = randomFrom(seed)
  look(play)
  while (!play.core.over) {
    const prompt = play.prompts.find(({ seat }) => play.awaited().includes(seat)) as Prompt
    play.answer(prompt.seat, play.core.wait, randomAnswer(prompt, random))
    look(play)
  }
}

const familiesOf = (play: Play): string[] =>
  (play.core.state as { seats: { family: string }[] }).seats.map(({ family }) => family)

describe.each(COMPLETE)('in %s', (language) => {
  test.each([2, 3, 4, 5])('everything said in random games of %d is a finished sentence', async (seats) => {
    const words = await wordsFor('corleone', language)
    const readings = new Readings()
    for (let game = 0; game < GAMES_EACH; game++)
      playThrough(seats, `words-${seats}-${game}`, (play) =>
        readTable(readings, words.seated(familiesOf(play)), play),
      )
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(1000)
  })

  test('every ability of every card and place is a finished sentence', async () => {
    const words = await wordsFor('corleone', language)
    const readings = new Readings()
    const box = begin(GAMES['corleone'] as (typeof GAMES)[string], 5, 'box').box as Box
    const abilities = [
      ...Object.values(box.business).flatMap(({ front, back }) => [...(front ?? []), ...back]),
      ...Object.values(box.job).flatMap(({ ability }) => ability),
      ...Object.values(box.ally).flatMap(({ effects }) => effects),
    ]
    for (const ability of abilities)
      for (const times of [1, 2, 5])
        readings.take(words.ability({ ...ability, times }), () => JSON.stringify(ability))
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(30)
  })
})
