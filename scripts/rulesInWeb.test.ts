// The screens know no rule: nothing under web/ reckons with the values of a game. What something costs, who is stronger and
// how far a truck comes are functions over open facts in the game's public module; a screen shows what they return.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { METAS } from '@backroom/games/loaders'
import type { ESTree } from 'vite'
import { expect, test } from 'vitest'
import { found, type Source, sourcesOf } from './sources.ts'

/**
 * What a pick would bring, taken together from functions of the public module: the one place that adds up, because its
 * tests (plan.test.ts) compare every sum with what the game then does.
 */
const PREVIEWS = 'web/games/speakeasy/plan/'

/** Numbers of a position that no components file holds. */
const OF_POSITIONS = [
  'cash',
  'pocket',
  'reputation',
  'profit',
  'influence',
  'range',
  'hits',
  'supply',
  'against',
]

/** Names of numbers that are also names of places, sizes, turns and counts of things that are drawn. */
const OF_DRAWINGS = new Set(
  `A B C D 2 3 4 5 act acts amount at bots bonus books boards capos col count cops crates dice district districts
  from goons id left level levels max middle min minutes money n number party position red blue right round rounds row rows
  seconds ships slot spaces speakeasies speakeasy still stills thugs times total trucks unit value values vip x y years`.split(
    /\s+/,
  ),
)

/** Every name under which the components files hold a number: prices, strengths, incomes, limits. */
function numbersIn(value: unknown, names: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return names
  for (const [name, held] of Object.entries(value)) {
    if (typeof held === 'number' || (Array.isArray(held) && typeof held[0] === 'number')) names.add(name)
    numbersIn(held, names)
  }
  return names
}

const VALUES = new Set(OF_POSITIONS)
for (const { id } of METAS) {
  const file = join(import.meta.dirname, '..', 'games', id, 'components', 'components.json')
  for (const name of numbersIn(JSON.parse(readFileSync(file, 'utf8')), new Set()))
    if (!OF_DRAWINGS.has(name)) VALUES.add(name)
}

/** The value that an expression is: `card.price`, `price`, `(card?.price ?? 0)`; null: none of a game. */
function valueOf(node: ESTree.Node): string | null {
  switch (node.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return valueOf(node.expression)
    case 'LogicalExpression':
      return valueOf(node.left) ?? valueOf(node.right)
    case 'MemberExpression':
      return node.property.type === 'Identifier' && !node.computed ? known(node.property.name) : null
    case 'Identifier':
      return known(node.name)
    default:
      return null
  }
}
const known = (name: string): string | null => (VALUES.has(name) ? name : null)

const SUMS = new Set(['+', '-', '*', '/', '%', '**'])
const COMPARISONS = new Set(['<', '<=', '>', '>='])
/** Whether there is any, and so many of them drawn one after the other, is no reckoning. */
const counts = (node: ESTree.Node): boolean =>
  node.type === 'Literal' || (node.type === 'Identifier' && node.name.length === 1)

const reckonings = (source: Source): string[] =>
  found(source, (say) => ({
    BinaryExpression(node) {
      const { left, operator, right } = node
      const [one, other] = [valueOf(left), valueOf(right)]
      // Two of a kind are put in order.
      if ((one ?? other) === null || one === other) return
      if (SUMS.has(operator)) say(node)
      if (COMPARISONS.has(operator) && !counts(left) && !counts(right)) say(node)
    },
    AssignmentExpression(node) {
      if (node.operator !== '=' && SUMS.has(node.operator.slice(0, -1)) && valueOf(node.right) !== null)
        say(node)
    },
  }))

/** Where something is drawn or typed, and nothing follows from it. */
const DRAWN = [
  // What somebody types into an offer, and its sum.
  'web/games/cosa-nostra/bargain/MoneyField.tsx: cash + by * STEP',
  'web/games/cosa-nostra/bargain/MoneyField.tsx: cash > most',
  'web/games/cosa-nostra/bargain/draft.ts: sum.cash += leg.give.cash',
  // The outcome that came about among those that were shown, and results that so few dice cannot reach.
  'web/games/cosa-nostra/board/Odds.tsx: hits >= one.from',
  'web/games/cosa-nostra/board/Odds.tsx: hits <= one.to',
  'web/games/cosa-nostra/cards/OrderCard.tsx: successes > dice',
  // A deck of a round that is not played is faint.
  'web/games/cosa-nostra/board/Centre.tsx: round > boxOf(scene).lastRound',
  // A place on a track, and a band of it that is called by what is printed there.
  'web/games/speakeasy/board/tracks/Reputation.tsx: reputation - FIRST',
  'web/games/speakeasy/board/tracks/Reputation.tsx: TRACK.prices + 15.5',
  'web/games/speakeasy/board/tracks/Reputation.tsx: TRACK.prices + TRACK.band / 2',
  'web/games/speakeasy/board/tracks/Reputation.tsx: TRACK.prices + 9.5',
]

test('nothing under web/ reckons with the values of a game', () => {
  const all = sourcesOf('web/**/*.{ts,tsx}')
    .filter(({ file }) => !file.startsWith(PREVIEWS))
    .flatMap(reckonings)
  expect(all.filter((one) => !DRAWN.includes(one))).toEqual([])
  expect(DRAWN.filter((one) => !all.includes(one))).toEqual([])
})

test.for([
  'const short = card.price - me.cash',
  'const canPay = me.cash >= (card?.price ?? 0)',
  'const strength = family.levels.strength * members',
  'let sum = 0; for (const one of mine) sum += one.income',
  'const wins = hits >= order.successesNeeded',
])('it would be noticed: %s', (text) => {
  expect(reckonings({ file: 'planted.ts', text })).toHaveLength(1)
})

test.for([
  'cards.toSorted((a, b) => a.price - b.price)',
  'goons.map((_, i) => i < strength)',
  'if (price > 0) show()',
])('it is no rule: %s', (text) => {
  expect(reckonings({ file: 'planted.ts', text })).toEqual([])
})
