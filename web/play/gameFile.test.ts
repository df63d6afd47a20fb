import { botNamed, playBots } from '@backroom/bots'
import { commit, type GameRecord, newRecord, verifyRecord } from '@backroom/engine'
import { corleone } from '@backroom/games'
import { loadRules } from '@backroom/games/loaders'
import { expect, test } from 'vitest'
import { packed, unpacked } from './gameFile.ts'
import type { SavedTable } from './saved.ts'

const bots = [botNamed('random'), botNamed('random')]
const played = playBots({ game: corleone, bots, seed: 'on file', recorded: true })
const finished = played.record
if (!finished) throw new Error('no record')
const { seal: _, ...unsealed } = finished

const table = (record: GameRecord, over: boolean): SavedTable => ({
  id: 'a-table',
  game: 'corleone',
  seats: [
    { name: 'Ines', bot: null },
    { name: '', bot: 'greedy' },
  ],
  made: 5,
  touched: 9,
  times: [5, 9],
  record,
  outcome: over ? (verifyRecord(corleone, finished).core.over ?? null) : null,
})
const running = table({ ...unsealed, answers: finished.answers.slice(0, 12) }, false)
const over = table(finished, true)

const read = (text: string) => unpacked(text, loadRules, 77)
const readJson = (value: unknown) => read(JSON.stringify(value))

test.each([
  ['running', running],
  ['finished', over],
])('a %s game comes back from its file as it was', async (_what, kept) => {
  expect(await read(await packed(kept, loadRules))).toEqual({ ok: true, table: kept })
})

test('the file of a running game bears a seal, so that it can be verified', async () => {
  const file: { record: GameRecord } = JSON.parse(await packed(running, loadRules))
  expect(verifyRecord(corleone, file.record).core.over).toBeNull()
})

test('a game that cannot be played again is written as it is', async () => {
  const record = { ...running.record, version: 0 }
  expect(JSON.parse(await packed({ ...running, record }, loadRules))).toMatchObject({ record, id: 'a-table' })
})

test('a bare record is taken too: whoever has a name is a person, and read twice it is the same game', async () => {
  const bare = newRecord(corleone, ['Ines', '', 'Jonas'], 'bare')
  const first = await readJson(bare)
  expect(first).toMatchObject({
    ok: true,
    table: {
      id: bare.commitment.slice(0, 32),
      touched: 77,
      seats: [
        { name: 'Ines', bot: null },
        { name: '', bot: 'capo' },
        { name: 'Jonas', bot: null },
      ],
      outcome: null,
    },
  })
  expect(await readJson({ record: bare })).toEqual(first)
})

const { record } = running
test.each([
  ['no JSON', '{"record":', { code: 'notJson' }],
  ['a list', '[]', { code: 'notARecord', what: '(all)' }],
  ['a picture of nothing', 'null', { code: 'notARecord', what: '(all)' }],
  [
    'a record without a seed',
    { record: { ...record, seed: 7 } },
    { code: 'notARecord', what: 'record.seed' },
  ],
  [
    'an answer that is none',
    { record: { ...record, answers: [{ seat: 0 }] } },
    { code: 'notARecord', what: 'record.answers.0' },
  ],
  ['another game', { record: { ...record, game: 'chess' } }, { code: 'unknownGame', what: 'chess' }],
  [
    'a game called like a method',
    { record: { ...record, game: 'toString' } },
    { code: 'unknownGame', what: 'toString' },
  ],
  ['other rules', { record: { ...record, version: 99 } }, { code: 'otherRules', what: 99 }],
  ['another shuffle', { record: { ...record, seed: 'stacked' } }, { code: 'wrongSeed' }],
  ['too few seats', { seats: [{ name: 'Ines', bot: null }], record }, { code: 'wrongSeats' }],
  ['a seat that is none', { seats: [null, {}], record }, { code: 'wrongSeats' }],
  [
    'a bot nobody knows',
    { seats: [running.seats[0], { name: '', bot: 'constructor' }], record },
    { code: 'wrongSeats' },
  ],
  ['too many players', { record: { ...record, seats: Array(9).fill('x') } }, { code: 'badOptions' }],
  [
    'an answer against the rules',
    { record: { ...record, answers: [...record.answers.slice(0, 3), { seat: 0, answer: 'nonsense' }] } },
    { code: 'badAnswer', what: 4 },
  ],
  [
    'a changed letter under the seal',
    { record: { ...finished, seats: ['Vito', 'random'] } },
    { code: 'brokenSeal' },
  ],
  [
    'another shuffle with its own commitment',
    { record: { ...finished, seed: 'stacked', commitment: commit('stacked') } },
    {},
  ],
])('a file with %s is refused, and says what is wrong', async (_what, given, problem) => {
  const file = await (typeof given === 'string' ? read(given) : readJson(given))
  expect(file).toMatchObject({ ok: false, problem })
})

test('what a file says of itself is believed only where it can be: names, times', async () => {
  const file = { id: '../../etc', made: 'yesterday', touched: -1, times: ['x'], record }
  const { commitment } = record
  expect(await readJson(file)).toMatchObject({
    ok: true,
    table: { id: commitment.slice(0, 32), made: 77, touched: 77 },
  })
})
