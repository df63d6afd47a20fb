// The game's own luck, what can be taken back, and families that change nothing. COR-R44, COR-R45.

import {
  type Action,
  begin,
  mayUndo,
  newRecord,
  type Play,
  randomAnswer,
  randomFrom,
  replay,
  take,
  undo,
} from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { corleone } from './index.ts'
import type { Corleone } from './state.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const options = { families: ['vitale', 'pizzino', 'marzullo'] }
const stateOf = (play: Play) => play.core.state as Corleone
const record = (answers: readonly Action[]) => ({
  ...newRecord(corleone, ['A', 'B', 'C'], 'seed', options),
  answers,
})

/** A recorded game in which the first player answers this. */
function opening(...answers: readonly string[]) {
  const first = stateOf(begin(corleone, 3, 'seed', options)).open.horseHead
  const written = record(answers.map((answer) => ({ seat: first, answer })))
  return { first, written, play: replay(corleone, written) }
}

const deal = (seed: string) => begin(corleone, 4, seed).core

describe('Randomness and undo', () => {
  it('COR-R44 the seed decides every shuffle and the first player, and other seeds decide otherwise', () => {
    expect(deal('a')).toEqual(deal('a'))
    expect(new Set(SEEDS.map((seed) => (deal(seed).state as Corleone).open.horseHead)).size).toBe(4)
    expect(new Set(SEEDS.map((seed) => (deal(seed).state as Corleone).secret.deck.join())).size).toBe(
      SEEDS.length,
    )
    const tiles = SEEDS.map((seed) => (deal(seed).state as Corleone).secret.tileStacks.blue.join())
    expect(new Set(tiles).size).toBeGreaterThan(6)
  })

  it('COR-R44 a turn that has passed on cannot be taken back', () => {
    const { first, written, play } = opening('thug:pb-brooklyn')
    expect(play.awaited()).not.toContain(first)
    expect(undo(corleone, play, written, first)).toEqual({ refusal: { code: 'pastTheFence' } })
  })

  it('COR-R44 within a turn, what reveals nothing can be taken back', () => {
    const { first, written, play } = opening('thug:pb-midtown')
    expect(mayUndo(play, written, first)).toBe(true)
    const undone = undo(corleone, play, written, first)
    expect('play' in undone && undone.play.core).toEqual(begin(corleone, 3, 'seed', options).core)
  })

  it('COR-R44 nobody takes back what another has answered', () => {
    const { first, written, play } = opening('thug:pb-brooklyn')
    expect(mayUndo(play, written, (first + 1) % 3)).toBe(false)
  })

  it('COR-R44 there is no undo past drawn jobs', () => {
    const before = opening('thug:pb-midtown')
    expect(mayUndo(before.play, before.written, before.first)).toBe(true)
    const { first, written, play } = opening('thug:pb-midtown', 'use')
    expect(undo(corleone, play, written, first)).toEqual({ refusal: { code: 'pastTheFence' } })
    const [kept] = stateOf(play).secret.drawn
    const after = opening('thug:pb-midtown', 'use', kept ?? '')
    // Which of the two is kept shows the others what was discarded.
    expect(stateOf(after.play).open.jobDiscard).toHaveLength(1)
    expect(mayUndo(after.play, after.written, first)).toBe(false)
  })

  it('COR-R44 a sealed answer cannot be taken back, and no answer before it', () => {
    const answers: Action[] = []
    const play = replay(corleone, record([]))
    const box = corleone.open(corleone.readOptions(options, 3), 3)
    for (let [prompt] = play.prompts; prompt && prompt.key !== 'bribe'; [prompt] = play.prompts) {
      const action = { seat: prompt.seat, answer: corleone.timeoutAnswer(stateOf(play), prompt, box) }
      answers.push(action)
      expect(take(play, action)).toEqual({ ok: true })
    }
    expect(play.prompts).toHaveLength(3)
    const last = answers.at(-1)?.seat ?? -1
    answers.push({ seat: last, answer: [] })
    take(play, { seat: last, answer: [] })
    expect(mayUndo(play, record(answers), last)).toBe(false)
  })
})

const sit = (families: readonly string[]) => () => begin(corleone, 3, 'seed', { families })

const finish = (families: readonly string[]) => {
  const play = begin(corleone, 3, 'seed', { families })
  const random = randomFrom('answers')
  while (!play.core.over) {
    const [seat] = play.awaited()
    const prompt = seat === undefined ? undefined : play.promptOf(seat)
    if (seat === undefined || !prompt) break
    play.answer(seat, play.core.wait, randomAnswer(prompt, random))
  }
  const text = JSON.stringify(play.core)
  return families.reduce((all, family, seat) => all.replaceAll(family, `family-${seat}`), text)
}

describe('Families', () => {
  it('COR-R45 a chosen family is given, a seat without a choice gets any that is free', () => {
    const others = SEEDS.map((seed) => {
      const { seats } = stateOf(begin(corleone, 3, seed, { families: ['caccamo', null, 'vitale'] })).open
      expect(seats.map((one) => one.family)).toMatchObject({ 0: 'caccamo', 2: 'vitale' })
      return seats[1]?.family
    })
    expect(new Set(others)).toEqual(new Set(['pizzino', 'marzullo', 'matarazzo']))
  })

  it('COR-R45 a family that is taken or unknown is refused', () => {
    expect(sit(['vitale', 'vitale'])).toThrow('options.families.1')
    expect(sit(['corleone'])).toThrow('options.families.0')
  })

  it('COR-R45 the family has no effect on play: the same answers lead to the same game under other names', () => {
    expect(finish(['vitale', 'pizzino', 'caccamo'])).toBe(finish(['marzullo', 'vitale', 'matarazzo']))
  })
})
