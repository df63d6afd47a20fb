// Raising levels, and the cards that are discarded for it. SPK-12.4 to SPK-12.9.

import { interned } from '@backroom/engine'
import { ask, type Choice, NONE, type None } from '../asked.ts'
import { discardCard, handOptions } from '../rules/hand.ts'
import { canRaise, raiseCost, whyNotRaise } from '../rules/levels.ts'
import { familyOf, handCount, ownOf, reputationOf, sideOf, type SpkStep } from '../state.ts'
import { type Level, LEVELS } from '../words.ts'
import { gain } from './effects.ts'

type LevelOption = Choice<'raiseLevel'>
const levelOption = interned(
  (level: Level, cards: number): LevelOption => ({ id: level, say: 'raiseLevel', level, cards }),
)

/** SPK-D7: a level that can be raised and paid, or none. SPK-R78: a named one without a cost is raised unasked. */
export const raise: SpkStep<'raise', LevelOption | None | undefined> = {
  ask(state, { seat, target }, box, sieve) {
    const family = familyOf(state.open, seat)
    const side = sideOf(state, box, seat)
    const options = sieve.sift<Level, LevelOption | None>(
      target === 'any' ? LEVELS : [target],
      (level) => whyNotRaise(side, level),
      (level) => levelOption(level, raiseCost(box, family, level) ?? 0),
    )
    if (options.length === 0) return null
    if (target !== 'any' && raiseCost(box, family, target) === 0) return null
    options.push(NONE)
    return ask.one(seat, 'raise', target === 'strength' ? 'SPK-12.5' : 'SPK-12.4', options, {
      about: { target },
    })
  },
  run(state, { seat, target }, picked, table) {
    const family = familyOf(state.open, seat)
    const level = picked ? (picked.say === 'raiseLevel' ? picked.level : null) : target
    if (level === null || level === 'any' || !canRaise(sideOf(state, table.box, seat), level)) return
    const count = raiseCost(table.box, family, level) ?? 0
    if (count > 0) table.then('discard', { seat, count, reason: 'raise' })
    table.then('raised', { seat, level })
  },
}

/** SPK-12.6, 12.7: marker and reputation move at once; a bonus space gives its bonus. */
export const raised: SpkStep<'raised'> = {
  run({ open }, { seat, level }, _picked, table) {
    const family = familyOf(open, seat)
    family.levels[level]++
    open.raised = level
    const reputation = reputationOf(family)
    table.tell({ type: 'levelRaised', seat, level, to: family.levels[level], reputation })
    if (table.box.reputationAt.has(reputation)) gain(open, seat, `reputation:${reputation}`, table)
  },
}

type Again = Choice<'raiseAgain'>
const AGAIN: Again = { id: 'again', say: 'raiseAgain' }

/** SPK-D9, SPK-12.8: one card of any type, and the cost of the level besides. SPK-R74: only after the raise before. */
export const raiseAgain: SpkStep<'raiseAgain', Again | None | undefined> = {
  ask(state, { seat, target }, box) {
    if (state.open.raised !== target || !canRaise(sideOf(state, box, seat), target, 1)) return null
    return ask.one(seat, 'raiseAgain', 'SPK-12.8', [AGAIN, NONE], { about: { target } })
  },
  run({ open }, { seat, target }, picked, table) {
    if (picked?.say !== 'raiseAgain') return
    const cost = raiseCost(table.box, familyOf(open, seat), target) ?? 0
    table.then('discard', { seat, count: 1 + cost, reason: 'raiseAgain' })
    table.then('raised', { seat, level: target })
  },
}

/** SPK-D8: cards of one's choice, in the order in which they are named (SPK-R81). */
export const discard: SpkStep<'discard', readonly Choice<'card'>[]> = {
  ask({ secret }, { seat, count, reason }, box) {
    const own = ownOf(secret, seat)
    return ask.some(
      seat,
      'discard',
      'SPK-12.9',
      handOptions(box, own),
      { min: count, max: count },
      // Of several cards the order is a choice too.
      { about: { count, reason }, auto: handCount(own) === 1 },
    )
  },
  run(state, { seat, reason }, picked, table) {
    const cards = picked.map((option) => option.card)
    for (const card of cards) discardCard(state, seat, card, table)
    table.tell({ type: 'cardsDiscarded', seat, cards, reason })
  },
}
