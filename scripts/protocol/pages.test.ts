import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { GAMES } from '@backroom/games'
import {
  clientMessage,
  gameList,
  gameTexts,
  logEntry,
  myTable,
  REFUSAL_CODES,
  seatInfo,
  serverMessage,
  tableInfo,
} from '@backroom/protocol'
import { describe, expect, test } from 'vitest'
import { statusOf } from '../../server/refusals.ts'
import { pages } from './pages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8')

test('the pages that are made from the code are what the code says (else: npm run pages)', async () => {
  for (const [file, text] of await pages())
    expect(readFileSync(file, 'utf8'), relative(ROOT, file)).toBe(text)
})

type Node = { readonly [part: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The names of all fields in a schema. */
function fieldsIn(schema: unknown): string[] {
  if (!isNode(schema)) return []
  const entries = isNode(schema['entries']) ? Object.entries(schema['entries']) : []
  const options = Array.isArray(schema['options']) ? schema['options'] : []
  return [
    ...entries.flatMap(([name, field]) => [name, ...fieldsIn(field)]),
    ...[...options, schema['item'], schema['wrapped'], schema['value']].flatMap(fieldsIn),
  ]
}

const SCHEMAS = { clientMessage, gameList, gameTexts, logEntry, myTable, seatInfo, serverMessage, tableInfo }

describe('the page of the protocol speaks of', () => {
  test.each(Object.entries(SCHEMAS))('every field of %s', (_, schema) => {
    const fields = [...new Set(fieldsIn(schema))]
    expect(fields.length).toBeGreaterThan(2)
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`, 'u').test(page))).toEqual([])
  })

  test('every message', () => {
    const types = [clientMessage, serverMessage].flatMap((all) =>
      all.options.map(({ entries }) => entries.type.literal),
    )
    expect(types.filter((type) => !page.includes(`{ type: "${type}"`))).toEqual([])
  })

  test('every refusal', () => {
    expect(REFUSAL_CODES.filter((code) => !page.includes(`\`${code}\``))).toEqual([])
  })

  test('refusals with the status that they have', () => {
    const codes = new Map(REFUSAL_CODES.map((code) => [`${code}`, `${statusOf(code)}`]))
    const rows = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (\d{3}) \|/gmu)]
    const said = rows.flatMap(([, listed = '', status]) =>
      [...listed.matchAll(/\w+/gu)].map(([code]) => [code, status] as const),
    )
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(([code, status]) => codes.get(code) !== status)).toEqual([])
  })

  test('every door', () => {
    const source = ['server/http.ts', 'server/gameRoutes.ts', 'server/index.ts']
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n')
    const doors = [...source.matchAll(/app\.(get|post)(?:<\w+>)?\(\s*'([^']+)'/gu)].map(
      ([, method = '', path = '']) =>
        `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/gu, (_, name: string) => name.toUpperCase())}`,
    )
    expect(doors.length).toBeGreaterThan(15)
    expect(doors.filter((door) => !page.includes(`\`${door}\``))).toEqual([])
  })

  test('every command', () => {
    const commands = Object.values(GAMES).flatMap(({ commands = {} }) => Object.keys(commands))
    expect(commands.filter((command) => !page.includes(`\`${command}\``))).toEqual([])
  })
})
