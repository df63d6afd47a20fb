// Speakeasy in the terminal: whatever stands on the table of a random game is said in finished sentences.

import { begin, type Play, randomAnswer, randomFrom } from '@backroom/engine'
import { COMPLETE, wordsFor } from '@backroom/games/words'
import { describe, expect, it } from 'vitest'
import { speakeasy } from '../../games/speakeasy/index.ts'
import { Readings } from '../../games/testing/sentences.ts'
import { messagesFor } from '../messages.ts'
import { pictureOf, seatTitles } from './index.ts'
import type { Picture } from './look.ts'

const IDS = /\b(?:op|mob|city|helper|crate|book|park|port|zone|district|act)-[A-Za-z0-9]|\b\d+-\d\b|_/

function playThrough(seats: number, options: object, look: (play: Play) => void): Play {
  const play = begin(speakeasy, seats, `picture-${seats}`, { ...options })
  const random = randomFrom(`picture-${seats}`)
  while (!play.core.over) {
    const [seat = 0] = play.awaited()
    const prompt = play.promptOf(seat)
    if (!prompt) throw new Error(`seat ${seat} is awaited and not asked`)
    if (seat === 0) look(play)
    play.answer(seat, play.core.wait, randomAnswer(prompt, random))
  }
  return play
}

describe.each(COMPLETE)('the picture of Speakeasy in %s', (language) => {
  it.each([
    [1, { rivals: 3 }],
    [2, {}],
    [3, { rebuildStill: true }],
  ])('for %d with %j is made of finished sentences up to the score sheet', async (seats, options) => {
    const plain = await wordsFor('speakeasy', language)
    const { say } = messagesFor(language, {})
    const readings = new Readings(IDS)
    const people = ['ann', 'bob', 'cleo'].slice(0, seats)
    const pictureAt = (play: Play): Picture => {
      const names = seatTitles(play, plain, people)
      return pictureOf({ play, viewer: 0, words: plain.seated(names), names, say })
    }
    const read = (lines: readonly (string | null)[]) => {
      for (const line of lines) if (line) readings.take(line.trimStart(), () => line)
    }
    const ended = playThrough(seats, options, (play) => {
      const picture = pictureAt(play)
      const prompt = play.promptOf(0)
      // A truck tour is many questions over one board.
      if (prompt?.key !== 'drive') read(picture.board())
      if (prompt && 'options' in prompt) read(prompt.options.map((option) => picture.detail(option)))
    })
    const sheet = pictureAt(ended).sheet()
    read(sheet)
    const families = seats === 1 ? 4 : seats
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(300)
    expect(sheet.filter((line) => line.includes(plain.say('sheet.total')))).toHaveLength(families)
  })

  it('calls a seat by colour and person, and what the house plays by its colour alone', async () => {
    const words = await wordsFor('speakeasy', language)
    const play = begin(speakeasy, 1, 'names', { rivals: 1, colors: ['blue', 'green'] })
    expect(seatTitles(play, words, ['ann'])).toEqual([`${words.name('blue')} (ann)`, words.name('green')])
  })
})
