// Attacks by classes, each against a real server with its usual limits, with a game in peace beside it: its players
// must hardly notice, the server's memory must stay as it was, and the attacker must be told why they are sent away.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Canary, Siege } from './testing/siege.ts'

/** Machines are noisy: the game in peace may have to wait ten times as long as in quiet, or so many milliseconds. */
const TIMES_QUIET = 10
const LEAST = 250
/** Megabytes by which the server may grow: garbage that is not collected yet. */
const GROWTH = 96
const QUIET = 3000
/** Answers of the game in peace that are looked at. */
const SOME = 10

let folder: string
let siege: Siege
let canary: Canary
let table: string
let cookie: string
let most: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backroom-siege-'))
  siege = await Siege.open(folder)
  const host = await siege.guest('Eve')
  cookie = host.cookie
  table = await siege.longGame(host)
  canary = await Canary.in(siege)
  await sleep(QUIET / 2)
  await canary.takeWaits()
  await sleep(QUIET)
  const quiet = await canary.takeWaits(SOME)
  most = Math.max(LEAST, TIMES_QUIET * (quiet[Math.floor(0.99 * quiet.length)] ?? 0))
}, 60_000)

afterAll(async () => {
  await canary.stop()
  await siege.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What each attacker must have been told, at least one of it. */
const CLASSES: readonly (readonly [kind: string, told: readonly string[]])[] = [
  ['pings', ['1008 tooFast']],
  ['emptyPings', ['1008 tooFast']],
  ['pieces', ['1008']],
  ['joins', ['tooFast']],
  ['unread', ['tooFast', '1008 tooFast', '1008 unread']],
  ['chat', ['tooFast']],
  ['tooLarge', ['tooLarge']],
  ['farTooLarge', ['1009']],
  ['sockets', ['1013 tooManySockets']],
  ['idle', ['1008 notJoined']],
]

test.for(CLASSES)(
  '%s: told why, while others play on and memory stays flat',
  { retry: 1 },
  async ([kind, told]) => {
    const before = await siege.memory()
    await canary.takeWaits()
    const { ends, refusals } = await siege.attack(kind, table, cookie)
    const waits = await canary.takeWaits(SOME)
    const grown = (await siege.memory()) - before
    expect([...Object.keys(ends), ...Object.keys(refusals)].filter((one) => told.includes(one))).not.toEqual(
      [],
    )
    expect(waits.at(-1)).toBeLessThan(most)
    expect(grown).toBeLessThan(GROWTH)
  },
)
