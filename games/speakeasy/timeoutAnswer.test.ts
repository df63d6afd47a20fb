// Whoever runs out of time: what is answered for them, and what the bots think of a position.

import { begin, type Play } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { worth } from './bot/bot.ts'
import { candidates } from './bot/candidates.ts'
import { speakeasy } from './index.ts'
import { timeoutAnswer } from './timeoutAnswer.ts'
import type { Box } from './components/box.ts'
import type { Speakeasy } from './state.ts'
import { tableOf } from './testing/table.ts'

const answerAll = (play: Play): void => {
  while (!play.core.over) {
    const [prompt] = play.prompts
    if (!prompt) throw new Error('nobody is asked')
    const answer = timeoutAnswer(play.core.state as Speakeasy, prompt, play.box as Box)
    const reply = play.answer(prompt.seat, play.core.wait, answer)
    if (!reply.ok) throw new Error(`${prompt.key}: ${reply.refusal.code}`)
  }
}

describe('running out of time', () => {
  it.each([2, 3, 4])('SPK-8.10 a whole game of %i goes on when nobody ever answers', (seats) => {
    const play = begin(speakeasy, seats, 'away')
    answerAll(play)
    expect(play.core.over).not.toBeNull()
  })

  it('SPK-D23 what may be declined is declined', () => {
    const table = tableOf(3, { map: { '1-1': 'blue S1 barrel' } }).does('blue', 'sell', { extra: 0 })
    expect(timeoutAnswer(table.state, table.prompt('blue'), table.box)).toEqual([])
    table.does('blue', 'raise', { target: 'any' })
    expect(timeoutAnswer(table.state, table.prompt('blue'), table.box)).toBe('none')
    table.does('blue', 'deliver', { extra: 0 })
    expect(timeoutAnswer(table.state, table.prompt('blue'), table.box)).toBe('stop')
  })

  it('SPK-20.1 nobody is sent to the Restaurant, which would cost a card', () => {
    const table = tableOf(3).turnOf('blue')
    expect(timeoutAnswer(table.state, table.prompt('blue'), table.box)).toBe('docks-1')
  })
})

describe('judgement', () => {
  const value = (more: Parameters<typeof tableOf>[1]) => {
    const table = tableOf(3, more)
    return worth(table.state, 1, table.box)
  }

  it('money, protected buildings, levels and barrels are worth having', () => {
    const bare = value({ map: { '1-1': 'blue S1' } })
    expect(value({ map: { '1-1': 'blue S1 guarded' } })).toBeGreaterThan(bare)
    expect(value({ map: { '1-1': 'blue S1 barrel' } })).toBeGreaterThan(bare)
    expect(value({ map: { '1-1': 'blue S1' }, families: { blue: { pocket: 40 } } })).toBeGreaterThan(bare)
    expect(
      value({ map: { '1-1': 'blue S1' }, families: { blue: { levels: { party: 2 } } } }),
    ).toBeGreaterThan(bare)
    expect(value({ map: { '1-1': 'blue S1' }, threats: [1] })).toBeLessThan(bare)
  })

  it('trucks unload what they can before anything else', () => {
    const table = tableOf(3, { map: { '8-1': 'blue S1' }, families: { blue: { trucks: [[8, 2]] } } })
    table.does('blue', 'deliver', { extra: 0 })
    expect(candidates(table.state, table.prompt('blue'), table.box)).toEqual(['1:unload:8-1'])
  })

  it('every candidate is on offer', () => {
    const play = begin(speakeasy, 3, 'candidates')
    for (let n = 0; n < 150 && !play.core.over; n++) {
      const [prompt] = play.prompts
      if (!prompt) break
      const [first] = candidates(play.core.state as Speakeasy, prompt, play.box as Box) ?? []
      const answer = first ?? timeoutAnswer(play.core.state as Speakeasy, prompt, play.box as Box)
      expect(play.answer(prompt.seat, play.core.wait, answer)).toEqual({ ok: true })
    }
  })
})
