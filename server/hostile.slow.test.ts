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
/** The machine does other things as well: what an attack does it does every time, what the machine does it does once. */
const AGAIN = 2
/** Megabytes by which what the server holds may grow, and the memory that it uses: Node gives little of it back. */
const HELD = 32
const GROWTH = 96
/** The same from the first attack to the last: by then all threads have begun, and each has had its most once. */
const HELD_IN_ALL = 48
const GROWTH_IN_ALL = 400
/** Answers of the game in peace that are looked at. */
const SOME = 20

let folder: string
let siege: Siege
let canary: Canary
/** Nobody attacks this one: it tells what the machine itself does in the same seconds. */
let twin: Siege
let control: Canary
let table: string
let first: { readonly rss: number; readonly held: number }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backroom-siege-'))
  siege = await Siege.open(folder)
  table = await siege.longGame(await siege.guest('Host'))
  canary = await Canary.in(siege)
  twin = await Siege.open(join(folder, 'twin'))
  control = await Canary.in(twin)
  // What is done for the first time takes longer.
  await Promise.all([canary.takeWaits(SOME), control.takeWaits(SOME)])
  first = await siege.memory()
})

afterAll(async () => {
  await Promise.all([canary.stop(), control.stop()])
  await Promise.all([siege.close(), twin.close()])
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
  ['crowd', ['tooFast']],
  ['pipelined', ['tooFast']],
  ['ready', ['tooFast']],
  ['connections', ['tooManySockets']],
  ['bodies', ['tooSlow']],
]

const hardlyEver = (waits: readonly number[]): number => waits[Math.floor(HARDLY_EVER * waits.length)] ?? 0

/** The waits of both games meanwhile, and what the attacker was told. */
async function besieged(kind: string) {
  const { cookie } = await siege.guest('Eve')
  await Promise.all([canary.takeWaits(), control.takeWaits()])
  const { ends, refusals } = await siege.attack(kind, table, cookie)
  const [waits, elsewhere] = await Promise.all([canary.takeWaits(SOME), control.takeWaits(SOME)])
  return { waits, elsewhere, told: [...Object.keys(ends), ...Object.keys(refusals)] }
}

test.for(CLASSES)(
  '%s: told why, while others play on and memory stays flat',
  { retry: AGAIN },
  async ([kind, wanted]) => {
    // The machine is as busy as it will be: only the server is left alone.
    const { waits: quiet } = await besieged('none')
    const before = await siege.memory()
    const { waits, elsewhere, told } = await besieged(kind)
    const after = await siege.memory()
    const usual = Math.max(hardlyEver(quiet), hardlyEver(elsewhere))
    const longest = waits.at(-1) ?? 0
    const [held, rss] = [after.held - before.held, after.rss - before.rss]
    const inWords = (numbers: readonly number[]) => `${hardlyEver(numbers).toFixed()} ms`
    console.log(
      `${kind}: waited ${longest.toFixed()} ms, in quiet ${inWords(quiet)}, elsewhere ${inWords(elsewhere)}, held ${held.toFixed(1)} MB, used ${rss.toFixed(1)} MB`,
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
