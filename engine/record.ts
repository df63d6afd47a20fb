// A game from its first card to its last, as data that anybody can replay and check.

import type { Core } from './core.ts'
import { type AnyGame, OptionError } from './game.ts'
import { canonicalJson, type Json } from './json.ts'
import { Play, type Reply } from './play.ts'
import type { Answer, Seat } from './prompt.ts'
import { randomFrom, sha256Hex } from './random.ts'

/** What gave an answer instead of the seat: its clock ran out, or it was the only answer there was. */
export const STAND_INS = ['clock', 'sole'] as const
export type StandIn = (typeof STAND_INS)[number]

export type Action =
  | { readonly seat: Seat; readonly answer: Answer; readonly by?: StandIn }
  | { readonly seat: Seat; readonly command: string; readonly args: Json }

export interface GameRecord {
  readonly format: 1
  readonly game: string
  readonly version: number
  readonly options: Json
  /** Who sat where. */
  readonly seats: readonly string[]
  readonly seed: string
  /** What every seat added to the seed after it was committed to; empty for those who added nothing. */
  readonly entropy: readonly string[]
  readonly commitment: string
  /** The commitment of every seat to its entropy, all of them known before the first was shown; empty for none. */
  readonly pledges?: readonly string[]
  readonly answers: readonly Action[]
  /** Over everything above and the end it leads to; a record with a changed letter does not bear it. */
  readonly seal?: string
}

export class RecordError extends Error {
  /** Which answer is at fault, counted from 0; null if it is not one answer's fault. */
  readonly at: number | null
  constructor(message: string, at: number | null = null) {
    super(message)
    this.name = 'RecordError'
    this.at = at
  }
}

export const commit = (seed: string): string => sha256Hex(`backroom:${seed}`)

export function newRecord(
  game: AnyGame,
  seats: readonly string[],
  seed: string,
  options: Json = {},
  entropy: readonly string[] = [],
): GameRecord {
  return {
    format: 1,
    game: game.id,
    version: game.version,
    options,
    seats,
    seed,
    entropy,
    commitment: commit(seed),
    answers: [],
  }
}

/** The first waiting point of a game. */
export function begin(
  game: AnyGame,
  seats: number,
  seed: string,
  options: unknown = {},
  entropy: readonly string[] = [],
  listen = false,
): Play {
  const { min, max } = game.players
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new OptionError([`players: ${game.id} is for ${min} to ${max}, not ${seats}`])
  const known = game.readOptions(options, seats)
  const box = game.open(known, seats)
  const play = new Play(game, box, seats, {
    state: { open: {}, secret: {} },
    stack: [],
    random: randomFrom(seed, entropy),
    wait: 0,
    sealed: [],
    taken: 0,
    fence: 0,
    over: null,
  })
  if (listen) play.listen()
  play.core.state = game.setUp(box, seats, known, play.table)
  return play.start()
}

/** A saved core, at the table again. */
export const resumeFrom = (game: AnyGame, seats: number, options: unknown, core: Core): Play =>
  new Play(game, game.open(game.readOptions(options, seats), seats), seats, core).resume()

export const take = (play: Play, action: Action): Reply =>
  'answer' in action
    ? play.answer(action.seat, play.core.wait, action.answer)
    : play.command(action.seat, action.command, action.args)

/** Plays a record again, up to `count` answers. `onStep` sees the play after each of them. */
export function replay(
  game: AnyGame,
  record: GameRecord,
  count = record.answers.length,
  onStep?: (play: Play, done: number) => void,
): Play {
  if (record.game !== game.id) throw new RecordError(`this is a record of ${record.game}, not of ${game.id}`)
  if (record.version !== game.version)
    throw new RecordError(
      `played by version ${record.version} of the rules; these are version ${game.version}`,
    )
  const play = begin(
    game,
    record.seats.length,
    record.seed,
    record.options,
    record.entropy,
    onStep !== undefined,
  )
  onStep?.(play, 0)
  for (let i = 0; i < count; i++) {
    const reply = take(play, record.answers[i] as Action)
    if (!reply.ok) {
      const { code, rule, given } = reply.refusal
      const about = [rule, given].filter((part) => part !== undefined).join(', ')
      throw new RecordError(`answer ${i} is refused: ${code}${about && ` (${about})`}`, i)
    }
    onStep?.(play, i + 1)
  }
  return play
}

/** Of where the game stands, that which does not hang on how its state is written: later programs verify it too. */
const sealOf = (record: GameRecord, { random, wait, taken, fence, over }: Core): string => {
  const { seal: _, ...rest } = record
  return sha256Hex(canonicalJson([rest, { random, wait, taken, fence, over }]))
}

/** The record with the seal that belongs to it. */
export const sealRecord = (record: GameRecord, play: Play): GameRecord => ({
  ...record,
  seal: sealOf(record, play.core),
})

/** What every seat added must be what it had pledged, or be missing. */
function checkPledges({ pledges, entropy, seats }: GameRecord): void {
  if (pledges === undefined) return
  if (pledges.length !== seats.length || entropy.length !== seats.length)
    throw new RecordError('there is not one pledge for each seat')
  for (const [seat, added] of entropy.entries())
    if (added !== '' && commit(added) !== pledges[seat])
      throw new RecordError(`what seat ${seat} added to the shuffle is not what it had pledged`)
}

/** Replays a record and checks the commitments and the seal; throws a RecordError that says what is wrong. */
export function verifyRecord(game: AnyGame, record: GameRecord): Play {
  if (commit(record.seed) !== record.commitment)
    throw new RecordError('the seed is not the one that was committed to when the game began')
  checkPledges(record)
  const play = replay(game, record)
  if (record.seal === undefined) throw new RecordError('the record bears no seal')
  if (sealOf(record, play.core) !== record.seal)
    throw new RecordError('the seal is broken: something in the record was changed')
  return play
}
