// Another deal that a viewer could not tell from this one: all that is hidden changes, and nothing that is known. SPK-30.

import { randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { redeal } from './redeal.ts'
import { of, type Speakeasy } from '../state.ts'
import { newTable } from '../testing/table.ts'
import { LETTERS, OPERATIONS } from '../words.ts'

const DEALS = Array.from({ length: 12 }, (_, n) => `deal ${n}`)

/** A table of three on which cards lie under the decks and were drawn, as seen by the second family. */
const table = (() => {
  const made = newTable(3)
  for (const type of OPERATIONS) {
    const deck = made.state.decks[type]
    const drawn = deck.cards.pop()
    if (drawn !== undefined) made.state.families[0]?.drawn.push(drawn)
    const [laid] = deck.cards.splice(3, 1)
    if (laid !== undefined) deck.cards.unshift(laid)
    deck.under = 1
  }
  return made
})()
const VIEWER = 1

const dealt = (seed: string, from: Speakeasy = table.state): Speakeasy => {
  const state = copy(from)
  redeal(state, VIEWER, randomFrom(seed), table.box)
  return state
}

/** What this looks at takes several values over the deals. */
const changes = (look: (state: Speakeasy) => unknown): boolean =>
  new Set(DEALS.map((seed) => JSON.stringify(look(dealt(seed))))).size > 1

const sorted = (list: readonly (string | number)[]) =>
  list.toSorted((a, b) => String(a).localeCompare(String(b)))

describe('SPK-30.2 what nobody knows is dealt anew', () => {
  it.each<[string, (state: Speakeasy) => readonly (string | number)[]]>([
    ['the threats to come', (state) => state.threatStacks.flat()],
    ['the patrols to come', (state) => state.patrolStacks.flat()],
    ['the city tokens in their stacks', (state) => state.tokenStacks.flat()],
    ['the helper deck', (state) => state.helperDeck],
    ['the crates below the top', (state) => state.crates.slice(0, -1)],
    ...LETTERS.filter((letter) => letter !== 'A').map(
      (letter): [string, (state: Speakeasy) => readonly string[]] => [
        `the mobsters of stack ${letter}`,
        (state) => state.tiles[letter],
      ],
    ),
    ...OPERATIONS.map((type): [string, (state: Speakeasy) => readonly string[]] => [
      `the ${type} cards between the top and those laid under`,
      (state) => state.decks[type].cards.slice(1, -1),
    ]),
  ])('%s', (_, look) => {
    expect(changes(look)).toBe(true)
    // Every place of it, the first and the last too.
    expect(changes((state) => look(state)[0])).toBe(true)
    expect(changes((state) => look(state).at(-1))).toBe(true)
  })

  it('each stack as high as it was, and nothing lost', () => {
    for (const seed of DEALS) {
      const state = dealt(seed)
      const { state: was } = table
      for (const key of ['threatStacks', 'patrolStacks', 'tokenStacks'] as const) {
        expect(state[key].map((stack) => stack.length)).toEqual(was[key].map((stack) => stack.length))
        expect(sorted(state[key].flat())).toEqual(sorted(was[key].flat()))
      }
      expect(sorted(state.crates)).toEqual(sorted(was.crates))
      for (const type of OPERATIONS) {
        const all = (one: Speakeasy) => [
          ...one.decks[type].cards,
          ...one.families.flatMap((family) =>
            family.dealt.filter((card) => of(table.box.card, card).type === type),
          ),
        ]
        expect(sorted(all(state))).toEqual(sorted(all(was)))
        expect(state.decks[type].cards).toHaveLength(was.decks[type].cards.length)
      }
    }
  })

  it('SPK-30.1 the cards dealt to others, each for one of its type; not the own ones', () => {
    for (const seat of [0, 2]) expect(changes((state) => state.families[seat]?.dealt)).toBe(true)
    for (const seed of DEALS) {
      const state = dealt(seed)
      expect(state.families[VIEWER]).toEqual(table.state.families[VIEWER])
      for (const [seat, family] of state.families.entries())
        expect(family.dealt.map((card) => of(table.box.card, card).type)).toEqual(
          table.state.families[seat]?.dealt.map((card) => of(table.box.card, card).type),
        )
    }
  })

  it('the truth plays no part: whatever order the hidden things had, the same luck deals the same', () => {
    const other = copy(table.state)
    other.helperDeck.reverse()
    other.threatStacks = other.threatStacks.map((stack) => stack.toReversed())
    const top = other.crates.pop() ?? ''
    other.crates = [...other.crates.toReversed(), top]
    for (const seed of DEALS.slice(0, 4)) expect(dealt(seed, other)).toEqual(dealt(seed))
  })
})

describe('SPK-30.3 what is known stays', () => {
  it('the top of every deck and what was laid under it, cards drawn in the open, the top crate', () => {
    for (const seed of DEALS) {
      const state = dealt(seed)
      for (const type of OPERATIONS) {
        expect(state.decks[type].cards.at(-1)).toBe(table.state.decks[type].cards.at(-1))
        expect(state.decks[type].cards[0]).toBe(table.state.decks[type].cards[0])
        expect(state.decks[type].under).toBe(1)
      }
      expect(state.families.map((family) => family.drawn)).toEqual(
        table.state.families.map((family) => family.drawn),
      )
      expect(state.crates.at(-1)).toBe(table.state.crates.at(-1))
      expect(state.families.map((family) => family.safe)).toEqual(
        table.state.families.map((family) => family.safe),
      )
    }
  })

  it('SPK-R30 without crates there is none to lay back', () => {
    const bare = copy(table.state)
    bare.crates = []
    expect(dealt('bare', bare).crates).toEqual([])
  })
})
