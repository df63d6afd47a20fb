// `backroom verify`: replays a record and checks that nobody stacked the deck.

import { GameFault, OptionError, RecordError, verifyRecord } from '@backroom/engine'
import type { Command } from './command.ts'
import { readRecord, rulesOf, seatNames } from './record.ts'

export const verify: Command = {
  flags: {},
  words: { count: 1, missing: 'fileMissing' },
  async run(given, _terminal, { say }) {
    const [file = ''] = given.words
    const record = readRecord(file, say)
    const game = await rulesOf(record, say)
    const known = { file, game: record.game, version: record.version, answers: record.answers.length }
    try {
      const { over } = verifyRecord(game, record).core
      const names = seatNames(record.seats)
      const winners = over?.winners.map((seat) => names[seat] ?? seat).join(', ')
      return {
        json: { ...known, ok: true, over },
        lines: [
          say('verified', { ...known }),
          winners === undefined ? say('verifiedUnfinished') : say('verifiedWinners', { winners }),
        ],
        ok: true,
      }
    } catch (error) {
      if (!(error instanceof RecordError || error instanceof OptionError || error instanceof GameFault))
        throw error
      const at = error instanceof RecordError ? error.at : null
      return {
        json: { ...known, ok: false, error: error.message, at },
        lines: [say('notVerified', { file, why: error.message })],
        ok: false,
      }
    }
  },
}
