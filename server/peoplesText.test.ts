import { SHAPES } from '@backroom/games/cosa-nostra'
import * as protocol from '@backroom/protocol'
import { expect, test } from 'vitest'
import { openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

type Node = { readonly [part: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** How a text is held: as people's, as nobody's to read, by a pattern, or not at all. */
function holderOf(node: Node): string {
  const actions = Array.isArray(node['pipe']) ? node['pipe'].filter(isNode) : []
  const known = actions.map((action) => action['metadata']).filter(isNode)
  if (known.some((metadata) => 'letters' in metadata)) return 'line'
  if (known.some((metadata) => 'unread' in metadata)) return 'unread'
  return actions.some(({ type }) => type === 'regex') ? 'pattern' : 'loose'
}

/** Every text in a schema, with its path. */
function textsIn(schema: unknown, path: string): (readonly [path: string, holder: string])[] {
  if (!isNode(schema)) return []
  if (schema['type'] === 'string') return [[path, holderOf(schema)]]
  const fields = isNode(schema['entries']) ? Object.entries(schema['entries']) : []
  const options = Array.isArray(schema['options']) ? schema['options'] : []
  return [
    ...fields.flatMap(([name, field]) => textsIn(field, `${path}.${name}`)),
    ...options.flatMap((option) => textsIn(option, path)),
    ...textsIn(schema['item'], `${path}[]`),
    ...textsIn(schema['wrapped'], path),
  ]
}

/** All that comes from outside; the rest of the protocol is what the server says. */
const FROM_OUTSIDE = {
  clientMessage: protocol.clientMessage,
  introduce: protocol.introduce,
  makeTable: protocol.makeTable,
  sit: protocol.sit,
  leave: protocol.leave,
  handOver: protocol.handOver,
  vote: protocol.vote,
  changeSeat: protocol.changeSeat,
  ...SHAPES,
}

test('every text that people send goes through the one place where it is cleaned', () => {
  const found = Object.entries(FROM_OUTSIDE).flatMap(([name, schema]) => textsIn(schema, name))
  expect(found.filter(([, holder]) => holder === 'loose')).toEqual([])
  const lines = found.flatMap(([path, holder]) => (holder === 'line' ? [path] : []))
  expect(lines.toSorted()).toEqual([
    'clientMessage.text',
    'introduce.name',
    'makeTable.name',
    'offer.text',
    'word.text',
  ])
})

test('names, tables and words that show nothing or too much are refused by what is wrong with them', async () => {
  const { port } = await openTestServer()
  const guest = await new PlainGuest(port).introduce('Anna')
  const named = async (name: string) => (await guest.ask('POST', '/api/me', { name })).body.refusal
  for (const name of ['', ' ', '\u3164', '\u2800', '\u200B\u200D', '\u0301', '\uD83D'])
    expect(await named(name)).toMatchObject({ code: 'looksEmpty' })
  expect(await named('x'.repeat(25))).toMatchObject({ code: 'tooLong', given: '24' })
  expect(await named(`a${'\u0301'.repeat(5000)}`)).toMatchObject({ code: 'tooLong' })
  // More than any body may have is not even read.
  expect(await named(`a${'\u0301'.repeat(10_000)}`)).toEqual({ code: 'tooLarge' })
  expect(await named('🇵🇱'.repeat(24))).toBeUndefined()
  const renamed = await guest.ask('POST', '/api/me', { name: ' An\u202Ena\n Maria' })
  expect(renamed.body).toEqual({ me: { name: 'Anna Maria', language: null } })

  const table = { game: 'corleone', seats: [{ kind: 'person' }, { kind: 'person' }], public: true }
  const made = await guest.ask('POST', '/api/tables', { ...table, name: '\u3164' })
  expect([made.status, made.body.refusal.code]).toEqual([400, 'looksEmpty'])
  const { id } = (await guest.ask('POST', '/api/tables', { ...table, name: 'x'.repeat(40) })).body

  const socket = await guest.join(id)
  const says = async (text: string) => (await socket.do({ type: 'chat', text })).refusal
  expect(await says('\u2800')).toMatchObject({ code: 'looksEmpty' })
  expect(await says('x'.repeat(501))).toMatchObject({ code: 'tooLong', given: '500' })
  const heard = socket.nextOf('chat')
  expect(await says('one\ntwo \u2067three\u2069')).toBeUndefined()
  expect((await heard).message).toMatchObject({ name: 'Anna Maria', text: 'one two three' })
})
