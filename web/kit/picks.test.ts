import {
  type Answer,
  type Option,
  type Prompt,
  pickAmount,
  pickOne,
  pickOrder,
  pickSome,
} from '@backroom/engine'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { PickBook, type Question } from './picks.ts'
import type { Target } from './screen.ts'

const option = (id: string, times = 1): Option => ({ id, say: 'x', times })

function asked(prompt: Prompt, targets: readonly Target[] = [], blocked: Question['blocked'] = new Map()) {
  const question = signal<Question | null>({ prompt, wait: 1, targets, blocked })
  const sent: [number, Answer][] = []
  const picks = new PickBook(question, (wait, answer) => sent.push([wait, answer]))
  return { picks, sent, question }
}

const TURN = pickOne(0, 'turn', 'COR-7.2', [option('thug:a'), option('don:s'), option('heir:s')])
const TARGETS: readonly Target[] = [
  { option: 'thug:a', place: 'front:a', group: 'thug', lights: ['tile:a'] },
  { option: 'don:s', place: 'space:s', group: 'family', variant: 'don' },
  { option: 'heir:s', place: 'space:s', group: 'family', variant: 'heir' },
]

test('a place is picked first and sent when it is taken again', () => {
  const { picks, sent } = asked(TURN, TARGETS)
  expect(picks.state('front:a')).toBe('legal')
  picks.take('front:a')
  expect(picks.state('front:a')).toBe('picked')
  expect(sent).toEqual([])
  picks.take('front:a')
  expect(sent).toEqual([[1, 'thug:a']])
})

test('a place of another side of the switch looks idle and changes the side when it is taken', () => {
  const { picks } = asked(TURN, TARGETS)
  expect(picks.group).toBe('thug')
  expect([picks.state('space:s'), picks.elsewhere('space:s')]).toEqual(['idle', true])
  picks.take('space:s')
  expect([picks.group, picks.picked]).toEqual(['family', ['don:s']])
})

test('another figure for the same place keeps the place', () => {
  const { picks } = asked(TURN, TARGETS)
  picks.take('space:s')
  picks.choose('family', 'heir')
  expect(picks.picked).toEqual(['heir:s'])
})

test('what belongs to a picked place lights up with it', () => {
  const { picks } = asked(TURN, TARGETS)
  expect(picks.state('tile:a')).toBe('idle')
  picks.take('front:a')
  expect(picks.state('tile:a')).toBe('lit')
})

test('COR-7.8 a taken front answers with the rule instead of being picked', () => {
  const option = { id: 'thug:b', say: 'thug' }
  const taken = { id: 'thug:b', option, rule: 'COR-7.8', why: 'frontTaken' }
  const { picks, sent } = asked(TURN, TARGETS, new Map([['front:b', taken]]))
  expect(picks.state('front:b')).toBe('blocked')
  picks.take('front:b')
  expect(picks.refused.value).toEqual(taken)
  expect([picks.picked, sent]).toEqual([[], []])
})

test('several of a kind are taken as often as there are, then put back', () => {
  const prompt = pickSome(0, 'tribute', 'COR-12.2', [option('$1', 2), option('gun')], { min: 2, max: 2 })
  const { picks, sent } = asked(prompt, [{ option: '$1', place: 'card:$1' }])
  picks.take('card:$1')
  expect(picks.ready).toBe(false)
  picks.take('card:$1')
  expect([picks.picked, picks.ready]).toEqual([['$1', '$1'], true])
  picks.take('card:$1')
  expect(picks.picked).toEqual([])
  picks.add('gun')
  picks.add('$1')
  picks.add('$1')
  picks.confirm()
  expect(sent).toEqual([[1, ['gun', '$1']]])
})

test('nothing at all is an answer where the prompt says so', () => {
  const prompt = pickSome(0, 'trade', 'COR-R23', [option('a'), option('b')], { min: 2, max: 2, orNone: true })
  const { picks } = asked(prompt)
  expect(picks.ready).toBe(true)
  picks.press('a')
  expect(picks.ready).toBe(false)
})

test('an order begins as it was offered and is changed step by step', () => {
  const { picks, sent } = asked(pickOrder(0, 'order', 'X-1', [option('a'), option('b'), option('c')]))
  picks.move('c', -1)
  picks.move('a', -1)
  picks.confirm()
  expect(sent).toEqual([[1, ['a', 'c', 'b']]])
})

test('an amount stays between its ends and on its steps', () => {
  const { picks } = asked(pickAmount(0, 'bid', 'X-1', { min: 2, max: 9, unit: 3 }))
  picks.setAmount(100)
  expect(picks.amount).toBe(8)
  picks.setAmount(-4)
  expect(picks.amount).toBe(2)
})

test('a new question begins with nothing picked', () => {
  const { picks, question } = asked(TURN, TARGETS)
  picks.take('front:a')
  question.value = { prompt: TURN, wait: 2, targets: TARGETS, blocked: new Map() }
  expect(picks.picked).toEqual([])
})

test('what one person picked is not picked for the next one who is asked at the same moment', () => {
  const bribe = (seat: number) => pickSome(seat, 'bribe', 'COR-10.1', [option('$1', 2)], { min: 0, max: 2 })
  const { picks, question } = asked(bribe(0))
  picks.add('$1')
  question.value = { prompt: bribe(1), wait: 1, targets: [], blocked: new Map() }
  expect(picks.picked).toEqual([])
})

test('to send nothing where something could be picked takes a second press, and a pick in between undoes the first', () => {
  const prompt = pickSome(0, 'suitcase', 'COR-15.2', [option('$3'), option('$1')], { min: 0, max: 2 })
  const { picks, sent } = asked(prompt)
  picks.confirm()
  expect([picks.asksAgain, sent]).toEqual([true, []])
  picks.add('$3')
  picks.remove('$3')
  expect(picks.asksAgain).toBe(false)
  picks.confirm()
  picks.confirm()
  expect(sent).toEqual([[1, []]])
})

test('a stake of nothing asks again too; a question with nothing to pick from does not', () => {
  const stake = asked(pickAmount(0, 'stake', 'X-1', { min: 0, max: 5 }))
  stake.picks.confirm()
  expect(stake.sent).toEqual([])
  stake.picks.confirm()
  expect(stake.sent).toEqual([[1, 0]])
  const none = asked(pickSome(0, 'bribe', 'COR-10.1', [], { min: 0, max: 0 }))
  none.picks.confirm()
  expect(none.sent).toEqual([[1, []]])
})
