// La Cosa Nostra in the terminal: whatever stands on the table of a random game is said in finished sentences.

import { begin, type Play, randomAnswer, randomFrom } from '@backroom/engine'
import { cosaNostra } from '../../games/cosa-nostra/index.ts'
import { Readings } from '../../games/testing/sentences.ts'
import { COMPLETE, wordsFor } from '@backroom/games/words'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages.ts'
import { pictureOf, seatTitles } from './index.ts'
import type { Picture } from './look.ts'

const PEOPLE = ['ann', 'bob', 'cleo', 'dan']
const IDS = /\b(?:biz|ord|gang|op|inf)-[a-z0-9]/

function playThrough(seed: string, look: (play: Play) => void): Play {
  const play = begin(cosaNostra, PEOPLE.length, seed, { variants: ['topEarnerBonus'] })
  const random = randomFrom(seed)
  while (!play.core.over) {
    look(play)
    const [seat = 0] = play.awaited()
    const prompt = play.promptOf(seat)
    if (!prompt) throw new Error(`seat ${seat} is awaited and not asked`)
    play.answer(seat, play.core.wait, randomAnswer(prompt, random))
  }
  return play
}

describe.each(COMPLETE)('the picture of La Cosa Nostra in %s', (language) => {
  it('is made of finished sentences from the first draw to the score sheet', async () => {
    const plain = await wordsFor('cosa-nostra', language)
    const { say } = messagesFor(language, {})
    const readings = new Readings(IDS)
    const pictureAt = (play: Play): Picture => {
      const names = seatTitles(play, plain, PEOPLE)
      return pictureOf({ play, viewer: 0, words: plain.seated(names), names, say })
    }
    const read = (lines: readonly (string | null)[]) => {
      for (const line of lines) if (line) readings.take(line.trimStart(), () => line)
    }
    const ended = playThrough('picture', (play) => {
      const picture = pictureAt(play)
      const prompt = play.promptOf(0)
      read(picture.board())
      if (prompt && 'options' in prompt) read(prompt.options.map((option) => picture.detail(option)))
    })
    const sheet = pictureAt(ended).sheet()
    read(sheet)
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(150)
    expect(sheet.filter((line) => line.includes(plain.say('sheet.total')))).toHaveLength(PEOPLE.length)
  })
})
