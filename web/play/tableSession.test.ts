import { corleone } from '@backroom/games'
import type { TableMessage } from '@backroom/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { LocalTable } from './localTable.ts'
import { withEntries } from './entries.ts'
import { TableSession } from './tableSession.ts'
import type { Listener, Said, Wire } from './wire.ts'

/** A line to a real table that can be cut; what is said meanwhile is lost. */
class CutWire implements Wire {
  readonly local = false
  readonly said: Said[] = []
  cut = false
  #listener: Listener | null = null
  readonly #house = new LocalTable(
    corleone,
    {
      id: 'here',
      seats: [
        { name: 'Ines', bot: null },
        { name: '', bot: 'random' },
      ],
      seed: 'rain',
      options: {},
    },
    () => 7,
    (message) => {
      if (!this.cut) this.#listener?.hear(message)
    },
    () => undefined,
  )

  open(listener: Listener): void {
    this.#listener = listener
    listener.link('live')
    listener.opened()
  }

  send(message: Said): void {
    this.said.push(message)
    if (!this.cut) this.#house.hear(message)
  }

  tell(message: TableMessage): void {
    this.#listener?.hear(message)
  }

  mend(): void {
    this.cut = false
    this.#listener?.link('live')
    this.#listener?.opened()
  }

  redial(): void {
    this.mend()
  }

  close(): void {
    this.#listener = null
  }
}

const firstOption = (source: TableSession): string => {
  const prompt = source.sight.value?.prompt
  return prompt && 'options' in prompt ? (prompt.options[0]?.id ?? '') : ''
}

test('an answer that was lost with the line is said again with the same key', () => {
  const wire = new CutWire()
  const source = new TableSession(wire, 'here')
  const before = source.sight.value?.taken ?? 0
  wire.cut = true
  source.answer(source.sight.value?.wait ?? 0, firstOption(source))
  expect(source.sending.value).toBe(true)
  wire.mend()
  expect(source.sending.value).toBe(false)
  expect(source.sight.value?.taken).toBeGreaterThan(before)
  const keys = wire.said.flatMap((message) => (message.type === 'answer' ? [message.key] : []))
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a refusal is shown and the question stays', () => {
  const source = new TableSession(new CutWire(), 'here')
  const prompt = source.sight.value?.prompt
  source.answer(source.sight.value?.wait ?? 0, 'pass')
  expect(source.refusal.value).toMatchObject({ code: 'blocked', rule: 'COR-7.3' })
  expect([source.sight.value?.prompt, source.sending.value]).toEqual([prompt, false])
})

test('nobody answers twice while the first answer is on its way', () => {
  const wire = new CutWire()
  const source = new TableSession(wire, 'here')
  wire.cut = true
  source.answer(source.sight.value?.wait ?? 0, firstOption(source))
  source.answer(source.sight.value?.wait ?? 0, firstOption(source))
  expect(wire.said.filter(({ type }) => type === 'answer')).toHaveLength(1)
})

const entry = (seq: number) => ({ seq, at: 0, events: [{ type: 'x', seq }] })

test('what was taken back is gone from the log', () => {
  const log = withEntries(
    [entry(0), entry(1), entry(2)],
    [{ seq: 3, at: 0, events: [], undid: { seq: 2, seat: 0 } }, entry(4)],
  )
  expect(log.map(({ seq }) => seq)).toEqual([0, 1, 4])
})

/** A line on which the test speaks for the server. */
class BareWire implements Wire {
  readonly local = false
  readonly said: Said[] = []
  listener: Listener | null = null
  open(listener: Listener): void {
    this.listener = listener
    listener.opened()
  }
  send(message: Said): void {
    this.said.push(message)
  }
  redial(): void {}
  close(): void {}
}

test('a refusal of something in the background does not stick to the question', () => {
  const wire = new CutWire()
  const source = new TableSession(wire, 'here')
  wire.tell({ type: 'refused', key: null, refusal: { code: 'notSeated' } })
  expect([source.refusal.value, source.turnedAway.value]).toEqual([null, null])
})

test('a refusal goes with the question it was given at', () => {
  const source = new TableSession(new CutWire(), 'here')
  source.answer(source.sight.value?.wait ?? 0, 'pass')
  expect(source.refusal.value).not.toBeNull()
  const wait = source.sight.value?.wait ?? 0
  source.answer(wait, firstOption(source))
  expect([source.refusal.value, source.sight.value?.wait === wait]).toEqual([null, false])
})

test('whoever speaks learns why they are not heard', async () => {
  const wire = new BareWire()
  const source = new TableSession(wire, 'there')
  const reply = source.say('hello')
  const said = wire.said.at(-1)
  const key = said && 'key' in said ? said.key : ''
  wire.listener?.hear({ type: 'refused', key, refusal: { code: 'nobody' } })
  expect(await reply).toEqual({ code: 'nobody' })
  expect(source.refusal.value).toBeNull()
})

test('a table that is not there turns one away', () => {
  const wire = new BareWire()
  const source = new TableSession(wire, 'nowhere')
  wire.listener?.hear({ type: 'refused', key: null, refusal: { code: 'noSuchTable' } })
  expect(source.turnedAway.value?.code).toBe('noSuchTable')
})

afterEach(() => void vi.useRealTimers())

const sent = (wire: { said: Said[] }, type: string) => wire.said.filter((message) => message.type === type)

test('an answer that was too fast is said again, ever more patiently, with the same key', () => {
  vi.useFakeTimers()
  const wire = new CutWire()
  const source = new TableSession(wire, 'here')
  wire.cut = true
  source.answer(source.sight.value?.wait ?? 0, firstOption(source))
  const said = sent(wire, 'answer')[0]
  const key = said && 'key' in said ? said.key : ''
  const tooFast = () => wire.tell({ type: 'refused', key, refusal: { code: 'tooFast' } })
  const counts = [1000, 2000, 4000, 8000].map((pause) => {
    tooFast()
    vi.advanceTimersByTime(pause - 1)
    const before = sent(wire, 'answer').length
    vi.advanceTimersByTime(1)
    return [before, sent(wire, 'answer').length]
  })
  expect(counts).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ])
  expect([source.sending.value, source.refusal.value]).toEqual([true, null])
  tooFast()
  tooFast()
  expect([source.sending.value, source.refusal.value]).toEqual([false, { code: 'tooFast' }])
  vi.advanceTimersByTime(60_000)
  expect(sent(wire, 'answer')).toHaveLength(5)
})

test('an answer that was too fast and is then taken is done with', () => {
  vi.useFakeTimers()
  const wire = new CutWire()
  const source = new TableSession(wire, 'here')
  wire.cut = true
  source.answer(source.sight.value?.wait ?? 0, firstOption(source))
  const said = sent(wire, 'answer')[0]
  const key = said && 'key' in said ? said.key : ''
  wire.tell({ type: 'refused', key, refusal: { code: 'tooFast' } })
  wire.cut = false
  vi.advanceTimersByTime(1000)
  expect([source.sending.value, source.refusal.value]).toEqual([false, null])
})

test('whoever was not let in for being too fast asks again', () => {
  vi.useFakeTimers()
  const wire = new BareWire()
  const source = new TableSession(wire, 'there')
  wire.listener?.hear({ type: 'refused', key: null, refusal: { code: 'tooFast' } })
  expect(sent(wire, 'join')).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(sent(wire, 'join')).toHaveLength(2)
  source.close()
})

test('words that are too large for the server are not sent, and whoever spoke is told', async () => {
  const wire = new BareWire()
  const source = new TableSession(wire, 'there')
  expect(await source.say('ż'.repeat(5000))).toEqual({ code: 'tooLarge' })
  expect(sent(wire, 'chat')).toEqual([])
})

test('where the server does not say what was too large, the largest is given up, and nobody waits for ever', async () => {
  const wire = new BareWire()
  const source = new TableSession(wire, 'there')
  const long = source.say('x'.repeat(400))
  const short = source.say('x')
  wire.listener?.hear({ type: 'refused', key: null, refusal: { code: 'tooLarge' } })
  expect(await long).toEqual({ code: 'tooLarge' })
  const last = sent(wire, 'chat').at(-1)
  const key = last && 'key' in last ? last.key : ''
  wire.listener?.hear({ type: 'accepted', key, seq: 1 })
  expect(await short).toBeNull()
})
