// What a command is, and how it reads what it was given.

import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { AnyGame, Json, Seat } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { Messages, Say, Sentence } from './messages.ts'
import type { Terminal } from './terminal.ts'

type Flags = NonNullable<ParseArgsConfig['options']>

/** What came out: the object for `--json`, the lines for people, and whether all is well. */
export interface CommandResult {
  readonly json: { readonly [field: string]: unknown }
  readonly lines: readonly string[]
  readonly ok: boolean
}

export interface Command {
  readonly flags: Flags
  /** How many words that are no flags it takes, at the least and at the most, and the sentence for one that is missing. */
  readonly words: {
    readonly count: number
    readonly most?: number
    readonly missing: Sentence
    /** Ids of tables and people are among them, of which every sixty-fourth begins with a dash. */
    readonly ids?: boolean
  }
  run(given: Given, terminal: Terminal, messages: Messages): Promise<CommandResult>
}

/** Something the caller got wrong; the message says what and how to mend it. */
export class UsageError extends Error {}

const COMMON = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
} as const satisfies Flags

/** The words and flags of one call, read with errors that name what is wrong. */
export class Given {
  readonly words: readonly string[]
  readonly #values: { readonly [flag: string]: unknown }
  readonly #say: Say

  constructor(words: readonly string[], values: { readonly [flag: string]: unknown }, say: Say) {
    this.words = words
    this.#values = values
    this.#say = say
  }

  /** The flags that were given, without those that every command takes. */
  get flags(): string[] {
    return Object.keys(this.#values).filter((flag) => !Object.hasOwn(COMMON, flag))
  }

  has(flag: string): boolean {
    return this.#values[flag] === true
  }

  text(flag: string): string | undefined {
    const value = this.#values[flag]
    return typeof value === 'string' ? value : undefined
  }

  whole(flag: string, least: number, most: number): number | undefined {
    const given = this.text(flag)
    if (given === undefined) return undefined
    const value = Number(given)
    if (!/^\d+$/.test(given) || value < least || value > most)
      throw new UsageError(this.#say('badNumber', { flag, given, least, most }))
    return value
  }

  game(): AnyGame {
    const [name = ''] = this.words
    return gameNamed(name, this.#say)
  }

  /** The seats of a table of this game. */
  players(game: AnyGame, usual: number): number {
    const { min, max } = game.players
    return this.whole('players', min, max) ?? Math.min(Math.max(usual, min), max)
  }

  /** How many sit at the table; 1 too where the game has rules for one alone among bots. */
  people(game: AnyGame, usual: number): number {
    const { min, max } = game.players
    return this.whole('players', game.solo ? 1 : min, max) ?? Math.min(Math.max(usual, min), max)
  }

  /** The options of a table, with a corrected components file if there is one. */
  options(): Json {
    const text = this.text('options')
    const options = text === undefined ? {} : readJson(text, this.#say('theOptions'), this.#say)
    const file = this.text('components')
    if (file === undefined) return options
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      throw new UsageError(this.#say('optionsNoObject'))
    return { ...options, components: readJson(readText(file, this.#say), file, this.#say) }
  }
}

/** The options of a table with one person at this seat, for games that want to know; what was given stands. */
export const withSolo = (options: Json, seat: Seat): Json =>
  typeof options === 'object' && options !== null && !Array.isArray(options)
    ? { solo: seat, ...options }
    : options

export function gameNamed(name: string, say: Say): AnyGame {
  const game = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined
  if (!game) throw new UsageError(say('unknownGame', { name, games: Object.keys(GAMES).join(', ') }))
  return game
}

export function readText(file: string, say: Say): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(say('unreadable', { file, why: reason(error) }))
  }
}

export function readJson(text: string, from: string, say: Say): Json {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(say('noJson', { from, why: reason(error) }))
  }
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const DASHED_ID = /^-[\w-]{21}$/
/** Stands before an id that would be taken for a flag: no word that can be typed begins with it. */
const NO_FLAG = '\0'

/** Reads the flags of a command; what it does not know is named. */
export function readGiven(command: Command, argv: readonly string[], say: Say): Given {
  try {
    const { values, positionals } = parseArgs({
      args: argv.map((word) => (command.words.ids && DASHED_ID.test(word) ? NO_FLAG + word : word)),
      options: { ...command.flags, ...COMMON },
      allowPositionals: true,
      strict: true,
    })
    const words = positionals.map((word) => (word.startsWith(NO_FLAG) ? word.slice(NO_FLAG.length) : word))
    return new Given(words, values, say)
  } catch (error) {
    const why = reason(error)
    const flag = /'([^']+)'/.exec(why)?.[1] ?? ''
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(say('unknownOption', { flag }))
    throw new UsageError(say('badOption', { flag }))
  }
}
