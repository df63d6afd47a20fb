import { corleone } from '@backroom/games/corleone'
import { expect, test } from 'vitest'
import { LocalHouse } from './house.ts'
import { Sitting, withEntries } from './source.ts'
import type { Listener, Said, Wire } from './wire.ts'

/** A line to a real table that can be cut; what is said meanwhile is lost. */
class CutWire implements Wire {
  readonly local = false
  readonly said: Said[] = []
  cut = false
  #listener: Listener | null = null
  readonly #house = new LocalHouse(
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
    if (!this.cut && message.type !== 'entropy') this.#house.hear(message)
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

const firstOption = (source: Sitting): string => {
  const prompt = source.sight.value?.prompt
  return prompt && 'options' in prompt ? (prompt.options[0]?.id ?? '') : ''
}

test('an answer that was lost with the line is said again with the same key', () => {
  const wire = new CutWire()
  const source = new Sitting(wire, 'here')
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
  const source = new Sitting(new CutWire(), 'here')
  const prompt = source.sight.value?.prompt
  source.answer(source.sight.value?.wait ?? 0, 'pass')
  expect(source.refusal.value).toMatchObject({ code: 'blocked', rule: 'COR-7.3' })
  expect([source.sight.value?.prompt, source.sending.value]).toEqual([prompt, false])
})

test('nobody answers twice while the first answer is on its way', () => {
  const wire = new CutWire()
  const source = new Sitting(wire, 'here')
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
