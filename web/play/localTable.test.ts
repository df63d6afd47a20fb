import { randomAnswer, randomFrom, type Seat } from '@backroom/engine'
import { corleone } from '@backroom/games'
import type { CorleoneView } from '@backroom/games/corleone'
import type { TableMessage } from '@backroom/protocol'
import { expect, test } from 'vitest'
import { LocalTable } from './localTable.ts'
import type { LocalSeat, SavedTable } from './saved.ts'

type Told<Type extends TableMessage['type']> = Extract<TableMessage, { type: Type }>

const bot: LocalSeat = { name: '', bot: 'random' }
const person = (name: string): LocalSeat => ({ name, bot: null })

/** A table on this machine, with all that it said. */
function sitDown(seats: readonly LocalSeat[], saved?: SavedTable) {
  const heard: TableMessage[] = []
  let kept: SavedTable | undefined = saved
  const table = saved ?? { id: 'here', seats, seed: 'a quiet evening', options: {} }
  const house = new LocalTable(
    corleone,
    table,
    () => 7,
    (message) => heard.push(message),
    (one) => {
      kept = structuredClone(one)
    },
  )
  house.hear({ type: 'join', table: 'here', since: null })
  const last = <Type extends TableMessage['type']>(type: Type) =>
    heard.findLast((message): message is Told<Type> => message.type === type)
  const sight = () => {
    const message = heard.findLast((one) => one.type === 'moved' || one.type === 'joined')
    return message && 'sight' in message ? message.sight : null
  }
  return { house, heard, last, sight, kept: () => kept }
}

test('one person plays a whole game against bots, kept after every answer', () => {
  const { house, sight, kept } = sitDown([person('Ines'), bot, bot])
  const random = randomFrom('answers')
  for (let n = 0; !sight()?.over; n++) {
    const { prompt, wait = 0 } = sight() ?? {}
    if (!prompt) throw new Error('nobody is asked and the game is not over')
    house.hear({ type: 'answer', key: `k${n}`, seq: 0, wait, answer: copied(randomAnswer(prompt, random)) })
  }
  expect(kept()?.outcome).toEqual(sight()?.over)
  expect(kept()?.record.seal).toBeDefined()
})

const copied = (answer: string | number | readonly string[]): string | number | string[] =>
  typeof answer === 'object' ? [...answer] : answer

test('a reload finds the table as it was, the open question included', () => {
  const first = sitDown([person('Ines'), bot])
  const saved = first.kept()
  if (!saved) throw new Error('nothing was kept')
  const second = sitDown([], saved)
  expect(second.sight()).toEqual(first.sight())
  expect(second.last('joined')?.log).toEqual(first.last('joined') && logOf(first.heard))
})

/** Everything that was told, as one log. */
const logOf = (heard: readonly TableMessage[]) =>
  heard.flatMap((message) => (message.type === 'joined' || message.type === 'moved' ? message.log : []))

test('behind the curtain nobody sees a hand, and each sees only their own', () => {
  const { house, sight } = sitDown([person('Ines'), person('Jonas')])
  const hands = () => {
    const view = sight()?.view as CorleoneView
    return view.hands.map((hand) => hand !== null)
  }
  expect([hands(), sight()?.prompt]).toEqual([[false, false], null])
  const asked: Seat = sight()?.waiting[0]?.seat ?? 0
  house.hear({ type: 'look', viewer: asked })
  expect(hands()).toEqual([asked === 0, asked === 1])
  expect(sight()?.prompt?.seat).toBe(asked)
})

test('an answer for somebody else is refused and changes nothing', () => {
  const { house, last, sight } = sitDown([person('Ines'), person('Jonas')])
  const before = sight()
  house.hear({ type: 'answer', key: 'k', seq: 0, wait: before?.wait ?? 0, answer: 'pass' })
  expect(last('refused')).toMatchObject({ key: 'k', refusal: { code: 'notAsked' } })
  expect(sight()).toEqual(before)
})

test('COR-7.3 what cannot be picked says why', () => {
  const { house, last, sight } = sitDown([person('Ines'), person('Jonas')])
  house.hear({ type: 'look', viewer: sight()?.waiting[0]?.seat ?? 0 })
  house.hear({ type: 'why', wait: sight()?.wait ?? 0 })
  expect(last('blocked')?.blocked).toContainEqual(
    expect.objectContaining({ id: 'pass', rule: 'COR-7.3', why: 'noPassing' }),
  )
})

test('an answer that revealed nothing can be taken back, one of somebody else cannot', () => {
  const { house, last, sight } = sitDown([person('Ines'), person('Jonas')])
  const seat = sight()?.waiting[0]?.seat ?? 0
  house.hear({ type: 'look', viewer: seat })
  const before = sight()
  house.hear({ type: 'answer', key: 'a', seq: 0, wait: before?.wait ?? 0, answer: 'thug:pb-wall-street' })
  expect(sight()?.taken).toBe(1)
  house.hear({ type: 'look', viewer: 1 - seat })
  house.hear({ type: 'undo', key: 'b' })
  expect(last('refused')).toMatchObject({ key: 'b', refusal: { code: 'pastTheFence' } })
  house.hear({ type: 'look', viewer: seat })
  house.hear({ type: 'undo', key: 'c' })
  expect(sight()).toEqual(before)
})

test('a table that is found as it was is not saved again before something happens', () => {
  const saved = sitDown([person('Ines'), person('Jonas')]).kept()
  const again = sitDown([], saved && { ...saved, touched: -1 })
  expect(again.kept()?.touched).toBe(-1)
})

test('who looks on from another tab sees the table as it goes on: their own hand alone, none where several play', () => {
  const shownTo = (seats: readonly LocalSeat[]) => {
    const shown: TableMessage[] = []
    const { house, sight, last } = sitDown(seats)
    house.show((message) => shown.push(message))
    const seat = sight()?.waiting[0]?.seat ?? 0
    house.hear({ type: 'look', viewer: seat })
    const wait = sight()?.wait ?? 0
    house.hear({ type: 'answer', key: 'a', seq: 0, wait, answer: 'thug:pb-wall-street' })
    expect(last('accepted')?.key).toBe('a')
    return { shown, house }
  }
  const handsIn = (message: TableMessage | undefined) => {
    const view = message && 'sight' in message && message.sight?.view
    return (view as CorleoneView).hands.map((hand) => hand !== null)
  }
  const alone = shownTo([person('Ines'), person('Jonas')])
  expect(alone.shown.map(({ type }) => type)).toEqual(['joined', 'moved'])
  expect(alone.shown.map(handsIn)).toEqual([
    [false, false],
    [false, false],
  ])
  alone.house.hear({ type: 'undo', key: 'b' })
  expect(alone.shown.map(({ type }) => type)).toEqual(['joined', 'moved', 'joined'])
  expect(handsIn(shownTo([person('Ines'), bot]).shown.at(-1))).toEqual([true, false])
})
