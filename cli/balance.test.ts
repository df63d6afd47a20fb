// The balance of many games: the figures that docs/balance.md publishes.

import { describe, expect, it } from 'vitest'
import { call } from './testing/call.ts'

const few = ['balance', 'speakeasy', '--players', '2', '--games', '2', '--bots', 'random']

describe('balance', () => {
  it('prints one object with sources, places and uses', async () => {
    const called = await call([...few, '--json'])
    expect(called.code).toBe(0)
    expect(called.json()).toMatchObject({ game: 'speakeasy', players: 2, games: 2, bots: ['random'] })
    const { sources, places, uses, never } = called.json()
    expect(Object.keys(sources as object)).toEqual(['barrels', 'crates', 'zones', 'books', 'scoring'])
    expect(places).toHaveLength(2)
    expect(uses).toHaveProperty('contacts.garage-1')
    expect(never).toHaveProperty('helpers')
  })

  it('the same seed gives the same figures', async () => {
    const [first, again] = [await call([...few, '--json']), await call([...few, '--json'])]
    expect(again.json()).toEqual(first.json())
  })

  it('tells people where the money came from', async () => {
    const { out } = await call(few)
    expect(out).toContain('barrels')
    expect(out).toContain('place 2')
  })

  it('a game without a ledger is refused', async () => {
    const called = await call(['balance', 'corleone'])
    expect(called.code).toBe(2)
    expect(called.err).toContain('speakeasy')
  })
})
