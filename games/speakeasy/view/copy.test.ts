// A copy of a game in play, and the count of everything in it: two ways in which no component may get lost. SPK-2.

import { begin, randomAnswer, randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import type { Box } from '../components/box.ts'
import { PRINTED } from '../components/components.ts'
import { copy } from './copy.ts'
import { speakeasy } from '../index.ts'
import type { Open, Secret, Speakeasy } from '../state.ts'
import { tally } from './tally.ts'
import { newTable, tableOf } from '../testing/table.ts'

/** The moments of a random game. */
function momentsOf(players: number, look: (state: Speakeasy, box: Box) => void): void {
  const play = begin(speakeasy, players, `copies ${players}`, { rebuildStill: true })
  const luck = randomFrom('copies')
  for (let n = 0; !play.core.over; n++) {
    if (n % 10 === 0) look(play.core.state as Speakeasy, play.box as Box)
    for (const prompt of play.prompts) play.answer(prompt.seat, play.core.wait, randomAnswer(prompt, luck))
  }
  look(play.core.state as Speakeasy, play.box as Box)
}

/** Things that both hold: whoever changes the one would change the other. */
function shared(one: unknown, other: unknown, path = 'state'): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return []
  if (one === other) return [path]
  const there = new Map(Object.entries(other))
  return Object.entries(one).flatMap(([key, value]) => shared(value, there.get(key), `${path}.${key}`))
}

describe('a copy', () => {
  it('is the same game and shares nothing with it, at any moment', () => {
    momentsOf(3, (state) => {
      const made = copy(state)
      expect(made).toEqual(state)
      expect(JSON.stringify(made)).toBe(JSON.stringify(state))
      expect(shared(state, made)).toEqual([])
    })
    const war = tableOf(4, {
      threats: [3],
      map: { '3-1': 'blue S1' },
      families: { blue: { goons: 6, levels: { strength: 5 } } },
    })
    war.run({ step: 'mobWars', args: {} }, { step: 'cops', args: {} }, { step: 'control', args: {} })
    expect(war.open.war).not.toBeNull()
    expect(copy(war.state)).toEqual(war.state)
    expect(shared(war.state, copy(war.state))).toEqual([])
  })
})

describe('the count', () => {
  const sum = (counts: { readonly [what: string]: number }, isMeant: (what: string) => boolean): number =>
    Object.entries(counts).reduce((all, [what, count]) => (isMeant(what) ? all + count : all), 0)

  it('SPK-2.1 SPK-2.2 a new game has what is in the box', () => {
    const { state, box } = newTable(4)
    const counts = tally(state, box)
    expect(counts).toMatchObject({
      leverage: 20,
      barrels: 40,
      'mobster speakeasies': 24,
      cops: 16,
      districts: 16,
      'members blue': 12,
      'books blue': 10,
      'capos blue': 4,
      'turn order blue': 1,
      'S1 blue': 1,
      'C3 purple': 1,
    })
    const startsWith = (start: string) => sum(counts, (what) => what.startsWith(start))
    expect([startsWith('op-'), startsWith('helper-'), startsWith('crate-'), startsWith('mob-')]).toEqual([
      48, 21, 18, 20,
    ])
    expect(startsWith('city-')).toBe(54)
    expect(Object.values(counts).every((count) => count >= 0)).toBe(true)
    for (const { id, count } of PRINTED.cityTokens.kinds) expect(counts[id]).toBe(count)
  })

  it.each([2, 3, 4])('SPK-2.3 with %i families nothing comes or goes until the end', (players) => {
    let first: object | null = null
    momentsOf(players, (state, box) => {
      first ??= tally(state, box)
      expect(tally(state, box)).toEqual(first)
    })
  })

  it('SPK-2.3 a barrel, a member, a book, a capo too many is noticed wherever it lies', () => {
    const laid = () =>
      tableOf(3, {
        mobs: { 5: 'mob-01' },
        map: { '1-1': 'blue S1 guarded barrel', '5-1': 'mob' },
        docks: { 'uptown-1': 'blue' },
        cooked: { 'book-docks-1': ['blue'] },
        capos: { 'docks-1': 'blue' },
        restaurant: ['blue'],
        families: {
          blue: {
            cellar: 2,
            trucks: [
              [1, 1],
              [2, 2],
            ],
            vip: 1,
            books: 1,
            leverage: 2,
            area: ['op-vip-01'],
            helpers: ['helper-01'],
            used: ['helper-02'],
            crates: ['crate-01'],
            tokens: ['city-goon'],
          },
        },
      })
    const spoils: readonly [string, (open: Open, secret: Secret) => void][] = [
      ['barrels', (open) => open.barrels++],
      ['barrels', (open) => open.families[1] && open.families[1].cellar++],
      ['barrels', (open) => open.families[1] && open.families[1].trucks[1].load++],
      ['barrels', (open) => Object.assign(open.spaces[0] ?? {}, { barrel: false })],
      ['members blue', (open) => Object.assign(open.spaces[0] ?? {}, { guarded: false })],
      ['members blue', (open) => open.families[1] && open.families[1].members.vip++],
      ['members blue', (open) => open.families[1] && open.families[1].members.waiting++],
      ['members blue', (open) => open.families[1] && open.families[1].members.gone++],
      ['members blue', (open) => open.docks.fill(null)],
      ['books blue', (open) => open.cooked['book-docks-1']?.pop()],
      ['books blue', (open) => open.families[1] && open.families[1].books.board++],
      ['capos blue', (open) => Object.assign(open.capoAt, { 'docks-1': null })],
      ['capos blue', (open) => open.atRestaurant.pop()],
      ['capos blue', (open) => open.families[1] && open.families[1].caposGone++],
      ['leverage', (open) => open.families[1] && open.families[1].leverage++],
      ['S1 blue', (open) => Object.assign(open.spaces[0] ?? {}, { slot: null })],
      ['mobster speakeasies', (open) => open.mobSupply++],
      ['mob-01', (open) => open.mobs.fill(null)],
      ['op-vip-01', (open) => Object.assign(open.families[1]?.area ?? {}, { vip: null })],
      ['helper-01', (open) => open.families[1]?.helpers.pop()],
      ['helper-02', (_, secret) => secret.families[1]?.used.pop()],
      ['crate-01', (open) => open.families[1]?.crates.pop()],
      ['city-goon', (open) => open.families[1]?.tokens.pop()],
      ['city-goon', (open) => open.tokensPlayed.push('city-goon')],
      ['city-goon', (open) => open.tokenMiddle[1]?.push('city-goon')],
      ['cops', (open) => open.patrols.push(1)],
      ['cops', (open) => open.cops.push(1)],
      ['districts', (open) => open.threats.push(1)],
      ['districts', (open) => open.blocked.push(1)],
      ['turn order blue', (open) => open.lower.fill(1)],
    ]
    for (const [what, spoil] of spoils) {
      const { state, box } = laid()
      const before = tally(state, box)
      spoil(state.open, state.secret)
      expect([what, tally(state, box)[what]]).not.toEqual([what, before[what]])
    }
  })
})
