import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyRecord } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from './storage/sqlite.ts'
import { chanceFrom, NAMES, newFolder } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'
import { Stubborn } from './testing/stubborn.ts'

const KILLS = 50
const TABLES = [
  { people: 2, bots: 0 },
  { people: 3, bots: 0 },
  { people: 2, bots: 2 },
]

/** A process with everything loaded that has not opened its doors yet, so that little time passes between two kills. */
const standBy = (folder: string): ChildProcess =>
  fork(join(import.meta.dirname, 'testing', 'serve.ts'), [folder], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache') },
  })

async function open(child: ChildProcess, port: number): Promise<number> {
  const told = once(child, 'message')
  child.send(port)
  return ((await told) as [number])[0]
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

interface Played {
  readonly id: string
  readonly players: readonly Stubborn[]
}

/** Tries until somebody opens: the server may be down at any moment. */
async function insist<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await action()
    } catch {
      await sleep(20)
    }
  }
}

async function newTable(port: number, people: number, bots: number, chance: () => number): Promise<Played> {
  const guests = await Promise.all(
    NAMES.slice(0, people).map((name) => insist(() => new PlainGuest(port).introduce(name))),
  )
  const seats = [
    ...Array.from({ length: people }, () => ({ kind: 'person' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
  ]
  const ask = (seat: number, path: string, body?: object) =>
    insist(async () => (await guests[seat]?.ask('POST', path, body))?.body)
  const { id } = await ask(0, '/api/tables', { game: 'corleone', seats, public: true })
  for (let seat = 1; seat < people; seat++) await ask(seat, `/api/tables/${id}/sit`, { seat })
  await ask(0, `/api/tables/${id}/start`)
  return { id, players: guests.map((guest) => new Stubborn(guest, id, chance)) }
}

test(`killed ${KILLS} times in the middle of games: nothing acknowledged is lost and no game is stuck`, async () => {
  const folder = newFolder()
  let server = standBy(folder)
  let next = standBy(folder)
  onTestFinished(() => {
    server.kill('SIGKILL')
    next.kill('SIGKILL')
  })
  const port = await open(server, 0)
  const chance = chanceFrom('killed')
  const played: Played[] = []
  const evening = { over: false }

  /** One place in the server: game after game, as long as the server is being killed. */
  const keepPlaying = async ({ people, bots }: (typeof TABLES)[number]) => {
    while (!evening.over) {
      const table = await newTable(port, people, bots, chance)
      played.push(table)
      await Promise.all(table.players.map((player) => player.play()))
    }
  }
  const places = TABLES.map(keepPlaying)

  for (let kills = 0; kills < KILLS; kills++) {
    await sleep(50 + 350 * Math.random())
    await kill(server)
    server = next
    next = standBy(folder)
    await open(server, port)
  }
  evening.over = true
  // Not stuck: every game comes to its end.
  await Promise.all(places)

  const [corleone] = Object.values(GAMES)
  if (!corleone) throw new Error('there is a game')
  for (const { id } of played) {
    const { body } = await new PlainGuest(port).ask('GET', `/api/tables/${id}/record`)
    expect(verifyRecord(corleone, body.record).core.over).not.toBeNull()
  }
  await kill(server)

  const storage = openSqlite(folder)
  let acknowledged = 0
  for (const { id, players } of played) {
    const actions = await storage.actions(id)
    expect(actions.map(({ seq }) => seq)).toEqual(actions.map((_, i) => i + 1))
    for (const player of players) {
      expect(player.refusals.filter((code) => code !== 'stale' && code !== 'pastTheFence')).toEqual([])
      for (const { seat, key, seq, answer } of player.acknowledged) {
        const action = answer === null ? { seat, undo: true } : { seat, answer }
        expect(actions[seq - 1]).toMatchObject({ key, action })
        acknowledged++
      }
      // Nobody was told of anything that was not on the disk.
      const told = [...player.told].filter(([seq]) => seq > 0)
      expect(told).toEqual(told.map(([seq]) => [seq, actions[seq - 1]?.at]))
    }
  }
  await storage.close()
  expect(acknowledged).toBeGreaterThan(KILLS)
  console.log(`${played.length} games, ${acknowledged} acknowledged answers, ${KILLS} kills`)
})
