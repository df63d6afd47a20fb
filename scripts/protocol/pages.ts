// The pages about the protocol that are made from the code: one for each game, and the limits on the main page.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame, OptionInfo } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { folderOf } from '@backroom/games/files'
import { messagesFor } from '@backroom/games/words'
import type { EventKinds, Fields, Kind } from '../../games/kinds.ts'
import { limitsTable } from './limits.ts'
import { type Played, playedGames } from './played.ts'
import { viewsOf } from './views.ts'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
const MAIN = join(DOCS, 'protocol.md')

/** The public module of a game, which exports the type `View` and the list `EVENTS`. */
const publicModule = (game: string): string => `games/${folderOf(game)}/public.ts`

async function eventsOf(game: string): Promise<EventKinds> {
  const { EVENTS }: { readonly EVENTS: EventKinds } = await import(
    /* @vite-ignore */ `../../${publicModule(game)}`
  )
  return EVENTS
}

// ——— options of a table

function optionRow(option: OptionInfo): string {
  const usual = JSON.stringify(option.usual)
  const range = 'values' in option ? option.values.map((value) => `\`${value}\``).join(' ') : ''
  const numbers = option.kind === 'number' ? `${option.min} to ${option.max}` : ''
  return `| \`${option.name}\` | ${option.kind} | ${range}${numbers} | \`${usual}\` |`
}

// ——— events

function kindText(kind: Kind): string {
  const text = bareKind(kind)
  return kind.orNone ? `${text} | null` : text
}

const listOf = (kind: Kind | undefined): string => {
  const text = kind ? kindText(kind) : 'unknown'
  return text.includes(' | ') ? `(${text})[]` : `${text}[]`
}

function bareKind(kind: Kind): string {
  switch (kind.what) {
    case 'seat':
      return 'Seat'
    case 'numbered':
      return `number (${kind.prefix}-…)`
    case 'flag':
      return 'boolean'
    case 'list':
      return listOf(kind.of)
    case 'bySeat':
      return `${listOf(kind.of)} by seat`
    case 'fields':
    case 'parts':
      return `{ ${fieldsText(kind.fields ?? {})} }`
    case 'either':
      return (kind.either ?? []).map(kindText).join(' | ')
    case 'unsaid':
      return 'any'
    case 'name':
    case 'number':
    case 'money':
    case 'word':
    case 'text':
      return kind.what
  }
}

const fieldsText = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, kind]) => `${name}${'optional' in kind ? '?' : ''}: ${kindText(kind)}`)
    .join(', ')

const eventLines = (events: EventKinds): string[] =>
  Object.entries(events).map(([type, { open, secret }]) => {
    const hidden = secret ? `; for some also ${fieldsText(secret)}` : ''
    return `${type}: ${fieldsText(open) || '(nothing more)'}${hidden}`
  })

// ——— questions and what can be picked

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

function questions({ prompts }: Played): string[] {
  return [...prompts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { kinds, rules, about, says }]) =>
      row([
        code(key),
        [...kinds].join(', '),
        [...rules].toSorted().join(', '),
        escaped(String(about)),
        [...says].toSorted().map(code).join(' '),
      ]),
    )
}

const escaped = (fields: string): string => fields.replaceAll('|', '\\|')

const picks = ({ options }: Played): string[] =>
  [...options]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([say, shape]) => `| ${code(say)} | ${escaped(String(shape))} |`)

/** Sentences that are there for questions and options which did not come up in the games that were played. */
function rare(keys: readonly string[], section: string, seen: ReadonlySet<string>): string {
  const names = keys
    .filter((key) => key.startsWith(`${section}.`))
    .map((key) => key.slice(section.length + 1))
    .filter((name) => !seen.has(name) && ![...seen].some((one) => name.startsWith(`${one}.`)))
  if (names.length === 0) return ''
  return `\nSeldom, and not in the games that this page was made from: ${names.map(code).join(', ')}.\n`
}

// ——— the pages

async function pageOf(game: AnyGame, events: EventKinds, view: string): Promise<string> {
  const { texts } = await messagesFor(game.id, 'en')
  const keys = Object.keys(texts)
  const played = playedGames(game)
  return `# ${texts['game.title']} over the wire

Made from the code by \`npm run pages\`, and tested to be what the code says; what the parts mean stands in [the protocol](../protocol.md).
Rules are numbered \`${game.code}-…\`; \`…Id\` is the id of such a thing, a text whose name is the sentence \`name.ID\`.

## Options of a table

| option | kind | values | usually |
|---|---|---|---|
${(game.options ?? []).map(optionRow).join('\n')}

## The view

\`\`\`
${view}
\`\`\`

## Events

\`\`\`
${eventLines(events).join('\n')}
\`\`\`

## Questions

The \`key\` of a prompt, its kind, the rules it cites, the fields of \`about\`, and the \`say\` of what can be picked.

| key | kind | rule | about | options |
|---|---|---|---|---|
${questions(played).join('\n')}
${rare(keys, 'prompt', new Set(played.prompts.keys()))}
## What can be picked

The fields of an option beside \`id\`, \`say\` and \`times\`, by its \`say\`.

| say | fields |
|---|---|
${picks(played).join('\n')}
${rare(keys, 'option', new Set(played.options.keys()))}`
}

const LIMITS = /(?<=<!-- limits: made by `npm run pages` -->\n)[\s\S]*?(?=\n<!-- \/limits -->)/u

/** Every page as it should be, by its file. */
export async function pages(): Promise<Map<string, string>> {
  const main = readFileSync(MAIN, 'utf8')
  if (!LIMITS.test(main)) throw new Error('docs/protocol.md has no place for the limits')
  const made = new Map([[MAIN, main.replace(LIMITS, limitsTable())]])
  const views = viewsOf(Object.fromEntries(Object.keys(GAMES).map((id) => [id, publicModule(id)])))
  for (const game of Object.values(GAMES)) {
    const page = await pageOf(game, await eventsOf(game.id), views[game.id] ?? '')
    made.set(join(DOCS, 'protocol', `${game.id}.md`), page)
  }
  return made
}
