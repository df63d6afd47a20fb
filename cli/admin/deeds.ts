// Each word after `backroom admin`: what it takes, what it asks of the house, and how the answer is told.

import {
  ADMIN_STATES,
  type AdminArgs,
  type AdminCommand,
  type AdminResults,
  MOST_LISTED,
  type Office,
} from '@backroom/server'
import { type Done, type Given, UsageError } from '../command.ts'
import type { Say, Sentence } from '../messages.ts'
import { listLines, showLines } from './lines.ts'

/** What an admin typed. */
interface Typed {
  readonly given: Given
  readonly words: readonly string[]
  readonly say: Say
  readonly folder: string
}

export interface Deed {
  /** How many words follow, at the least and at the most, and the sentence for one that is missing. */
  readonly words: readonly [least: number, most: number]
  readonly missing: Sentence
  readonly flags: readonly string[]
  /** Reads what was typed, so that nonsense is refused before anybody is asked. */
  prepare(typed: Typed): (office: Office) => Promise<Done>
}

interface Asked<N extends AdminCommand> extends Omit<Deed, 'prepare'> {
  args(typed: Typed): AdminArgs[N]
  lines(result: AdminResults[N], say: Say): readonly string[]
}

/** A deed that is one question to the house. */
const asks = <N extends AdminCommand>(command: N, { args, lines, ...rest }: Asked<N>): Deed => ({
  ...rest,
  prepare(typed) {
    const asked = args(typed)
    return async (office) => {
      const result = await office.run(command, asked)
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

const ONE_TABLE = { words: [1, 1], missing: 'admin.whichTable', flags: [] } as const

export const DEEDS: { readonly [name: string]: Deed } = {
  list: asks('list', {
    words: [0, 0],
    missing: 'admin.which',
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
    args: ({ words: [id = ''] }) => ({ id }),
    lines: showLines,
  }),
  close: asks('close', {
    ...ONE_TABLE,
    args: ({ words: [table = ''] }) => ({ table }),
    lines: ({ table }, say) => [say('admin.closed', { table })],
  }),
  cleanup: asks('cleanup', {
    words: [0, 0],
    missing: 'admin.which',
    flags: [],
    args: () => ({}),
    lines: (swept, say) => [say('admin.cleanedUp', swept)],
  }),
}
