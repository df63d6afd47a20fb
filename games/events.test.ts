// Events are what the game has listed: for the compiler, and in games played by chance.

import {
  begin,
  below,
  pick,
  type Play,
  randomAnswer,
  type Random,
  randomFrom,
  type Seat,
} from '@backroom/engine'
import { describe, expect, test } from 'vitest'
import { type CorleoneEvent, EVENTS as corleoneEvents } from './corleone/events.ts'
import type { CorTable } from './corleone/state.ts'
import { EVENTS as nostraEvents, type NostraEvent } from './cosa-nostra/events.ts'
import { GAMES } from './index.ts'
import type { EventKinds } from './kinds.ts'
import { EVENTS as speakeasyEvents, type SpeakeasyEvent } from './speakeasy/events.ts'
import { eventProblems } from './testing/kinds.ts'

const LISTED: { readonly [game: string]: EventKinds } = {
  corleone: corleoneEvents,
  'cosa-nostra': nostraEvents,
  speakeasy: speakeasyEvents,
}

/** Somebody does what may be done outside prompts. */
function speak(play: Play, seat: Seat, random: Random): void {
  const { game, core, box } = play
  if (!game.commands) return
  const command = pick(random, Object.keys(game.commands))
  const args = game.commands[command]?.suggest?.(core.state, seat, random, box)
  if (args) play.command(seat, command, args)
}

describe.each(Object.entries(LISTED))('%s', (id, kinds) => {
  test('tells nothing but what is listed, with the fields that are listed', () => {
    const game = GAMES[id]
    if (!game) throw new Error(`no game is called ${id}`)
    const problems = new Set<string>()
    const types = new Set<string>()
    for (let seats = Math.max(2, game.players.min); seats <= game.players.max; seats++)
      for (let round = 0; round < 4; round++) {
        const play = begin(game, seats, `events ${round}`, {}, [], true)
        const random = randomFrom(`events ${seats} ${round}`)
        const listen = (): void => {
          for (const told of play.takeTold()) {
            types.add(told.event.type)
            for (const problem of eventProblems(kinds, told)) problems.add(problem)
          }
        }
        listen()
        while (!play.core.over) {
          if (below(random, 3) === 0) speak(play, below(random, seats), random)
          listen()
          const seat = pick(random, play.awaited())
          const prompt = play.promptOf(seat)
          if (!prompt) throw new Error(`seat ${seat} is awaited and not asked`)
          play.answer(seat, play.core.wait, randomAnswer(prompt, random))
          listen()
        }
      }
    expect([...problems]).toEqual([])
    expect(types.size).toBeGreaterThan(20)
  })
})

describe('a fault is found', () => {
  test('at an event that nobody has listed, a field too many, one too few and one of another kind', () => {
    const found = (event: { readonly type: string; readonly [field: string]: unknown }) =>
      eventProblems(corleoneEvents, { event })
    expect(found({ type: 'rainsFrogs' })).toEqual(['rainsFrogs: not listed'])
    expect(found({ type: 'turnSkipped', seat: 0 })).toEqual([])
    expect(found({ type: 'turnSkipped', seat: 0, why: 'x' })).toEqual(['turnSkipped.why: not listed'])
    expect(found({ type: 'turnSkipped' })).toEqual(['turnSkipped.seat: missing'])
    expect(found({ type: 'took', seat: 0, cards: [null] })).toEqual(['took.cards: not of its kind ([null])'])
  })

  test('by the compiler', () => {
    const wrong = (table: CorTable, event: CorleoneEvent): void => {
      // @ts-expect-error -- a misspelt event
      table.tell({ type: 'turnSkiped', seat: 1 })
      // @ts-expect-error -- a misspelt field
      table.tell({ type: 'turnSkipped', seet: 1 })
      // @ts-expect-error -- a field of another kind
      table.tell({ type: 'turnSkipped', seat: 'x' })
      // @ts-expect-error -- a secret where there is none
      table.tell({ type: 'turnSkipped', seat: 1 }, { card: 'gun' }, [1])
      // @ts-expect-error -- a misspelt secret
      table.tell({ type: 'stolen', seat: 1, rival: 2 }, { cart: 'gun' }, [1])
      // @ts-expect-error -- a screen that asks for what is not there
      if (event.type === 'took') void event.card
      // @ts-expect-error -- what is secret may be missing
      if (event.type === 'stolen') void event.card.length
    }
    const wrongElsewhere = (one: NostraEvent, other: SpeakeasyEvent): void => {
      // @ts-expect-error -- an event of another game
      if (one.type === 'took') void one
      // @ts-expect-error -- a name where there is a number
      if (other.type === 'mobWar') void other.district.length
    }
    expect(wrong).toBeTypeOf('function')
    expect(wrongElsewhere).toBeTypeOf('function')
  })
})
