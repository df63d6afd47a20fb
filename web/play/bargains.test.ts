import { must, randomAnswer, randomFrom } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { NostraView } from '@backroom/games/cosa-nostra'
import type { TableMessage } from '@backroom/protocol'
import { expect, test } from 'vitest'
import { LocalTable } from './localTable.ts'
import type { LocalSeat, SavedTable } from './saved.ts'

const cosaNostra = must(GAMES, 'cosa-nostra')

const bot: LocalSeat = { name: '', bot: 'greedy' }
const person = (name: string): LocalSeat => ({ name, bot: null })

/** A clock that stands still until somebody moves it on. */
class Clock {
  now = 1000
  #alarm: { at: number; what: () => void } | null = null

  readonly later = (milliseconds: number, what: () => void) => {
    this.#alarm = { at: this.now + milliseconds, what }
    return () => {
      this.#alarm = null
    }
  }

  get alarm(): number | null {
    return this.#alarm?.at ?? null
  }

  /** So much time goes by. */
  pass(milliseconds: number): void {
    this.now += milliseconds
    const alarm = this.#alarm
    if (!alarm || alarm.at > this.now) return
    this.#alarm = null
    alarm.what()
  }
}

function sitDown(seats: readonly LocalSeat[], clock = new Clock(), saved?: SavedTable, seed = 'a deal') {
  const heard: TableMessage[] = []
  let kept = saved
  const table = saved ?? { id: 'here', seats, seed, options: { pace: 'normal' } }
  const house = new LocalTable(
    cosaNostra,
    table,
    () => clock.now,
    (message) => heard.push(message),
    (one) => {
      kept = structuredClone(one)
    },
    clock.later,
  )
  house.hear({ type: 'join', table: 'here', since: null })
  let keys = 0
  const sight = () => {
    const message = heard.findLast((one) => one.type === 'moved' || one.type === 'joined')
    if (!message?.sight) throw new Error('nothing was told')
    return message.sight
  }
  const say = (command: string, args: object) => {
    const key = `k${keys++}`
    house.hear({ type: 'command', key, command, args: JSON.parse(JSON.stringify(args)) })
    const reply = heard.findLast(
      (one) => (one.type === 'accepted' || one.type === 'refused') && one.key === key,
    )
    return reply?.type === 'refused' ? reply.refusal : null
  }
  const answer = (given: string | number | readonly string[]) =>
    house.hear({
      type: 'answer',
      key: `k${keys++}`,
      seq: 0,
      wait: sight().wait,
      answer: typeof given === 'object' ? [...given] : given,
    })
  const events = () =>
    heard
      .flatMap((one) => (one.type === 'joined' || one.type === 'moved' ? one.log : []))
      .flatMap((one) => one.events)
  const view = () => sight().view as NostraView
  return { house, heard, clock, sight, view, say, answer, events, kept: () => kept }
}

type Table = ReturnType<typeof sitDown>

/** The person answers at random until something is the case; the clock goes on when only bots could. */
function playUntil(table: Table, reached: () => boolean): void {
  const random = randomFrom('an evening')
  for (let n = 0; !reached(); n++) {
    const { prompt, over } = table.sight()
    if (over || n > 2000) throw new Error('it never came to that')
    if (prompt) table.answer(randomAnswer(prompt, random))
    else table.clock.pass(60_000)
  }
}

test('LCN-R32 a bot answers an offer as soon as it is made, and nothing else changes', () => {
  const table = sitDown([person('Ines'), bot, bot])
  const before = table.sight().prompt
  expect(table.say('offer', { to: 1, give: { cash: 1000 } })).toBeNull()
  expect(table.events()).toContainEqual(expect.objectContaining({ type: 'deal', from: 0, to: 1 }))
  const [wanted] = Object.entries(table.view().businesses).find(([, { owner }]) => owner === 2) ?? []
  expect(table.say('offer', { to: 2, want: { businesses: [wanted] } })).toBeNull()
  const answered = table.events().filter(({ type }) => type === 'offerDeclined' || type === 'offerCountered')
  expect(answered).toHaveLength(1)
  expect(table.sight().prompt).toEqual(before)
})

test('LCN-D26 a bot’s offer to a person stays open while the game goes on, and can be accepted then', () => {
  const table = sitDown([person('Ines'), bot, bot])
  const cash = (seat: number) => table.view().seats[seat]?.cash ?? 0
  const open = () =>
    table
      .view()
      .offers.find(({ from, to, give, want }) => to === 0 && want.cash <= cash(0) && give.cash <= cash(from))
  playUntil(table, () => open() !== undefined && table.sight().prompt !== null)
  const offer = open()
  expect(offer).toMatchObject({ until: 'phase', text: '' })
  expect(table.say('accept', { offer: offer?.id })).toBeNull()
  expect(table.events()).toContainEqual(expect.objectContaining({ type: 'deal', from: offer?.from, to: 0 }))
})

test('LCN-R32 an offer ends when its time is up, also after a reload, and that is on record', () => {
  const clock = new Clock()
  const first = sitDown([person('Ines'), person('Jonas'), bot], clock)
  first.house.hear({ type: 'look', viewer: 0 })
  expect(first.say('offer', { to: 1, give: { cash: 1000 }, until: 'time', seconds: 60 })).toBeNull()
  expect(clock.alarm).toBe(clock.now + 60_000)
  clock.pass(20_000)
  const second = sitDown([], clock, first.kept())
  second.house.hear({ type: 'look', viewer: 1 })
  expect(second.view().offers).toHaveLength(1)
  clock.pass(39_999)
  expect(second.view().offers).toHaveLength(1)
  clock.pass(1)
  expect(second.view().offers).toEqual([])
  expect(second.events().at(-1)).toMatchObject({ type: 'offerExpired', seat: 0 })
  expect(second.kept()?.record.answers.at(-1)).toMatchObject({
    seat: 0,
    command: 'withdraw',
    args: { expired: true },
  })
})

test('LCN-R32 after a reload an offer ends when it would have ended, whatever was done since it was made', () => {
  const clock = new Clock()
  const first = sitDown([person('Ines'), person('Jonas'), bot], clock)
  first.house.hear({ type: 'look', viewer: 0 })
  expect(first.say('offer', { to: 1, give: { cash: 1000 }, until: 'time', seconds: 60 })).toBeNull()
  clock.pass(20_000)
  expect(first.say('offer', { to: 1, give: { cash: 2000 }, until: 'time', seconds: 600 })).toBeNull()
  const second = sitDown([], clock, first.kept())
  second.house.hear({ type: 'look', viewer: 1 })
  clock.pass(39_999)
  expect(second.view().offers).toHaveLength(2)
  clock.pass(1)
  expect(second.view().offers).toMatchObject([{ give: { cash: 2000 } }])
})

const declaredByBot = (): Table => {
  const table = sitDown([person('Ines'), bot, bot])
  playUntil(table, () => table.view().declared !== null && table.sight().prompt === null)
  return table
}

test('LCN-R30 a bot that has named a target gives the table its moment, and no longer', () => {
  const table = declaredByBot()
  const { clock } = table
  const { taken } = table.sight()
  clock.pass((clock.alarm ?? 0) - clock.now - 1)
  expect(table.sight().taken).toBe(taken)
  clock.pass(1)
  expect(table.sight().taken).toBeGreaterThan(taken)
})

test('LCN-R30 whoever needs no moment says so, and the bot goes on at once; words do not hold it up for ever', () => {
  const table = declaredByBot()
  const { alarm } = table.clock
  expect(table.say('word', { kind: 'promise', to: 'all', text: 'you will get half' })).toBeNull()
  expect(table.clock.alarm).toBe(alarm)
  const { taken } = table.sight()
  expect(table.say('goOn', {})).toBeNull()
  expect(table.sight().taken).toBeGreaterThan(taken + 1)
  expect(table.events().map(({ type }) => type)).toContain('revealed')
})

test('one person plays a whole game among bots that bargain', () => {
  const table = sitDown([person('Ines'), bot, bot, { name: '', bot: 'random' }])
  playUntil(
    table,
    () => table.sight().over !== null || table.events().some(({ type }) => type === 'finalScore'),
  )
  expect(table.kept()?.record.seal).toBeDefined()
})
