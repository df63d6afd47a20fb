// A fourth game is added in the places that docs/adding-a-game.md lists, and is played in the rooms of the server: on a
// server over sockets and in the terminal. In the client: web/testing/thimble and e2e/fourthGame.e2e.ts.

import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@backroom/games'
import { loadGame, METAS } from '@backroom/games/loaders'
import { COMPLETE, messagesFor } from '@backroom/games/words'
import { describe, expect, onTestFinished, test } from 'vitest'
import { call, type Typist } from '../../cli/testing/call.ts'
import { checkSentences } from '../../games/testing/sentences.ts'
import { thimble } from '../../games/testing/thimble/index.ts'
import { chanceFrom, company } from '../../server/testing/testServer.ts'
import { anyAnswer, type PlainSocket } from '../../server/testing/plainClient.ts'
import { PLACES } from './places.ts'

const ROOT = join(import.meta.dirname, '..', '..')

describe('the places', () => {
  const page = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8')
  const [, section = ''] = /## Where it is added\n([\s\S]*?)\n## /.exec(page) ?? []
  const listed = [...section.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file = '']) => file)

  test('are those that the page lists, at most four', () => {
    expect(listed).toEqual([...Object.keys(PLACES), 'cli/picture/index.ts'])
    expect(listed.length).toBeLessThanOrEqual(4)
  })

  test('are enough for the game to be known to everybody', async () => {
    expect(METAS.map(({ id }) => id)).toContain('thimble')
    expect([GAMES['thimble'], await loadGame('thimble')]).toEqual([thimble, thimble])
  })
})

checkSentences({
  game: thimble,
  ids: /\bcrew|\bdocks\b|peek-/,
  seats: [2, 4],
  options: [{}, { twice: true }],
  games: 20,
  moreThan: 30,
  seated: (play) =>
    (play.core.state as { open: { seats: { crew: string }[] } }).open.seats.map(({ crew }) => crew),
})

test.each(COMPLETE)('nothing in its sentences is guessed in the language %s', async (language) => {
  const { kinds, texts } = await messagesFor('thimble', language)
  const spoken = Object.keys(texts).filter((key) => /^(?:prompt|option|event|why)\./.test(key))
  expect(spoken.filter((key) => kinds[key] === undefined)).toEqual([])
})

/** A server in a process of its own that knows the game in all its threads. */
async function openServer(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-fourth-'))
  const child: ChildProcess = fork(join(ROOT, 'server/testing/serve.ts'), [folder], {
    execArgv: ['--import', join(import.meta.dirname, 'hooks.ts')],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  child.send(0)
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port)))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

/** Everybody answers at random whenever they are asked, until the game is over. */
async function playOut(sockets: readonly PlainSocket[]): Promise<void> {
  const chance = chanceFrom('thimbles')
  while (sockets.some(({ sight }) => !sight?.over)) {
    const socket = sockets.find(({ sight }) => sight?.prompt) ?? sockets.find(({ sight }) => !sight?.over)
    const moved = socket?.nextOf('moved')
    const prompt = socket?.sight?.prompt
    if (socket && prompt) {
      const reply = await socket.answer(anyAnswer(prompt, chance))
      if (reply.type !== 'accepted') throw new Error(`refused: ${JSON.stringify(reply.refusal)}`)
    }
    await moved
  }
}

test('two people and a bot play it on a server over sockets', async () => {
  const port = await openServer()
  const games = await (await fetch(`http://127.0.0.1:${port}/api/games`)).json()
  expect(games).toMatchObject({
    games: [{}, {}, {}, { id: 'thimble', weight: 1, titles: { pl: 'Trzy naparstki' } }],
  })
  const rules = await fetch(`http://127.0.0.1:${port}/api/games/thimble/rules/pl`)
  expect(await rules.text()).toContain('**THM-3.2**')
  const { sockets } = await company(port, 2, {
    bots: 1,
    game: 'thimble',
    bot: 'greedy',
    options: { twice: true },
  })
  await playOut(sockets)
  for (const socket of sockets) expect(socket.sight?.over?.scores).toHaveLength(3)
})

test.each([
  ['en', 'The game is over.', 'Under which thimble'],
  ['pl', 'Partia skończona.', 'Pod którym naparstkiem'],
])('somebody plays it in the terminal in %s', async (language, over, question) => {
  const typist: Typist = (printed) => (printed.includes(over) ? null : '1')
  const { code, out } = await call(
    ['play', 'thimble', '--players', '3', '--seed', 'x', '--lang', language],
    typist,
  )
  expect([code, out.includes(question), out.includes(over)]).toEqual([0, true, true])
})

test('its games keep every law in a simulation, and its rules are all cited', async () => {
  const argv = [
    'simulate',
    'thimble',
    '--players',
    '4',
    '--games',
    '5',
    '--bots',
    'greedy,random',
    '--check',
    '--json',
  ]
  expect((await call(argv)).json()).toMatchObject({ finished: 5, stuck: 0, errors: 0, violations: 0 })
  expect((await call(['rules', 'thimble', '--json'])).json()).toMatchObject({ rules: 15, uncited: [] })
})
