// La Cosa Nostra alone against bots: a whole game at a desk, and a short one on a phone.

import { expect, it } from 'vitest'
import { answerByMouse, answerByTouch } from './input.ts'
import { openServer } from './open.ts'
import { playWholeGame } from './wholeGame.ts'

const { come } = openServer()

it('one person plays a whole game against three bots at 1440×900', async () => {
  const visitor = await come('/new/cosa-nostra', { pace: 'instant' })
  const { answers, faults } = await playWholeGame(visitor, { families: 4, hand: answerByMouse, luck: 51 })
  expect(answers).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

it('LCN-22.1 a short game of three rounds on a phone, by touch alone', async () => {
  const visitor = await come('/new/cosa-nostra', { size: 'phone', language: 'pl', pace: 'instant' })
  await visitor.page.locator('.house-rules:not(#values) summary').tap()
  await visitor.page.locator('input[aria-describedby="about-shortGame"]').check()
  const { answers, faults } = await playWholeGame(visitor, { families: 3, hand: answerByTouch, luck: 52 })
  expect(answers).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
