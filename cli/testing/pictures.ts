// Everything that the terminal shows of a game played by chance, from the first question to the score sheet.

import type { AnyGame, Json, Play, Prompt } from '@backroom/engine'
import { wordsFor } from '@backroom/games/words'
import { Readings } from '../../games/testing/sentences.ts'
import { waits } from '../../games/testing/waits.ts'
import { messagesFor } from '../messages.ts'
import { pictureOf, seatTitles } from '../picture/index.ts'

interface Showing {
  readonly game: AnyGame
  readonly language: string
  readonly people: readonly string[]
  readonly options: Json
  /** How the game's own ids look: none of them may be read. */
  readonly ids: RegExp
  /** Whether the board is looked at while this is asked; it is at any question unless said. */
  readonly looks?: (prompt: Prompt) => boolean
}

interface Shown {
  readonly readings: Readings
  /** The lines of the score sheet that say what somebody came to. */
  readonly totals: readonly string[]
}

export async function readPictures(showing: Showing): Promise<Shown> {
  const { game, language, people, options, ids, looks = () => true } = showing
  const plain = await wordsFor(game.id, language)
  const { say } = messagesFor(language, {})
  const readings = new Readings(ids)
  const pictureAt = (play: Play) => {
    const names = seatTitles(play, plain, people)
    return pictureOf({ play, viewer: 0, words: plain.seated(names), names, say })
  }
  const read = (lines: readonly (string | null)[]) => {
    for (const line of lines) if (line) readings.take(line.trimStart(), () => line)
  }
  let ended: Play | null = null
  for (const { play, prompt } of waits(game, { players: [people.length], games: 1, options })) {
    const picture = pictureAt(play)
    if (looks(prompt)) read(picture.board())
    if (prompt.seat === 0 && 'options' in prompt) read(prompt.options.map((option) => picture.detail(option)))
    ended = play
  }
  const sheet = ended ? pictureAt(ended).sheet() : []
  read(sheet)
  return { readings, totals: sheet.filter((line) => line.includes(plain.say('sheet.total'))) }
}
