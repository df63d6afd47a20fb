// Speakeasy alone against bots: a whole game at a desk, and one on a phone.

import { expect, it } from 'vitest'
import { answerByMouse, answerByTouch } from './input.ts'
import { openServer } from './open.ts'
import { playWholeGame } from './wholeGame.ts'

const { come } = openServer()

it('one person plays a whole game against three bots at 1440×900', async () => {
  const visitor = await come('/new/speakeasy', { pace: 'instant' })
  const { answers, faults } = await playWholeGame(visitor, { families: 4, hand: answerByMouse, luck: 61 })
  expect(answers).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

it('a whole game against one bot on a phone, by touch alone', async () => {
  const visitor = await come('/new/speakeasy', { size: 'phone', language: 'pl', pace: 'instant' })
  const { answers, faults } = await playWholeGame(visitor, { families: 2, hand: answerByTouch, luck: 62 })
  expect(answers).toBeGreaterThan(30)
  expect(faults).toEqual([])
})
