// The answer for somebody whose clock has run out. LCN-R43.

import { type OnePrompt, pickOne, pickSome } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { timeoutAnswer } from './timeoutAnswer.ts'
import { tableOf } from '../testing/table.ts'

const { state } = tableOf(3)
/** What is offered, by what it says. */
const asked = (...says: readonly string[]): OnePrompt =>
  pickOne(
    0,
    'act',
    'LCN-6.3',
    says.map((say, i) => ({ id: `${say} ${i}`, say })),
  )

describe('an answer in somebody’s absence', () => {
  it.each(['pass', 'none', 'keep', 'ready', 'done', 'standDown'])(
    'LCN-R43 %s leaves most as it is, wherever it stands among the options',
    (mild) => {
      expect(timeoutAnswer(state, asked('run', 'task', mild))).toBe(`${mild} 2`)
    },
  )

  it('LCN-R43 a task is carried out before one is called off, and one is given before a card is bought', () => {
    const worstFirst = ['buy', 'task', 'off', 'pay', 'run']
    const given = worstFirst.map((_, left) =>
      timeoutAnswer(state, asked('x', ...worstFirst.slice(0, 5 - left))),
    )
    expect(given).toEqual(['run 5', 'pay 4', 'off 3', 'task 2', 'buy 1'])
  })

  it('LCN-R43 the first of several that are as good', () => {
    expect(timeoutAnswer(state, asked('declare', 'run', 'run'))).toBe('run 1')
    expect(timeoutAnswer(state, asked('target', 'player'))).toBe('target 0')
  })

  it('LCN-R43, LCN-19.7 of several cards as many as must go, each as often as it is in hand', () => {
    const options = [
      { id: 'spy', say: 'influenceCard' },
      { id: 'henchman', say: 'influenceCard', times: 2 },
    ]
    const prompt = pickSome(0, 'discardInfluence', 'LCN-19.7', options, { min: 3, max: 3 })
    expect(timeoutAnswer(state, prompt)).toEqual(['spy', 'henchman', 'henchman'])
  })
})
