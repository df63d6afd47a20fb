// `backroom play`: the terminal table, one person against bots.

import { randomUUID } from 'node:crypto'
import { botNamed, isBot } from '@backroom/bots'
import { wordsFor } from '@backroom/games/words'
import { type Command, type Given, readText, UsageError, withSolo } from './command.ts'
import { runTable } from './terminalTable/terminalTable.ts'
import { SeatedGame, type Seating } from './terminalTable/seatedGame.ts'
import type { Say } from './messages.ts'
import { seatTitles } from './picture/index.ts'
import { readRecord, replayable, rulesOf, seatNames } from './record.ts'
import { rulesFile } from './rules.ts'
import { painter } from './terminal.ts'

/** What the person is called in a record. */
const PERSON = 'you'

export const play: Command = {
  flags: {
    players: { type: 'string' },
    seat: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    resume: { type: 'string' },
    components: { type: 'string' },
    options: { type: 'string' },
  },
  words: { count: 1, missing: 'gameMissing' },
  async run(given, terminal, { say, language }) {
    const seated = given.text('resume') === undefined ? newGame(given, say) : await resumed(given, say)
    const { game, seat } = seated
    const plain = await wordsFor(game.id, language)
    const people = seated.record.seats.map((name, at) => (at === seat ? say('you') : name))
    const names = seatTitles(seated.play, plain, seatNames(people))
    // With --json stdout belongs to the one object at the end.
    const to = given.has('json') ? 'err' : 'out'
    const print = (line: string) => terminal.write(`${line}\n`, to)
    print(say('welcome', { game: game.id, players: names.length, you: names[seat] ?? '' }))
    print(say('playHelp'))
    await runTable(
      {
        seated,
        words: plain.seated(names),
        names,
        say,
        paint: painter(terminal),
        rules: readText(rulesFile(game.id, language), say),
        print,
        ask: (text) => terminal.write(text, to),
      },
      terminal.input,
    )
    const { over } = seated.play.core
    return { json: { game: game.id, seat, over, record: seated.record }, lines: [], ok: true }
  },
}

function newGame(given: Given, say: Say): SeatedGame {
  const game = given.game()
  const people = given.people(game, 4)
  const alone = people === 1 ? game.solo : undefined
  const players = alone?.seats ?? people
  const seat = given.whole('seat', 0, players - 1) ?? 0
  const names = (given.text('bots') ?? 'capo').split(',')
  // With --players 1 it is the house that sits down, and no bot can be chosen.
  const free = alone ? 0 : players - 1
  if (given.text('bots') !== undefined && names.length > free)
    throw new UsageError(say('tooManyBots', { bots: names.length, seats: free }))
  const others = Array.from(
    { length: players - 1 },
    (_, i) => botNamed(names[Math.min(i, names.length - 1)] ?? '').name,
  )
  const seating = seatingOf(game, others.toSpliced(seat, 0, PERSON), seat)
  const options = game.solo ? withSolo(given.options(), seat) : given.options()
  return SeatedGame.begin(seating, given.text('seed') ?? randomUUID(), options)
}

function seatingOf(game: Seating['game'], names: readonly string[], seat: number): Seating {
  return { game, seat, names, bots: names.map((name, at) => (at === seat ? null : botNamed(name).name)) }
}

/** The person sits where they sat: at the one seat that no bot had. */
async function resumed(given: Given, say: Say): Promise<SeatedGame> {
  const file = given.text('resume') ?? ''
  const record = readRecord(file, say)
  const game = await rulesOf(record, say)
  if (record.game !== given.game().id)
    throw new UsageError(say('otherGame', { file, game: record.game, wanted: given.game().id }))
  const free = record.seats.findIndex((name) => !isBot(name))
  const seat = given.whole('seat', 0, record.seats.length - 1) ?? Math.max(free, 0)
  const people = record.seats.findIndex((name, at) => at !== seat && !isBot(name))
  if (people >= 0) throw new UsageError(say('notABot', { name: record.seats[people] ?? '', seat: people }))
  return replayable(file, say, () => new SeatedGame(seatingOf(game, record.seats, seat), record))
}
