// The numbers on the protocol's page, each read from the constant that is at work.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_IN_A_ROW } from '@backroom/bots'
import { UNITS_A_LETTER } from '@backroom/engine'
import { LIMITS } from '@backroom/protocol'
import { TEXT_LETTERS } from '@backroom/games/cosa-nostra'
import type { Rate } from '../../server/rateLimit.ts'
import { DEFAULTS } from '../../server/config.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A constant that is a room's own business, from its source; it fails when there is no such constant any more. */
function constant(file: string, name: string): number {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const written = new RegExp(`\\bconst ${name} = ([\\w. *]+)$`, 'mu').exec(source)?.[1]
  if (written === undefined) throw new Error(`${file} has no constant ${name} that is a number`)
  return written.split('*').reduce((product, factor) => product * valueOf(factor.trim()), 1)
}

function valueOf(factor: string): number {
  const limit = Object.entries(LIMITS).find(([name]) => factor === `LIMITS.${name}`)?.[1]
  const value = limit ?? Number(factor.replaceAll('_', ''))
  if (!Number.isFinite(value)) throw new Error(`${factor} is no number that this page can show`)
  return value
}

const SECOND = 1000
const HOUR = 3600 * SECOND

const seconds = (milliseconds: number): string => `${milliseconds / SECOND} s`
const kilobytes = (bytes: number): string => `${bytes / 1024} kB`

const {
  messages,
  awayTimes,
  refusals,
  requestsPerMinute,
  http,
  budgets,
  joinWithin,
  requestWithin,
  connections,
} = DEFAULTS
const { socket, guest, address } = budgets
const rate = (one: Rate): string => `${one.perSecond} a second, ${one.burst} at once after a pause`
const bytes = ({ perSecond, burst }: Rate): string =>
  `${kilobytes(perSecond)} a second, ${kilobytes(burst)} at once`
/** The first rate is that of an hour, the second that of a day. */
const inTime = ([hour, day]: readonly Rate[]): string => `${hour?.burst} an hour, ${day?.burst} a day`
const beat = constant('server/heartbeat.ts', 'PERIOD')

/** What is limited, how far, and what happens beyond. */
const ROWS: readonly (readonly [what: string, limit: string, beyond: string])[] = [
  ['letters of a name', `${LIMITS.name}`, '`tooLong`'],
  ['letters of a table’s name', `${LIMITS.tableName}`, '`tooLong`'],
  ['letters of a chat message', `${LIMITS.chat}`, '`tooLong`'],
  ['letters of the text of an offer or a word', `${TEXT_LETTERS}`, '`wrongShape`, reason `textTooLong`'],
  ['UTF-16 units of any of these', `${UNITS_A_LETTER} for each letter allowed`, '`tooLong`'],
  ['characters of a `key`', `1 to ${LIMITS.key}`, '`malformed`'],
  ['characters of what is revealed for the shuffle', `1 to ${LIMITS.entropy}`, '`malformed`'],
  ['characters of an id in an answer, ids in one answer', `${LIMITS.id}, ${LIMITS.picks}`, '`malformed`'],
  ['seats in a request', `1 to ${LIMITS.seats}`, '`malformed`; what a game allows says `GET /api/games`'],
  ['one message on the socket', kilobytes(LIMITS.message), '`tooLarge`'],
  ['one frame of a WebSocket', kilobytes(constant('server/sockets.ts', 'FRAME_BYTES')), 'closed with 1009'],
  [
    'one HTTP body; that of `POST /api/tables`',
    `${kilobytes(LIMITS.body)}; ${kilobytes(LIMITS.tableBody)}`,
    '`tooLarge`',
  ],
  ['messages, pings and pongs on one socket', rate(messages), '`tooFast`'],
  ['those of one guest, of one address', `${rate(guest.messages)}; ${rate(address.messages)}`, '`tooFast`'],
  ['messages that a `join` counts as', `${constant('server/connection.ts', 'JOIN_COUNTS')}`, ''],
  ['chat messages of one guest', rate(guest.chat), '`tooFast`, with its key'],
  [
    'bytes on one socket, of one guest, of one address',
    [socket, guest, address].map((one) => bytes(one.bytes)).join('; '),
    'you are not read for a while; in the end closed with 1008 `tooFast`',
  ],
  [
    'sockets of one guest, of one address',
    `${guest.sockets}, ${address.sockets}`,
    'closed with 1013 `tooManySockets`',
  ],
  ['sockets opened from one address', rate(address.openings), '429 instead of a socket'],
  ['time until a socket joins a table', seconds(joinWithin), 'closed with 1008 `notJoined`'],
  [
    'bytes that wait until you read them',
    kilobytes(constant('server/connection.ts', 'UNREAD_BYTES')),
    'closed with 1008 `unread`',
  ],
  ['pieces of one message', `${constant('server/sockets.ts', 'MOST_FRAGMENTS')}`, 'closed with 1008'],
  ['lines of the log in `joined`', `${constant('match/log.ts', 'MOST_LINES')}`, 'the newest are sent'],
  [
    'times `tooFast` on one socket',
    `${constant('server/connection.ts', 'MOST_TOO_FAST')}`,
    'closed with 1008',
  ],
  [
    'messages that wait between `join` and `joined`',
    `${constant('server/connection.ts', 'WAITING_TO_JOIN')}`,
    '`tooFast`, with its key',
  ],
  ['time until an HTTP request is there with its body', seconds(requestWithin), '`tooSlow`'],
  ['connections of all kinds from one address', `${connections}`, '429 with `tooManySockets`'],
  ['HTTP requests from one address, of one guest', `${requestsPerMinute} a minute`, '`tooFast`'],
  ['HTTP requests at a time on one connection', '1', '429 with `tooFast`, and the connection is closed'],
  ['refusals with 429 of one address', rate(refusals), `each answer comes ${seconds(refusals.wait)} later`],
  [
    'bytes of HTTP bodies from one address, of one guest',
    `${bytes(http.address.bytes)}; ${bytes(http.guest.bytes)}`,
    '`tooFast`',
  ],
  ['new guests from one address', inTime(http.address.guests), '`tooManyFromHere`'],
  ['new tables from one address', inTime(http.address.tables), '`tooManyFromHere`'],
  ['new tables of one guest', inTime(http.guest.tables), '`tooManyFromHere`'],
  [
    'tables in `GET /api/tables` of one host, from one address',
    `${constant('server/storage/tableQueries.ts', 'LISTED_OF_HOST')}, ${constant('server/storage/tableQueries.ts', 'LISTED_FROM_PLACE')}`,
    'the newest are listed',
  ],
  [
    'unfinished tables that one guest hosts',
    `${constant('server/lobby.ts', 'UNFINISHED_TABLES')}`,
    '`tooManyTables`',
  ],
  [
    'seats of one guest at unfinished tables of others',
    `${constant('server/lobby.ts', 'SEATS_WITH_OTHERS')}`,
    '`tooManyTables`',
  ],
  [
    'tables in `GET /api/tables` and `GET /api/me/tables`',
    `${constant('server/lobby.ts', 'TABLES_LISTED')}`,
    'the newest are listed',
  ],
  [
    'age of an open table in `GET /api/tables`',
    `${constant('server/lobby.ts', 'DAY') / HOUR} h`,
    'it is there, and no longer listed',
  ],
  ['chat messages in `joined`', `${LIMITS.chatShown}`, 'the newest are sent'],
  ['how often the server says `beat`', `every ${seconds(beat)}`, ''],
  [
    'silence of a client',
    seconds(beat * constant('server/heartbeat.ts', 'MOST_MISSED')),
    'the socket is dropped without a closing handshake',
  ],
  ['time until somebody without a socket is `away`', seconds(awayTimes.away), ''],
  ['time until a host who is away is replaced', seconds(awayTimes.host), ''],
  ['time to `reveal`', seconds(constant('server/dealer.ts', 'TIME_TO_REVEAL')), 'left out of the shuffle'],
  [
    'the same after a restart of the server',
    seconds(constant('server/dealer.ts', 'TIME_TO_COME_BACK')),
    'left out of the shuffle',
  ],
  [
    'time the start waits for a `pledge`, where others have pledged',
    seconds(constant('server/dealer.ts', 'TIME_TO_PLEDGE')),
    'the list is closed without it',
  ],
  ['commands of bots in a row', `${MOST_IN_A_ROW}`, 'they wait until somebody answers or a person speaks'],
]

export const limitsTable = (): string =>
  [
    '| what | limit | beyond it |',
    '|---|---|---|',
    ...ROWS.map(([what, limit, beyond]) => `| ${what} | ${limit} | ${beyond} |`),
  ].join('\n')
