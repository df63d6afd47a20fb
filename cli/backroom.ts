// `backroom COMMAND …`: finds the command, runs it, prints what came out and says how it ended.

import { OptionError } from '@backroom/engine'
import { UnknownBot } from '@backroom/bots'
import { METAS } from '@backroom/games/loaders'
import { messagesFor as gameTexts } from '@backroom/games/words'
import { admin } from './admin.ts'
import { balance } from './balance.ts'
import { bench } from './bench.ts'
import { type Command, type CommandResult, readGiven, reason, UsageError } from './command.ts'
import { components } from './components.ts'
import { type Messages, messagesFor, type Say, type Sentence } from './messages.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import type { Terminal } from './terminal.ts'
import { upgrade } from './upgrade.ts'
import { verify } from './verify.ts'

const COMMANDS = {
  serve,
  admin,
  upgrade,
  play,
  simulate,
  balance,
  replay,
  verify,
  rules,
  components,
  bench,
} as const satisfies {
  readonly [name: string]: Command
}
type Name = keyof typeof COMMANDS

const isName = (name: string): name is Name => Object.hasOwn(COMMANDS, name)

/** Runs one call of the command line; the number is the exit code. */
export async function backroom(argv: readonly string[], terminal: Terminal): Promise<number> {
  const messages = messagesFor(wantedLanguage(argv), terminal.env)
  const { say } = messages
  const [name = '', ...rest] = argv
  if (name === '' || name === '--help' || name === '-h' || name === 'help') {
    terminal.out(say('help', { games: (await gameLines(messages)).join('\n') }))
    return name === '' ? 1 : 0
  }
  if (!isName(name)) {
    return fail(new UsageError(say('unknownCommand', { name, commands: Object.keys(COMMANDS).join(', ') })), {
      argv,
      terminal,
      say,
    })
  }
  try {
    return await run(name, rest, terminal, messages)
  } catch (error) {
    return fail(error, { argv, terminal, say })
  }
}

async function run(
  name: Name,
  argv: readonly string[],
  terminal: Terminal,
  messages: Messages,
): Promise<number> {
  const { say } = messages
  const command: Command = COMMANDS[name]
  const given = readGiven(command, argv, say)
  if (given.has('help')) {
    terminal.out(say(`help.${name}` satisfies Sentence, { solo: soloGames() }))
    return 0
  }
  const { count, most = count, missing } = command.words
  if (given.words.length < count) throw new UsageError(say(missing))
  if (given.words.length > most) throw new UsageError(say('tooManyWords', { word: given.words[most] ?? '' }))
  const done: CommandResult = await command.run(given, terminal, messages)
  if (given.has('json')) terminal.out(JSON.stringify(done.json))
  else for (const line of done.lines) terminal.out(line)
  return done.ok ? 0 : 1
}

/** The games that can be played, a line each. */
const gameLines = ({ language, say }: Messages): Promise<string[]> =>
  Promise.all(
    METAS.map(async ({ id, players, solo }) => {
      const { texts } = await gameTexts(id, language)
      const title = texts['game.title'] ?? id
      return say(solo ? 'help.game.solo' : 'help.game', { id: id.padEnd(ID_WIDTH), title, ...players })
    }),
  )

const ID_WIDTH = Math.max(...METAS.map(({ id }) => id.length))

/** The games with rules for one person alone. */
const soloGames = (): string =>
  METAS.filter(({ solo }) => solo)
    .map(({ id }) => id)
    .join(', ')

/** `--lang` counts even where the other flags cannot be read. */
function wantedLanguage(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return undefined
  return argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length)
}

interface Call {
  readonly argv: readonly string[]
  readonly terminal: Terminal
  readonly say: Say
}

function fail(error: unknown, { argv, terminal, say }: Call): number {
  const known = error instanceof UsageError || error instanceof OptionError || error instanceof UnknownBot
  // A fault of ours comes with the place where it happened.
  const text = known || !(error instanceof Error) ? reason(error) : (error.stack ?? error.message)
  terminal.err(say('failed', { text }))
  if (argv.includes('--json')) terminal.out(JSON.stringify({ error: reason(error) }))
  return known ? 2 : 1
}
