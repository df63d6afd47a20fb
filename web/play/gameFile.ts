// A saved game as a file: the record, sealed so that `backroom verify` can check it, and who sits where on this machine.

import { isBot } from '@backroom/bots'
import {
  type AnyGame,
  commit,
  type GameRecord,
  OptionError,
  type Play,
  readRecord,
  RecordError,
  replay,
  sealRecord,
  verifyRecord,
} from '@backroom/engine'
import { listed } from '@backroom/games/loaders'
import { isSeat, type LocalSeat, type SavedTable } from './saved.ts'

/** What can be wrong with a file, and the values that its sentence needs. */
export const FILE_PROBLEMS = [
  'notJson',
  'notARecord',
  'unknownGame',
  'otherRules',
  'wrongSeats',
  'wrongSeed',
  'badOptions',
  'badAnswer',
  'brokenSeal',
  'unplayable',
] as const

export interface FileProblem {
  readonly code: (typeof FILE_PROBLEMS)[number]
  /** The field, the game, the version or the number of the answer that is at fault. */
  readonly what?: string | number
}

export type ReadFile =
  | { readonly ok: true; readonly table: SavedTable }
  | { readonly ok: false; readonly problem: FileProblem }

type LoadRules = (id: string, version: number) => Promise<AnyGame | undefined>

const ID = /^[\w-]{1,64}$/
const PLAYS_FOR_NOBODY = 'capo'

const fail = (code: FileProblem['code'], what?: string | number): ReadFile => ({
  ok: false,
  problem: what === undefined ? { code } : { code, what },
})

/** The text of the file. What cannot be played again is given as it is, without a seal. */
export async function packed(table: SavedTable, load: LoadRules): Promise<string> {
  const { id, seats, made, touched, times, record } = table
  const file = { backroom: 'game', id, seats, made, touched, times, record: await sealed(record, load) }
  return `${JSON.stringify(file, null, 1)}\n`
}

async function sealed(record: GameRecord, load: LoadRules): Promise<GameRecord> {
  const game = await load(record.game, record.version)
  if (!game) return record
  try {
    return sealRecord(record, replay(game, record))
  } catch {
    return record
  }
}

/** The game in a file, ready to be saved; `now`: when it is read. */
export async function unpacked(text: string, load: LoadRules, now: number): Promise<ReadFile> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return fail('notJson')
  }
  const read = readRecord(given)
  if (!read.ok) return fail('notARecord', read.field)
  const { record } = read
  if (!listed(record.game)) return fail('unknownGame', record.game)
  const game = await load(record.game, record.version)
  if (!game) return fail('otherRules', record.version)
  if (commit(record.seed) !== record.commitment) return fail('wrongSeed')
  const seats = seatsOf(given, record)
  if (!seats) return fail('wrongSeats')
  try {
    const play = record.seal === undefined ? replay(game, record) : verifyRecord(game, record)
    return { ok: true, table: tableOf(given, record, seats, play, now) }
  } catch (error) {
    if (error instanceof OptionError) return fail('badOptions', error.problems[0])
    if (!(error instanceof RecordError)) return fail('unplayable')
    return error.at === null ? fail('brokenSeal') : fail('badAnswer', error.at + 1)
  }
}

const fieldOf = (given: unknown, field: string): unknown =>
  typeof given === 'object' && given !== null
    ? Object.getOwnPropertyDescriptor(given, field)?.value
    : undefined

/** Who sits where, by the file; a bare record names people only, and a bot takes the seat of nobody. */
function seatsOf(given: unknown, record: GameRecord): readonly LocalSeat[] | null {
  const listed = fieldOf(given, 'seats')
  const bare = fieldOf(given, 'record') === undefined || listed === undefined
  const seats = bare
    ? record.seats.map((name) => ({ name, bot: name === '' ? PLAYS_FOR_NOBODY : null }))
    : listed
  if (!Array.isArray(seats) || seats.length !== record.seats.length || !seats.every(isSeat)) return null
  return seats.every(({ bot }) => bot === null || isBot(bot))
    ? seats.map(({ name, bot }) => ({ name, bot }))
    : null
}

function tableOf(
  given: unknown,
  record: GameRecord,
  seats: readonly LocalSeat[],
  play: Play,
  now: number,
): SavedTable {
  const [id, made, touched, times] = ['id', 'made', 'touched', 'times'].map((field) => fieldOf(given, field))
  const { seal, ...unsealed } = record
  const { over } = play.core
  return {
    // A record without a name of its own is called by its shuffle: read twice, it is the same game.
    id: typeof id === 'string' && ID.test(id) ? id : record.commitment.slice(0, 32),
    game: record.game,
    seats,
    made: isTime(made) ? made : now,
    touched: isTime(touched) ? touched : now,
    ...(Array.isArray(times) && times.every(isTime) ? { times } : {}),
    // A game that goes on is sealed again at its end.
    record: over && seal !== undefined ? { ...unsealed, seal } : over ? sealRecord(unsealed, play) : unsealed,
    outcome: over,
  }
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 8.64e15
