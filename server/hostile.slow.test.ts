// Attacks by classes, each against a real server with its usual limits, with a game in peace beside it: its players
// must hardly notice, the server's memory must stay as it was, and the attacker must be told why they are sent away.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Canary, Siege } from './testing/siege.ts'

/** The longest wait of the game in peace, in waits that it hardly ever exceeds when the server is left alone. */
const TIMES_QUIET = 10
const HARDLY_EVER = 0.99
/** Megabytes by which what the server holds may grow, and the memory that it uses: Node gives little of it back. */
const HELD = 32
const GROWTH = 96
/** The same from the first attack to the last. */
const HELD_IN_ALL = 48
const GROWTH_IN_ALL = 256
/** Answers of the game in peace that are looked at. */
const SOME = 20

let folder: string
let siege: Siege
let canary: Canary
let table: string
let first: { readonly rss: number; readonly held: number }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backroom-siege-'))
  siege = await Siege.open(folder)
  table = await siege.longGame(await siege.guest('Host'))
  canary = await Canary.in(siege)
  // What is done for the first time takes longer.
  await canary.takeWaits(SOME)
  first = await siege.memory()
})

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
  ['spelled', ['tooFast']],
  ['guests', ['tooManyFromHere']],
  ['names', ['tooFast']],
  ['tables', ['tooManyFromHere', 'tooManyTables']],
  ['mine', ['tooFast']],
  ['problems', ['tooFast']],
  ['strangeOptions', ['tooFast']],
  ['fatTables', ['tooFast']],
  ['seats', ['tooFast']],
  ['records', ['tooFast']],
  ['games', ['tooFast']],
  ['ready', ['tooFast']],
  ['connections', ['tooManySockets']],
  ['bodies', ['tooSlow']],
]

/** The waits of the game in peace meanwhile, and what the attacker was told. */
async function besieged(kind: string) {
  const { cookie } = await siege.guest('Eve')
  await canary.takeWaits()
  const { ends, refusals } = await siege.attack(kind, table, cookie)
  return { waits: await canary.takeWaits(SOME), told: [...Object.keys(ends), ...Object.keys(refusals)] }
}

test.for(CLASSES)(
  '%s: told why, while others play on and memory stays flat',
  { retry: 1 },
  async ([kind, wanted]) => {
    // The machine is as busy as it will be, and with whatever else runs on it: only the server is left alone.
    const { waits: quiet } = await besieged('none')
    const usual = quiet[Math.floor(HARDLY_EVER * quiet.length)] ?? 0
    const before = await siege.memory()
    const { waits, told } = await besieged(kind)
    const longest = waits.at(-1) ?? 0
    const after = await siege.memory()
    const [held, rss] = [after.held - before.held, after.rss - before.rss]
    console.log(
      `${kind}: waited ${longest.toFixed()} ms, in quiet ${usual.toFixed()} ms, held ${held.toFixed(1)} MB, used ${rss.toFixed(1)} MB`,
    )
    expect(told.filter((one) => wanted.includes(one))).not.toEqual([])
    expect(longest).toBeLessThan(TIMES_QUIET * usual)
    expect(held).toBeLessThan(HELD)
    expect(rss).toBeLessThan(GROWTH)
  },
)

test('after all of them the server is as it was', async () => {
  const { held, rss } = await siege.memory()
  console.log(`held ${held.toFixed(1)} MB, used ${rss.toFixed(1)} MB; at first ${JSON.stringify(first)}`)
  expect(held - first.held).toBeLessThan(HELD_IN_ALL)
  expect(rss - first.rss).toBeLessThan(GROWTH_IN_ALL)
})
