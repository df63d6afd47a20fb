// The answer for somebody whose clock has run out. LCN-R43.

import { type OnePrompt, pickOne, pickSome } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { lapse } from './lapse.ts'
import { tableOf } from '../testing/table.ts'

const { state } = tableOf(3)
const asked = (...ids: readonly string[]): OnePrompt =>
  pickOne(
    0,
    'act',
    'LCN-6.3',
    ids.map((id) => ({ id, say: 'run' })),
  )

describe('an answer in somebody’s absence', () => {
  it.each(['pass', 'none', 'keep', 'ready', 'done', 'standDown'])(
    'LCN-R43 %s leaves most as it is, wherever it stands among the options',
    (mild) => {
      expect(lapse(state, asked('run:a', 'task:a:b', mild))).toBe(mild)
    },
  )

  it('LCN-R43 a task is carried out before one is called off, and one is given before a card is bought', () => {
    const worstFirst = ['buy:a', 'task:a', 'off:a', 'pay:a', 'run:a']
    const given = worstFirst.map((_, left) => lapse(state, asked('x', ...worstFirst.slice(0, 5 - left))))
    expect(given).toEqual(worstFirst.toReversed())
  })

  it('LCN-R43 the first of several that are as good', () => {
    expect(lapse(state, asked('declare:a', 'run:a', 'run:b'))).toBe('run:a')
    expect(lapse(state, asked('biz-lawyer-1', 'seat-2'))).toBe('biz-lawyer-1')
  })

  it('LCN-R43, LCN-19.7 of several cards as many as must go, each as often as it is in hand', () => {
    const options = [
      { id: 'spy', say: 'influenceCard' },
      { id: 'henchman', say: 'influenceCard', times: 2 },
    ]
    const prompt = pickSome(0, 'discardInfluence', 'LCN-19.7', options, { min: 3, max: 3 })
    expect(lapse(state, prompt)).toEqual(['spy', 'henchman', 'henchman'])
  })
})
