// A site with running games of every kind is updated to a Backroom in which every game has a changed rule. The games go on
// by the rules they began with, new ones are begun by the new rules, and the rehearsal has said so before.

import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type GameRecord, RecordError, replay, verifyRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { loadRules } from '@backroom/games/loaders'
import { expect, onTestFinished, test } from 'vitest'
import { releasedGames } from '../../games/testing/released.ts'
import { changed } from '../../games/testing/updated/changed.ts'
import { chanceFrom, type Company, company, newFolder, playOn } from '../../server/testing/testServer.ts'
import { anyAnswer, PlainGuest, type PlainSocket } from '../../server/testing/plainClient.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const NEW = ['--import', join(import.meta.dirname, 'hooks.ts')]

async function start(folder: string, hooks: readonly string[]) {
  const child: ChildProcess = fork(join(ROOT, 'server/testing/serve.ts'), [folder], { execArgv: [...hooks] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(stop)
  const told = once(child, 'message')
  child.send(0)
  return { port: Number(((await told) as [number])[0]), stop }
}

async function rehearsed(folder: string) {
  const args = [...NEW, join(ROOT, 'cli/main.ts'), 'upgrade', '--rehearse', '--data', folder, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

/** The same people at the same table, on another server. */
async function comeBack({ id, guests }: Company, port: number) {
  const people = guests.map(({ cookie }) => Object.assign(new PlainGuest(port), { cookie }))
  const [host] = people
  if (!host) throw new Error('nobody is there')
  return { host, sockets: await Promise.all(people.map((one) => one.join(id))) }
}

const seenBy = ({ sight, seq }: PlainSocket) => ({ sight, seq })

/** The one person answers at random whenever they are asked, until the game is over or so many answers are given. */
async function playAmongBots(
  [socket]: readonly PlainSocket[],
  chance: () => number,
  answers = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (!socket) throw new Error('nobody is there')
  for (let given = 0; given < answers && !socket.sight?.over; ) {
    const moved = socket.nextOf('moved')
    const prompt = socket.sight?.prompt
    // Somebody may speak meanwhile: then the question is asked again.
    if (prompt && (await socket.answer(anyAnswer(prompt, chance))).type === 'accepted') given++
    // LCN-R30: whoever has nothing to say lets the table go on; elsewhere nobody knows the word.
    if (!prompt) await socket.do({ type: 'command', command: 'goOn', args: {} })
    await moved
  }
}

test.each(Object.entries(GAMES))('the changed rule of %s makes other games of old answers', (id, game) => {
  for (const { record } of releasedGames(id, game.version)) {
    const version = game.version + 1
    expect(() => replay(changed(game), { ...record, version })).toThrow(RecordError)
  }
})

test('games of every kind outlive an update of the server', async () => {
  const folder = newFolder()
  const before = await start(folder, [])
  const chance = chanceFrom('before')
  const tables = []
  for (const game of Object.keys(GAMES)) {
    // A table of people alone, and one at which bots think and speak.
    const people = await company(before.port, 3, { game })
    await playOn(people.sockets, chance, 4)
    const mixed = await company(before.port, 1, { game, bots: 2, bot: 'greedy' })
    await playAmongBots(mixed.sockets, chance, 5)
    tables.push({ game, people, mixed })
  }
  const seen = tables.map(({ people }) => people.sockets.map(seenBy))

  // The server of before goes on while the update is rehearsed.
  const report = await rehearsed(folder)
  expect(report).toMatchObject({ ok: true, upgraded: false, running: 6, replayed: 6, faults: [] })
  expect(report.games).toEqual(
    Object.values(GAMES).map(({ id, version }) => ({ game: id, version, today: version + 1, tables: 2 })),
  )
  await before.stop()

  const after = await start(folder, NEW)
  for (const [i, { game, people, mixed }] of tables.entries()) {
    const rules = await loadRules(game, GAMES[game]?.version ?? 0)
    if (!rules) throw new Error(`there are no rules of ${game}`)
    const atTable = await comeBack(people, after.port)
    expect(atTable.sockets.map(seenBy)).toEqual(seen[i])
    await playOn(atTable.sockets, chance, 4)

    const { host, sockets } = await comeBack(mixed, after.port)
    const mine = (await host.ask('GET', '/api/me/tables')).body.tables
    expect(mine).toMatchObject([{ table: { id: mixed.id, version: rules.version, state: 'running' } }])
    await playAmongBots(sockets, chance)
    const record: GameRecord = (await host.ask('GET', `/api/tables/${mixed.id}/record`)).body.record
    expect(record.version).toBe(rules.version)
    expect(verifyRecord(rules, record).core.over).toEqual(sockets[0]?.sight?.over)
    // What is begun now is begun by the new rules.
    const next = await company(after.port, 1, { game, bots: 2 })
    expect(next.sockets[0]?.table?.version).toBe(rules.version + 1)
  }
})
