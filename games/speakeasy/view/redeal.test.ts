// Another deal that a viewer could not tell from this one: all that is hidden changes, and nothing that is known. SPK-30.

import { randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { redeal } from './redeal.ts'
import { must, type Secret, type Speakeasy } from '../state.ts'
import { newTable } from '../testing/table.ts'
import { LETTERS, OPERATIONS } from '../words.ts'

const DEALS = Array.from({ length: 12 }, (_, n) => `deal ${n}`)

/** A table of three on which cards lie under the decks and were drawn, as seen by the second family. */
const table = (() => {
  const made = newTable(3)
  for (const type of OPERATIONS) {
    const deck = made.secret.decks[type]
    const drawn = made.open.deckTops[type]
    made.open.deckTops[type] = deck.cards.pop() ?? null
    if (drawn !== null) made.secret.families[0]?.drawn.push(drawn)
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
    ['the threats to come', ({ secret }) => secret.threatStacks.flat()],
    ['the patrols to come', ({ secret }) => secret.patrolStacks.flat()],
    ['the city tokens in their stacks', ({ secret }) => secret.tokenStacks.flat()],
    ['the helper deck', ({ secret }) => secret.helperDeck],
    ['the crates below the top', ({ secret }) => secret.crates],
    ...LETTERS.filter((letter) => letter !== 'A').map(
      (letter): [string, (state: Speakeasy) => readonly string[]] => [
        `the mobsters of stack ${letter}`,
        ({ secret }) => secret.tiles[letter],
      ],
    ),
    ...OPERATIONS.map((type): [string, (state: Speakeasy) => readonly string[]] => [
      `the ${type} cards between the top and those laid under`,
      ({ secret }) => secret.decks[type].cards.slice(1),
    ]),
  ])('%s', (_, look) => {
    expect(changes(look)).toBe(true)
    // Every place of it, the first and the last too.
    expect(changes((state) => look(state)[0])).toBe(true)
    expect(changes((state) => look(state).at(-1))).toBe(true)
  })

  it('each stack as high as it was, and nothing lost', () => {
    for (const seed of DEALS) {
      const { secret: state } = dealt(seed)
      const { secret: was } = table
      for (const key of ['threatStacks', 'patrolStacks', 'tokenStacks'] as const) {
        expect(state[key].map((stack) => stack.length)).toEqual(was[key].map((stack) => stack.length))
        expect(sorted(state[key].flat())).toEqual(sorted(was[key].flat()))
      }
      expect(sorted(state.crates)).toEqual(sorted(was.crates))
      for (const type of OPERATIONS) {
        const all = (one: Secret) => [
          ...one.decks[type].cards,
          ...one.families.flatMap((family) =>
            family.dealt.filter((card) => must(table.box.card, card).type === type),
          ),
        ]
        expect(sorted(all(state))).toEqual(sorted(all(was)))
        expect(state.decks[type].cards).toHaveLength(was.decks[type].cards.length)
      }
    }
  })

  it('SPK-30.1 the cards dealt to others, each for one of its type; not the own ones', () => {
    for (const seat of [0, 2]) expect(changes((state) => state.secret.families[seat]?.dealt)).toBe(true)
    for (const seed of DEALS) {
      const state = dealt(seed)
      expect(state.secret.families[VIEWER]).toEqual(table.secret.families[VIEWER])
      for (const [seat, family] of state.secret.families.entries())
        expect(family.dealt.map((card) => must(table.box.card, card).type)).toEqual(
          table.secret.families[seat]?.dealt.map((card) => must(table.box.card, card).type),
        )
    }
  })

  it('the truth plays no part: whatever order the hidden things had, the same luck deals the same', () => {
    const other = copy(table.state)
    other.secret.helperDeck.reverse()
    other.secret.threatStacks = other.secret.threatStacks.map((stack) => stack.toReversed())
    other.secret.crates.reverse()
    for (const seed of DEALS.slice(0, 4)) expect(dealt(seed, other)).toEqual(dealt(seed))
  })
})

describe('SPK-30.3 what is known stays', () => {
  it('the top of every deck and what was laid under it, cards drawn in the open, the top crate', () => {
    for (const seed of DEALS) {
      const state = dealt(seed)
      for (const type of OPERATIONS) {
        expect(state.secret.decks[type].cards[0]).toBe(table.secret.decks[type].cards[0])
        expect(state.secret.decks[type].under).toBe(1)
      }
      expect(state.secret.families.map((family) => family.drawn)).toEqual(
        table.secret.families.map((family) => family.drawn),
      )
      expect(state.open).toEqual(table.open)
      expect(state.secret.families.map((family) => family.safe)).toEqual(
        table.secret.families.map((family) => family.safe),
      )
    }
  })

  it('SPK-R30 without crates there is none to deal', () => {
    const bare = copy(table.state)
    bare.secret.crates = []
    expect(dealt('bare', bare).secret.crates).toEqual([])
  })
})
