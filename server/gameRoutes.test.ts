import { BOTS } from '@backroom/bots'
import { begin } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { gameList, gameTexts, read, refusedBody } from '@backroom/protocol'
import { expect, test } from 'vitest'
import { openTestServer } from './testing/testServer.ts'

const asked = async (path: string, headers: { [name: string]: string } = {}) => {
  const { port } = await openTestServer()
  return fetch(`http://127.0.0.1:${port}${path}`, { headers })
}

async function games() {
  const found = read(gameList, await (await asked('/api/games')).json())
  if (!found.ok) throw new Error(found.refusal.problems?.join())
  return found.value
}

test('the list of games says of each what the game itself says', async () => {
  const list = await games()
  expect(list.languages).toEqual(['en', 'pl'])
  expect(list.bots.map(({ id }) => id)).toEqual(Object.keys(BOTS))
  expect(list.bots[1]?.titles).toEqual({ en: 'Greedy bot', pl: 'Chciwy bot' })
  expect(list.games.map(({ id }) => id)).toEqual(Object.keys(GAMES))
  expect(list.games[0]).toMatchObject({
    id: 'corleone',
    code: 'COR',
    version: GAMES['corleone']?.version,
    titles: { en: 'Corleone’s Empire', pl: 'Imperium Corleone' },
    players: { min: 2, max: 5 },
    solo: null,
    commands: [],
  })
  expect(list.games[2]).toMatchObject({ id: 'speakeasy', solo: { seats: 2 } })
  expect(list.games[1]?.commands).toContain('offer')
})

test('every option is listed with its usual value, and the usual values can be dealt', async () => {
  const list = await games()
  const names = list.games.map(({ options }) => options.map(({ name }) => name).join(' '))
  expect(names).toEqual([
    'families components',
    'families variants firstGame privateTalk pace planningSeconds components',
    'colors first rebuildStill solo components',
  ])
  for (const { id, players, options } of list.games) {
    const game = GAMES[id]
    if (!game) throw new Error(`there is no ${id}`)
    const usual = Object.fromEntries(
      options.filter(({ kind }) => kind !== 'file').map((option) => [option.name, option.usual]),
    )
    const all = [begin(game, players.min, 'seed', usual), begin(game, players.min, 'seed')]
    expect(all[0]?.core).toEqual(all[1]?.core)
  }
})

test('every value that is listed is taken, and what lies beside it is not', async () => {
  const tried: string[] = []
  for (const { id, players, options } of (await games()).games) {
    const game = GAMES[id]
    const takes = (name: string, value: unknown) => {
      tried.push(name)
      try {
        game?.readOptions({ [name]: value }, players.max)
        return true
      } catch {
        return false
      }
    }
    for (const { name, kind, values = [], min = 0, max = 0 } of options) {
      const good = {
        flag: [true, false],
        one: values,
        some: [values, []],
        number: [min, max, null],
        seat: [0, players.max - 1, null],
        bySeat: [values.slice(0, players.max), [null, ...values.slice(1, players.max)], []],
        file: [],
      }[kind]
      const bad = {
        flag: ['yes', 1],
        one: ['nothing of the kind', null],
        some: [['nothing of the kind'], 'all'],
        number: [min - 1, max + 1, min + 0.5, '60'],
        seat: [-1, players.max, '0'],
        bySeat: [['nobody'], [values[0], values[0]]],
        file: ['not a file', 7],
      }[kind]
      expect([name, good.filter((value) => !takes(name, value))]).toEqual([name, []])
      expect([name, bad.filter((value) => takes(name, value))]).toEqual([name, []])
    }
  }
  expect(tried.length).toBeGreaterThan(40)
})

test('a cache learns by its tag that nothing has changed', async () => {
  const { port } = await openTestServer()
  const pages = ['', '/speakeasy/texts/pl', '/corleone/rules/en', '/cosa-nostra/components']
  for (const path of pages.map((page) => `/api/games${page}`)) {
    const first = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect((await first.arrayBuffer()).byteLength).toBeLessThan(128 * 1024)
    const tag = first.headers.get('etag') ?? ''
    const again = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'if-none-match': tag } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
    const other = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'if-none-match': '"old"' } })
    expect(other.status).toBe(200)
  }
})

test('what is long travels compressed to those who can read it', async () => {
  const path = '/api/games/cosa-nostra/texts/pl'
  const small = await asked(path, { 'accept-encoding': 'gzip' })
  const plain = await asked(path, { 'accept-encoding': 'identity' })
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(plain.headers.get('content-encoding')).toBeNull()
  for (const { headers } of [small, plain]) expect(headers.get('vary')).toContain('accept-encoding')
  const bytes = [small, plain].map(({ headers }) => Number(headers.get('content-length')))
  expect(bytes[0]).toBeLessThan((bytes[1] ?? 0) / 2)
  expect(await small.text()).toBe(await plain.text())
})

test('the sentences of a game are there in its languages, in English for the others', async () => {
  const polish = read(gameTexts, await (await asked('/api/games/corleone/texts/pl')).json())
  expect(polish).toMatchObject({ ok: true, value: { language: 'pl' } })
  const russian = read(gameTexts, await (await asked('/api/games/corleone/texts/ru')).json())
  expect(russian).toMatchObject({ ok: true, value: { language: 'en' } })
  expect(await (await asked('/api/games/corleone/rules/pl')).text()).toContain('**COR-1.1** ')
})

test('the components of a game are the file that a table can be given', async () => {
  for (const [id, game] of Object.entries(GAMES)) {
    const components: unknown = await (await asked(`/api/games/${id}/components`)).json()
    expect(() => game.readOptions({ components }, game.players.min)).not.toThrow()
  }
})

test('there is nothing about games and languages that do not exist', async () => {
  const refused = async (path: string) => {
    const answer = await asked(path)
    const said = read(refusedBody, await answer.json())
    return [answer.status, said.ok && said.value.refusal.code]
  }
  expect(await refused('/api/games/chess/texts/en')).toEqual([404, 'noSuchGame'])
  expect(await refused('/api/games/chess/components')).toEqual([404, 'noSuchGame'])
  expect(await refused('/api/games/constructor/rules/en')).toEqual([404, 'noSuchGame'])
  expect(await refused('/api/games/corleone/rules/xx')).toEqual([404, 'noSuchPath'])
  expect(await refused('/api/games/corleone/rules/..%2f..%2fen')).toEqual([404, 'noSuchPath'])
})
