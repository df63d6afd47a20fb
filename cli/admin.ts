// `backroom admin`: what whoever runs a server does with its tables and people, while it runs and while it does not.

import { AdminRefused, configFrom, openAdminClient, SettingError, StartFault } from '@backroom/server'
import { COMMANDS, type CommandSpec } from './admin/commands.ts'
import { type Command, type Given, UsageError } from './command.ts'
import type { Say } from './messages.ts'

function commandOf(given: Given, say: Say): { command: CommandSpec; words: readonly string[] } {
  const [name = '', ...words] = given.words
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command)
    throw new UsageError(say('admin.unknown', { name, commands: Object.keys(COMMANDS).join(', ') }))
  const [least, most] = command.words
  if (words.length < least) throw new UsageError(say(command.missing))
  if (words.length > most) throw new UsageError(say('tooManyWords', { word: words[most] ?? '' }))
  const foreign = given.flags.find((flag) => flag !== 'data' && !command.flags.includes(flag))
  if (foreign !== undefined) throw new UsageError(say('admin.notHere', { flag: foreign, name }))
  return { command, words }
}

/** What an admin got wrong, or what keeps us from the data folder, is said in a sentence. */
async function inWords<T>(say: Say, what: () => Promise<T>): Promise<T> {
  try {
    return await what()
  } catch (error) {
    if (error instanceof StartFault || error instanceof SettingError) throw new UsageError(error.message)
    if (error instanceof AdminRefused)
      throw new UsageError(say(`admin.refused.${error.code}`, { given: error.given }))
    throw error
  }
}

export const admin: Command = {
  flags: {
    data: { type: 'string' },
    state: { type: 'string' },
    game: { type: 'string' },
    'older-than': { type: 'string' },
    limit: { type: 'string' },
    days: { type: 'string' },
    fix: { type: 'boolean' },
  },
  words: { count: 1, most: Number.POSITIVE_INFINITY, missing: 'admin.which', ids: true },
  run(given, terminal, { say }) {
    return inWords(say, async () => {
      const { command, words } = commandOf(given, say)
      const config = configFrom(terminal.env)
      const folder = given.text('data') ?? config.folder
      const run = command.prepare({ given, words, say, folder, terminal })
      const client = await openAdminClient(folder, config.cleanup)
      try {
        const done = await run(client)
        return { ...done, json: { live: client.live, ...done.json } }
      } finally {
        await client.close()
      }
    })
  },
}
