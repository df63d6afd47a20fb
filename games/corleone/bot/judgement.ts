// What a position is worth to a family, and which answers are worth a look.

import type { Answer, Judgement, Prompt, Seat } from '@backroom/engine'
import type { Option } from '../asked.ts'
import { type Ability, VOCABULARY } from '../effects/vocabulary.ts'
import { cardOf, isNone } from '../offered.ts'
import { actOf } from '../rules/acts.ts'
import { influenceIn, winnerOf } from '../rules/board.ts'
import { goodsAmong, missingFor } from '../rules/goods.ts'
import { cardsOf, handOf } from '../rules/hand.ts'
import type { Box, Job } from '../components/box.ts'
import { scoreSheet } from '../rules/scoring.ts'
import { type Corleone, familyOf, type GoodsCount, type Open } from '../state.ts'
import { type CardId, isMoney, valueOf } from '../words.ts'

/** What an unplayed figure will still bring, in dollars. */
const FIGURE = 4
const HORSE_HEAD = 1
/** A turf that would be won now, one that is tied, one that a rival would win. */
const WINNING = 2.6
const TIED = 0.8
const LOSING = -0.6
const RIVALRY = 0.35
/** How likely a job is done, by how many of its goods are missing. */
const DONE = [0.55, 0.3, 0.16, 0.08, 0.04]
/** An open job may be done by anybody. */
const CONTESTED = 0.45

const abilitiesWorth = (abilities: readonly Ability[]): number => {
  let sum = 0
  for (const ability of abilities) sum += VOCABULARY[ability.do].worth * ability.times
  return sum
}

/** The job's money, its ability, and its share in the bonus of its colour. */
function jobWorth(job: Job): number {
  let money = 0
  for (const value of job.money) money += value
  return 0.7 * money + abilitiesWorth(job.ability) + 1.5
}

const chanceOf = (job: Job, goods: GoodsCount): number => DONE[missingFor(job, goods).length] ?? 0

const allyWorth = (box: Box, ally: CardId, uses: number): number => {
  const card = box.ally[ally]
  return card ? 0.6 + uses * (0.6 + 0.6 * abilitiesWorth(card.effects)) : 0
}

/** What a card in hand may still bring, in dollars. */
function cardWorth(open: Open, box: Box, card: CardId, goods: GoodsCount): number {
  if (isMoney(card)) return valueOf(card) * (open.act === box.acts.length ? 0.75 : 0.6)
  if (card === 'narcotics') return 1.7
  if (card === 'gun' || card === 'booze' || card === 'bloodMoney') return 1.1
  const job = box.job[card]
  if (job) return jobWorth(job) * chanceOf(job, goods)
  // It is used once in every act that is left, this one included while there are turns.
  return allyWorth(box, card, box.acts.length - open.act + (open.phase === 'familyBusiness' ? 1 : 0))
}

/** Tribute takes what is above the limit: of a full hand only the best cards count in full. */
function handWorth(state: Corleone, box: Box, seat: Seat): number {
  const { open } = state
  const { thugs, members, played } = familyOf(open, seat)
  const hand = cardsOf(state, seat)
  const goods = goodsAmong(hand)
  const worths = hand.map((card) => cardWorth(open, box, card, goods)).sort((a, b) => b - a)
  const keeps = actOf(open, box).handLimit + thugs.length + members.length
  let sum = 0
  for (let i = 0; i < worths.length; i++) sum += (worths[i] ?? 0) * (i < keeps ? 1 : 0.25)
  if (thugs.length + members.length > 0)
    for (const id of open.openJobs) {
      const job = id === null ? undefined : box.job[id]
      if (job) sum += CONTESTED * jobWorth(job) * chanceOf(job, goods)
    }
  const uses = box.acts.length - open.act
  for (const ally of played) sum += allyWorth(box, ally, uses)
  return sum
}

/** How the turf wars of this act would end if nobody moved any more. */
function turfWorth(open: Open, box: Box, seat: Seat): number {
  if (open.phase !== 'familyBusiness') return 0
  let sum = 0
  for (const turf of box.numbered) {
    const influence = influenceIn(open, box, turf)
    const winner = winnerOf(influence)
    if (winner === seat) sum += WINNING
    else if (winner !== null) sum += LOSING
    else if ((influence.seats[seat] ?? 0) > 0) sum += TIED
  }
  return sum
}

/** Money and bonuses, cards and what they may bring, figures, turfs, what the richest of the others has. */
function terms(state: Corleone, seat: Seat, box: Box): [number, number, number, number, number] {
  const { open, secret } = state
  const { totals } = scoreSheet(open, secret.suitcases, box)
  const { thugs, members } = familyOf(open, seat)
  let richest = 0
  for (let rival = 0; rival < totals.length; rival++) {
    if (rival === seat) continue
    const figures = familyOf(open, rival).thugs.length + familyOf(open, rival).members.length
    const prospects = (totals[rival] ?? 0) + 1.5 * handOf(state, rival).length + FIGURE * figures
    if (prospects > richest) richest = prospects
  }
  return [
    totals[seat] ?? 0,
    handWorth(state, box, seat),
    FIGURE * (thugs.length + members.length) + (open.horseHead === seat ? HORSE_HEAD : 0),
    turfWorth(open, box, seat),
    -RIVALRY * richest,
  ]
}

function worth(state: Corleone, seat: Seat, box: Box): number {
  const [money, cards, people, turfs, rivals] = terms(state, seat, box)
  return money + cards + people + turfs + rivals
}

/** The cards of a prompt, the least useful first. */
function giveUpOrder(state: Corleone, box: Box, seat: Seat, options: readonly Option[]): string[] {
  const goods = goodsAmong(cardsOf(state, seat))
  const worths = new Map(
    options.map((option) => [option.id, cardWorth(state.open, box, cardOf(option), goods)]),
  )
  return options
    .flatMap(({ id, times = 1 }) => Array<string>(times).fill(id))
    .sort((a, b) => (worths.get(a) ?? 0) - (worths.get(b) ?? 0))
}

/** What brings cards first, what pays with them next, the suitcase last, so that it holds the best. */
const LATER: { readonly [say: string]: number } = { 'ability.trade': 1, 'ability.suitcase': 2, stop: 3 }
const later = ({ say }: Option): number => LATER[say] ?? 0

/** Family members work alike (COR-7.10): one of them is enough to look at. */
function actionsToCompare(options: readonly Option[]): Answer[] {
  const first = options.find((option) => option.say === 'playMember')?.figure
  return options
    .filter((option) => option.say !== 'playMember' || option.figure === first)
    .map(({ id }) => id)
}

/** Of all answers the few that make sense. */
function candidates(state: Corleone, prompt: Prompt, box: Box): Answer[] | null {
  if (prompt.kind === 'amount') return null
  const options = prompt.options as readonly Option[]
  const cheapest = () => giveUpOrder(state, box, prompt.seat, options)
  if (prompt.kind === 'one')
    switch (prompt.key) {
      case 'turn':
        return actionsToCompare(options)
      case 'nextAbility':
        return options
          .toSorted((a, b) => later(a) - later(b))
          .slice(0, 1)
          .map(({ id }) => id)
      case 'drawJobs':
      case 'takeHorseHead':
        return options.filter((option) => !isNone(option)).map(({ id }) => id)
      default:
        return null
    }
  if (prompt.kind !== 'some') return null
  switch (prompt.key) {
    case 'suitcase':
      return [cheapest().slice(-prompt.max)]
    case 'trade':
      return [[], cheapest().slice(0, prompt.min)]
    case 'tribute':
    case 'discards':
      return [cheapest().slice(0, prompt.min)]
    case 'bribe':
      return [[], ...options.map(({ id }) => [id])]
    default:
      return null
  }
}

export const judgement: Judgement<Corleone, Box> = {
  worth,
  prospects: { terms: ['money', 'cards', 'people', 'turfs', 'rivals'], of: terms, sum: worth },
  atOnce: 10,
  candidates,
}
