// Each word after `backroom admin`: what it takes, what it asks of the server, and how the answer is told.

import {
  ADMIN_STATES,
  type AdminArgs,
  type AdminClient,
  type AdminCommand,
  type AdminResults,
  backup,
  MOST_DAYS,
  MOST_LISTED,
  rowCounts,
} from '@backroom/server'
import { type CommandResult, type Given, UsageError } from '../command.ts'
import type { Say, Sentence } from '../messages.ts'
import type { Terminal } from '../terminal.ts'
import { checkFolder } from './check.ts'
import { dayOf, listLines, named, showLines, statsLines } from './lines.ts'

/** What an admin typed. */
interface Typed {
  readonly given: Given
  readonly words: readonly string[]
  readonly say: Say
  readonly folder: string
  readonly terminal: Terminal
}

export interface CommandSpec {
  /** How many words follow, at the least and at the most, and the sentence for one that is missing. */
  readonly words: readonly [least: number, most: number]
  readonly missing: Sentence
  readonly flags: readonly string[]
  /** Reads what was typed, so that nonsense is refused before anybody is asked. */
  prepare(typed: Typed): (client: AdminClient) => Promise<CommandResult>
}

interface Asked<N extends AdminCommand> extends Omit<CommandSpec, 'prepare'> {
  args(typed: Typed): AdminArgs[N]
  lines(result: AdminResults[N], say: Say): readonly string[]
}

/** A command that is one question to the server. */
const asks = <N extends AdminCommand>(command: N, { args, lines, ...rest }: Asked<N>): CommandSpec => ({
  ...rest,
  prepare(typed) {
    const asked = args(typed)
    return async (client) => {
      const result = await client.run(command, asked)
      return { json: result, lines: lines(result, typed.say), ok: true }
    }
  },
})

const LISTED = 50
const UNITS: { readonly [unit: string]: number } = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** `3d`, `12h`, `30m`, `2w` in milliseconds. */
function age({ given, say }: Typed, flag: string): number | undefined {
  const text = given.text(flag)
  if (text === undefined) return undefined
  const [, count, unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? []
  const length = UNITS[unit]
  if (count === undefined || length === undefined)
    throw new UsageError(say('admin.badAge', { flag, given: text }))
  return Number(count) * length
}

function state({ given, say }: Typed): (typeof ADMIN_STATES)[number] | undefined {
  const text = given.text('state')
  if (text === undefined) return undefined
  const known = ADMIN_STATES.find((one) => one === text)
  if (!known) throw new UsageError(say('admin.badState', { given: text, states: ADMIN_STATES.join(', ') }))
  return known
}

function days({ given }: Typed): { days?: number } {
  const count = given.whole('days', 1, MOST_DAYS)
  return count === undefined ? {} : { days: count }
}

/** A seat is counted from 0, as everywhere. */
function seatWord({ words, say }: Typed): number {
  const [, word = ''] = words
  if (!/^\d{1,2}$/.test(word)) throw new UsageError(say('admin.badSeat', { given: word }))
  return Number(word)
}

const until = (time: number | null, say: Say): string =>
  time === null ? say('admin.forEver') : say('admin.until', { day: dayOf(time) })

const NOTHING_MORE = { words: [0, 0], missing: 'admin.which', flags: [] } as const
const ONE_TABLE = { words: [1, 1], missing: 'admin.whichTable', flags: [] } as const

export const COMMANDS: { readonly [name: string]: CommandSpec } = {
  list: asks('list', {
    ...NOTHING_MORE,
    flags: ['state', 'game', 'older-than', 'limit'],
    args: (typed) => ({
      state: state(typed),
      game: typed.given.text('game'),
      olderThan: age(typed, 'older-than'),
      limit: typed.given.whole('limit', 0, MOST_LISTED) ?? LISTED,
    }),
    lines: listLines,
  }),
  show: asks('show', {
    ...ONE_TABLE,
    missing: 'admin.whom',
    args: ({ words: [id = ''] }) => ({ id }),
    lines: showLines,
  }),
  close: asks('close', {
    ...ONE_TABLE,
    args: ({ words: [table = ''] }) => ({ table }),
    lines: ({ table }, say) => [say('admin.closed', { table })],
  }),
  free: asks('free', {
    words: [2, 2],
    missing: 'admin.whichSeat',
    flags: [],
    args: (typed) => ({ table: typed.words[0] ?? '', seat: seatWord(typed) }),
    lines: (freed, say) => [say('admin.freed', freed)],
  }),
  mute: asks('mute', {
    words: [1, 100],
    missing: 'admin.whom',
    flags: ['days'],
    args: (typed) => ({ subjects: [...typed.words], ...days(typed) }),
    lines: ({ muted, until: end }, say) =>
      muted.map((aim) => say('admin.muted', { who: named(aim, say), until: until(end, say) })),
  }),
  unmute: asks('unmute', {
    words: [1, 100],
    missing: 'admin.whom',
    flags: [],
    args: ({ words }) => ({ subjects: [...words] }),
    lines: ({ unmuted }, say) => unmuted.map((aim) => say('admin.unmuted', { who: named(aim, say) })),
  }),
  ban: asks('ban', {
    words: [1, 1],
    missing: 'admin.whom',
    flags: ['days'],
    args: (typed) => ({ subject: typed.words[0] ?? '', ...days(typed) }),
    lines: (aim, say) => [say('admin.banned', { who: named(aim, say), until: until(aim.until, say) })],
  }),
  unban: asks('unban', {
    words: [1, 1],
    missing: 'admin.whom',
    flags: [],
    args: ({ words: [subject = ''] }) => ({ subject }),
    lines: (aim, say) => [say('admin.unbanned', { who: named(aim, say) })],
  }),
  delete: asks('delete', {
    words: [1, 1],
    missing: 'admin.whom',
    flags: [],
    args: ({ words: [subject = ''] }) => ({ subject }),
    lines: (aim, say) => [say('admin.deleted', { who: named(aim, say) })],
  }),
  check: {
    ...NOTHING_MORE,
    flags: ['fix'],
    prepare:
      ({ given, folder, terminal, say }) =>
      (client) =>
        checkFolder(client, { folder, terminal, say, isToFix: given.has('fix') }),
  },
  backup: {
    words: [1, 1],
    missing: 'admin.whereTo',
    flags: [],
    prepare:
      ({ words: [file = ''], folder, say }) =>
      async () => ({
        json: { file, pages: await backup(folder, file) },
        lines: [say('admin.backedUp', { file })],
        ok: true,
      }),
  },
  stats: {
    ...NOTHING_MORE,
    prepare:
      ({ folder, say }) =>
      async (client) => {
        const stats = { ...(await client.run('stats', {})), ...rowCounts(folder) }
        return { json: stats, lines: statsLines(stats, say), ok: true }
      },
  },
  cleanup: asks('cleanup', {
    ...NOTHING_MORE,
    args: () => ({}),
    lines: (swept, say) => [say('admin.cleanedUp', swept)],
  }),
}
