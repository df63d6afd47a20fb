// What a match owes to everybody at its table, over every game and whatever host it has.

import {
  type Answer,
  type AnyGame,
  heardAll,
  newRecord,
  type Prompt,
  randomAnswer,
  randomFrom,
  replay,
  type Seat,
  type Viewer,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { describe, expect, test } from 'vitest'
import { Chronicle } from './chronicle.ts'
import { goOn, mindWith, step } from './goOn.ts'
import type { LogEntry } from './logLine.ts'
import { type ActionRefusal, type Host, MatchRoom, type Performed, type SeatPlayer } from './room.ts'

const games = Object.values(GAMES)
const seatsOf = (game: AnyGame): number => Math.max(3, game.players.min)

interface Setting {
  readonly bots?: readonly (string | null)[]
  readonly standIns?: readonly Seat[]
  readonly soleDelay?: number | null
  readonly seed?: string
}

/** A world that is nothing but a clock and a list of what was done. */
function sitDown(
  game: AnyGame,
  { bots = [], standIns = [], soleDelay = null, seed = 'a deal' }: Setting = {},
) {
  const names = Array.from({ length: seatsOf(game) }, (_, seat) => `seat ${seat}`)
  const chronicle = new Chronicle(newRecord(game, names, seed), [], 1000)
  const luck = randomFrom(seed)
  const world = { now: 1000, open: true, players: new Map<Seat, SeatPlayer>() }
  for (const [seat, bot] of bots.entries())
    if (bot !== null) world.players.set(seat, { bot, standIn: standIns.includes(seat) })
  const done: Performed[] = []
  const refused: ActionRefusal[] = []
  const faults: unknown[] = []
  const host: Host<string> = {
    now: () => world.now,
    luck: () => luck,
    isOpen: () => world.open,
    playerOf: (seat) => world.players.get(seat) ?? null,
    needsTime: (seat) => !world.players.has(seat),
    soleDelay: (seat) => (world.players.has(seat) ? null : soleDelay),
    done: (one) => {
      done.push(one)
      chronicle.add(one, room.match.play)
    },
    faulted: (_action, error) => faults.push(error),
    botRefused: (_seat, _bot, refusal) => refused.push(refusal),
  }
  const room = new MatchRoom<string>(chronicle.match(game), host)
  const mind = mindWith(() => luck)
  const random = randomFrom(`${seed} of people`)
  /** The first open question of a person, answered by chance; null: nobody is asked. */
  const answerOne = (): { readonly prompt: Prompt; readonly refusal: ActionRefusal | null } | null => {
    const prompt = room.match.play.prompts.find(
      ({ seat }) => !world.players.has(seat) && room.match.play.core.sealed[seat] == null,
    )
    if (!prompt) return null
    const { seq, wait } = room.moment
    return { prompt, refusal: room.answer(prompt.seat, randomAnswer(prompt, random), seq, wait, 'key') }
  }
  return { game, world, room, mind, done, refused, faults, chronicle, answerOne, random, names }
}

const logOf = ({ room }: ReturnType<typeof sitDown>, viewer: Seat | 'spectator') =>
  JSON.parse(room.match.logFor(viewer, null)) as LogEntry[]

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('people and bots play to the end, and the record tells the same game', () => {
    const table = sitDown(game, { bots: [null, 'random', 'random'], soleDelay: 0 })
    const { room, mind, world, chronicle } = table
    for (let n = 0; !room.match.play.core.over; n++) {
      expect(n).toBeLessThan(game.bound)
      const next = goOn(room, mind)
      if (room.match.play.core.over) break
      const answered = table.answerOne()
      expect(answered?.refusal ?? null).toBeNull()
      if (!answered) world.now = Math.max(world.now + 1, next ?? 0)
    }
    const { record } = chronicle
    expect(record.seal).toBeDefined()
    expect(table.refused).toEqual([])
    for (const viewer of [0, 'spectator'] as const) {
      const heard: { readonly type: string }[] = []
      replay(game, record, undefined, (play) => heard.push(...heardAll(play.takeTold(), viewer as Viewer)))
      expect(logOf(table, viewer).flatMap(({ events }) => events)).toEqual(JSON.parse(JSON.stringify(heard)))
    }
  })

  test('a match that was put away is taken up where it stood', () => {
    const table = sitDown(game)
    for (let n = 0; n < 12 && !table.room.match.play.core.over; n++) table.answerOne()
    const again = table.chronicle.match(game)
    expect(again.play.core).toEqual(table.room.match.play.core)
    expect(again.logFor('spectator', null)).toBe(table.room.match.logFor('spectator', null))
  })

  test('an undo counts as something that was done, and what it took back is gone from log and record', () => {
    const table = sitDown(game)
    const { room, chronicle } = table
    let undone = false
    for (let n = 0; n < 200 && !undone && !room.match.play.core.over; n++) {
      const before = { seq: room.match.seq, log: logOf(table, 'spectator'), record: chronicle.record.answers }
      const { prompt, refusal } = table.answerOne() ?? {}
      if (!prompt || refusal || room.act({ seat: prompt.seat, undo: true }, 'key')) continue
      undone = true
      expect(room.match.seq).toBe(before.seq + 2)
      expect(logOf(table, 'spectator')).toEqual(before.log)
      expect(chronicle.record.answers).toEqual(before.record)
      const late = room.answer(
        prompt.seat,
        randomAnswer(prompt, table.random),
        before.seq,
        room.moment.wait,
        '',
      )
      expect(late).toEqual({ code: 'stale' })
    }
    expect(undone).toBe(true)
  })

  test('a bot’s thought is dropped when a person is back meanwhile, or the match has moved on', () => {
    const table = sitDown(game, { bots: ['random', 'random', 'random'], standIns: [0, 1, 2] })
    const { room, world, done } = table
    const [asked] = room.awaited()
    if (!asked) throw new Error('somebody is asked')
    const { moment } = room
    const prompt = room.match.play.promptOf(asked.seat) as Prompt
    const answer = randomAnswer(prompt, table.random)
    world.players.delete(asked.seat)
    room.botAnswers(asked.seat, moment, answer)
    expect(done).toEqual([])
    world.players.set(asked.seat, { bot: 'random', standIn: true })
    room.botAnswers(asked.seat, moment, answer)
    expect(done.map(({ action, standIn }) => [action, standIn])).toEqual([
      [{ seat: asked.seat, answer }, true],
    ])
    room.botAnswers(asked.seat, moment, answer)
    expect(done.length).toBe(1)
  })

  test.each([
    ['fails', null],
    ['answers nonsense', 'no such thing'],
  ] as const)('a bot that %s holds up nobody', (_what, answer: Answer | null) => {
    const table = sitDown(game, { bots: ['random', 'random', 'random'] })
    const { room, done, refused } = table
    const [asked] = room.awaited()
    if (!asked) throw new Error('somebody is asked')
    room.botAnswers(asked.seat, room.moment, answer)
    expect(done.map(({ action }) => action.seat)).toEqual([asked.seat])
    expect(refused.length).toBe(answer === null ? 0 : 1)
  })

  test('where nothing may be done, neither bots nor the clock do anything', () => {
    const table = sitDown(game, { bots: ['random', 'random', 'random'] })
    table.world.open = false
    expect(step(table.room, table.mind)).toBeNull()
    expect([table.room.nextDue, table.done]).toEqual([null, []])
  })

  test('a rule that fails costs one answer: the match stands as before', () => {
    const table = sitDown({ ...game, steps: broken(game) })
    const { room, faults } = table
    let before: string
    let refusal: ActionRefusal | null
    // Answers that are sealed until all are in run no rule yet.
    do {
      before = JSON.stringify(room.match.play.core)
      refusal = table.answerOne()?.refusal ?? null
    } while (refusal === null && table.done.length < seatsOf(game))
    expect(refusal).toEqual({ code: 'ruleFault' })
    expect(faults.length).toBe(1)
    expect(JSON.stringify(room.match.play.core)).toBe(before)
  })
})

/** The game's steps, of which each one that is answered fails after having changed something. */
function broken(game: AnyGame): AnyGame['steps'] {
  return Object.fromEntries(
    Object.entries(game.steps).map(([name, one]) => [
      name,
      {
        ...one,
        run(...[state, args, picked, table]: Parameters<typeof one.run>): void {
          one.run(state, args, picked, table)
          if (picked !== undefined) throw new Error('this rule fails')
        },
      },
    ]),
  )
}

describe('La Cosa Nostra', () => {
  const nostra = GAMES['cosa-nostra'] as AnyGame

  test('an answer that was on its way while somebody spoke is in time, as long as its question stands', () => {
    const table = sitDown(nostra)
    const { room } = table
    const prompt = room.match.play.prompts[0] as Prompt
    const { seq, wait } = room.moment
    const speaker = (prompt.seat + 1) % 3
    const word = { kind: 'threat', to: prompt.seat, aloud: true, text: 'Careful.' }
    expect(room.act({ seat: speaker, command: 'word', args: word }, 'key')).toBeNull()
    expect(room.moment.wait).toBeGreaterThan(wait)
    expect(room.answer(prompt.seat, randomAnswer(prompt, table.random), seq, wait, 'key')).toBeNull()
  })

  test('LCN-R32 bots take turns at being heard first, and fall silent after a while', () => {
    const { room } = sitDown(nostra, { bots: ['greedy', 'greedy', 'greedy'] })
    expect(room.speakers().map(({ seat }) => seat)).toEqual([0, 1, 2])
    room.heardOut(room.match.seq)
    expect(room.speakers()).toEqual([])
    const said = { seat: 0, command: 'word', args: { kind: 'threat', to: 1, aloud: true, text: 'Careful.' } }
    let times = 0
    do room.botSays(said, room.match.seq)
    while (room.speakers().length > 0 && ++times < 100)
    expect(times).toBeGreaterThan(3)
    expect(times).toBeLessThan(100)
  })

  test('LCN-R43 a bot that plays for somebody who is away makes only excuses', () => {
    const { room } = sitDown(nostra, { bots: ['greedy', 'greedy', null], standIns: [1] })
    expect(room.speakers()).toEqual([
      { seat: 0, bot: 'greedy' },
      { seat: 1, bot: null },
    ])
  })
})
