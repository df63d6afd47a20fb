// `backroom replay`: what a seat saw at one point of a recorded game, and the log up to there.

import {
  canonicalJson,
  type Event,
  heardAll,
  replay as replayRecord,
  sha256Hex,
  sight,
  type Viewer,
} from '@backroom/engine'
import { wordsFor } from '@backroom/games/words'
import type { Command, Given } from './command.ts'
import { pictureOf, seatTitles } from './picture/index.ts'
import { readRecord, replayable, rulesOf, seatNames } from './record.ts'

export const replay: Command = {
  flags: { at: { type: 'string' }, seat: { type: 'string' } },
  words: { count: 1, missing: 'fileMissing' },
  async run(given, _terminal, { say, language }) {
    const [file = ''] = given.words
    const record = readRecord(file, say)
    const game = await rulesOf(record, say)
    const last = record.answers.length
    const at = given.whole('at', 0, last) ?? last
    const wanted = viewerOf(given, record.seats.length)
    const told: Parameters<typeof heardAll>[0][number][] = []
    const play = replayable(file, say, () =>
      replayRecord(game, record, at, (step) => told.push(...step.takeTold())),
    )
    // Once the game is over everything is open.
    const viewer: Viewer = wanted ?? (play.core.over ? 'open' : 'spectator')
    const events: Event[] = heardAll(told, viewer)
    const json = {
      game: game.id,
      at,
      answers: last,
      viewer,
      ...sight(play, viewer),
      events,
      fingerprint: sha256Hex(canonicalJson(play.core)),
    }
    const plain = await wordsFor(game.id, language)
    const names = seatTitles(play, plain, seatNames(record.seats))
    const words = plain.seated(names)
    const log = events.map((event) => words.event(event)).filter((line) => line !== null)
    const picture = pictureOf({ play, viewer, words, names, say })
    const who = typeof viewer === 'number' ? (names[viewer] ?? viewer) : viewer
    return {
      json: { ...json, log },
      lines: [
        ...log,
        '',
        say('replayed', { at, answers: last, viewer: who }),
        '',
        ...picture.board(),
        ...(play.core.over ? ['', ...picture.sheet()] : []),
      ],
      ok: true,
    }
  },
}

/** A seat's number, `spectator`, `open`, or nothing. */
function viewerOf(given: Given, seats: number): Viewer | null {
  const seat = given.text('seat')
  if (seat === undefined) return null
  if (seat === 'spectator' || seat === 'open') return seat
  return given.whole('seat', 0, seats - 1) ?? null
}
