// What a position is worth to a family, and which answers are worth a look.

import type { Answer, Judgement, Prompt, Seat, SomePrompt } from '@backroom/engine'
import { influenceIn, winnerOf } from './board.ts'
import type { Box } from './box.ts'
import { scoreSheet } from './scoring.ts'
import { type Corleone, familyOf } from './state.ts'
import { canPay } from './steps/familyBusiness.ts'
import { isAlly, isGood, isJob, isMoney, MONEY, valueOf } from './words.ts'

/** What a card in hand may still bring, in dollars. */
function cardWorth(state: Corleone, box: Box, seat: Seat, card: string): number {
  const actsLeft = box.acts.length - state.act
  if (isMoney(card)) return valueOf(card) * 0.55
  if (isGood(card)) return card === 'narcotics' ? 1.6 : 1.2
  if (isAlly(card)) return 1.5 + 2 * actsLeft
  if (!isJob(card)) return 0
  const job = box.job[card]
  if (!job) return 0
  const worth = job.money.reduce<number>((sum, value) => sum + value, 0) + 2 * job.ability.length + 1
  return canPay(state, box, seat, card) ? worth * 0.45 : worth * 0.15
}

export function worth(state: Corleone, seat: Seat, box: Box): number {
  const sheet = scoreSheet(state, box)
  const of = (one: Seat): number => {
    const family = familyOf(state, one)
    const cards = family.hand.map(({ card }) => cardWorth(state, box, one, card)).sort((a, b) => b - a)
    // Tribute takes what is above the limit, so the best cards are worth most.
    const limit = box.acts[state.act - 1]?.handLimit ?? 0
    const unplayed = family.thugs.length + family.members.length
    const hand = cards.reduce((sum, value, i) => sum + value * (i < limit + unplayed ? 1 : 0.25), 0)
    const played = family.played.length * (1.5 + 2 * (box.acts.length - state.act))
    return (sheet.totals[one] ?? 0) + hand + played + unplayed * 4
  }
  let coming = 0
  if (state.phase === 'familyBusiness')
    for (const turf of box.numbered) {
      const influence = influenceIn(state, box, turf)
      const winner = winnerOf(influence)
      if (winner === seat) coming += 2
      else if (winner === null && (influence.seats[seat] ?? 0) > 0) coming += 0.8
      else if (winner !== null) coming -= 0.6
    }
  const rivals = state.seats.map((_, one) => one).filter((one) => one !== seat)
  const best = Math.max(...rivals.map(of))
  return of(seat) + coming - 0.35 * best
}

const giveUpOrder = (state: Corleone, box: Box, prompt: SomePrompt): string[] =>
  prompt.options
    .flatMap((option) => Array<string>(option.times ?? 1).fill(option.id))
    .sort((a, b) => cardWorth(state, box, prompt.seat, a) - cardWorth(state, box, prompt.seat, b))

/** Where any subset may be picked: the few that make sense. */
export function candidates(state: Corleone, prompt: Prompt, box: Box): Answer[] | null {
  if (prompt.kind !== 'some') return null
  const cheap = giveUpOrder(state, box, prompt)
  switch (prompt.key) {
    case 'suitcase':
      return [cheap.slice(-prompt.max)]
    case 'trade':
      return [[], cheap.slice(0, prompt.min)]
    case 'tribute':
    case 'discards':
      return [cheap.slice(0, prompt.min)]
    case 'bribe':
      return [
        [],
        ...MONEY.filter((card) => prompt.options.some((option) => option.id === card)).map((card) => [card]),
      ]
    default:
      return null
  }
}

export const judgement: Judgement<Corleone, Box> = { worth, candidates }
