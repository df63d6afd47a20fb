// Who may see what, and another deal that looks the same. COR-17.

import { copyJson, type Random, type Seat, shuffle, type Viewer } from '@backroom/engine'
import { canPay } from '../rules/actions.ts'
import type { Box } from '../components/box.ts'
import type { Corleone, Family, Held, MoneyCount, ScoreSheet } from '../state.ts'
import {
  type CardId,
  type FigureId,
  isJob,
  type JobId,
  MONEY,
  type MoneyCard,
  type Phase,
  type TurfId,
  valueOf,
} from '../words.ts'

export interface FamilyView {
  readonly family: string
  readonly handCount: number
  /** Only in one's own view. */
  readonly hand: readonly CardId[] | null
  readonly suitcase: {
    readonly money: MoneyCount | null
    readonly sum: number | null
    readonly jobs: readonly JobId[]
  }
  /** Allies played this act, face up on the table. */
  readonly played: readonly CardId[]
  /** Figures that were not played yet. */
  readonly thugs: readonly FigureId[]
  readonly members: readonly FigureId[]
  /** Family members who join in a later act. */
  readonly coming: readonly FigureId[]
  /** Control markers not on the board. */
  readonly markers: number
}

export interface CorleoneView {
  readonly act: number
  readonly phase: Phase
  readonly handLimit: number
  /** Who holds the Horse Head. */
  readonly horseHead: Seat
  /** Whose turn it is in Family Business. */
  readonly turn: Seat | null
  readonly seats: readonly FamilyView[]
  readonly bank: Corleone['bank']
  readonly deckCount: number
  readonly jobDiscard: readonly JobId[]
  /** By slot. */
  readonly openJobs: readonly (JobId | null)[]
  /** How many business tiles lie in the face-down stacks. */
  readonly tileCounts: { readonly blue: number; readonly red: number }
  /** The opened business of each turf, printed ones excepted. */
  readonly tiles: Corleone['tiles']
  readonly allyRow: readonly CardId[]
  /** Allies that have left the game. */
  readonly alliesGone: readonly CardId[]
  /** The figure on the front of each business, and on each space for family members. */
  readonly onFront: Corleone['onFront']
  readonly onSpace: Corleone['onSpace']
  /** The turf of the Police Chief. */
  readonly chief: TurfId | null
  /** Neutral figures beside the board. */
  readonly beside: readonly FigureId[]
  /** Figures at the bottom of the Hudson. */
  readonly hudson: readonly FigureId[]
  /** The seats whose control markers lie on each turf, from bottom to top. */
  readonly control: Corleone['control']
  /** A job being completed lies face up on the table. */
  readonly onTable: JobId | null
  /** The two drawn jobs, for their drawer alone; for the others that there are some. */
  readonly drawn: {
    readonly seat: Seat
    readonly count: number
    readonly cards: readonly JobId[] | null
  } | null
  /** By seat: revealed bribes that are not yet paid or returned. */
  readonly bribes: readonly (readonly MoneyCard[] | null)[]
  readonly sheet: ScoreSheet | null
}

function sumIn(money: MoneyCount): number {
  let sum = 0
  for (const card of MONEY) sum += money[card] * valueOf(card)
  return sum
}

// The parts of a view lead into the state itself: they are read at once, and nobody keeps them.

function familyPart(family: Family, open: boolean, over: boolean): FamilyView {
  const { suitcase } = family
  const shown = open || over
  return {
    family: family.family,
    handCount: family.hand.length,
    hand: open ? family.hand.map((held) => held.card) : null,
    // COR-17.2: hidden from opponents until the end; COR-R43: completed jobs are open.
    suitcase: {
      money: shown ? suitcase.money : null,
      sum: shown ? sumIn(suitcase.money) : null,
      jobs: suitcase.jobs,
    },
    played: family.played,
    thugs: family.thugs,
    members: family.members,
    coming: family.coming,
    markers: family.markers,
  }
}

/** The keys of the view whose values depend on who looks. */
type Closed = 'seats' | 'drawn'

function everybodys(state: Corleone, box: Box): Omit<CorleoneView, Closed> {
  return {
    act: state.act,
    phase: state.phase,
    handLimit: box.acts[state.act - 1]?.handLimit ?? 0,
    horseHead: state.horseHead,
    turn: state.turn,
    bank: { money: state.bank.money, goods: state.bank.goods },
    deckCount: state.deck.length,
    jobDiscard: state.jobDiscard,
    openJobs: state.openJobs,
    tileCounts: { blue: state.tileStacks.blue.length, red: state.tileStacks.red.length },
    tiles: state.tiles,
    allyRow: state.allyRow,
    alliesGone: state.alliesGone,
    onFront: state.onFront,
    onSpace: state.onSpace,
    chief: state.chief,
    beside: state.beside,
    hudson: state.hudson,
    control: state.control,
    onTable: state.onTable,
    bribes: state.bribes,
    sheet: state.sheet,
  }
}

function viewers(state: Corleone, viewer: Viewer): Pick<CorleoneView, Closed> {
  const isOpen = (seat: Seat) => viewer === 'open' || viewer === seat
  const { drawn } = state
  return {
    seats: state.seats.map((family, seat) => familyPart(family, isOpen(seat), state.phase === 'over')),
    drawn: drawn && {
      seat: drawn.seat,
      count: drawn.cards.length,
      cards: isOpen(drawn.seat) ? drawn.cards : null,
    },
  }
}

export const parts = { everybodys, viewers }

export const view = (state: Corleone, viewer: Viewer, box: Box): CorleoneView =>
  copyJson({ ...everybodys(state, box), ...viewers(state, viewer) })

const byCard = (a: Held, b: Held) => (a.card < b.card ? -1 : a.card > b.card ? 1 : a.known - b.known)
const byKnown = (a: Held, b: Held) => Number(a.cloudy) - Number(b.cloudy) || a.known - b.known

/** Puts any of these cards where the viewer cannot see; the jobs that are left over. */
function dealUnknown(
  unknown: readonly Held[],
  jobs: readonly CardId[],
  others: readonly CardId[],
  random: Random,
): CardId[] {
  const jobStack = shuffle(random, [...jobs])
  const otherStack = shuffle(random, [...others])
  // Money and goods can only be where nobody could follow the cards.
  const cloudy = shuffle(
    random,
    unknown.filter((held) => held.cloudy),
  ).slice(0, others.length)
  for (const held of unknown) {
    const dealt = cloudy.includes(held) ? otherStack.pop() : jobStack.pop()
    if (dealt !== undefined) held.card = dealt
  }
  return jobStack
}

/** COR-7.12: nobody shows a job that they cannot pay for, so a deal where they could not is none that looks the same. */
const cannotPay = (state: Corleone, box: Box): boolean =>
  state.onTable !== null && state.owing !== null && !canPay(state, box, state.owing, state.onTable)

/**
 * Deals everything anew that the viewer does not know: the deck, the tile stacks, jobs in other hands, and
 * whatever became unknown when a card was stolen unseen. What could be followed in public stays (COR-17.8).
 */
export function redeal(state: Corleone, viewer: Viewer, random: Random, box: Box): void {
  const bit = typeof viewer === 'number' ? 1 << viewer : 1 << state.seats.length
  const unknown: Held[] = []
  state.seats.forEach((family, seat) => {
    if (seat === viewer) return
    const hidden = family.hand.filter((held) => (held.known & bit) === 0).sort(byKnown)
    // The order of a hidden hand must not tell what is in it.
    family.hand = [...family.hand.filter((held) => (held.known & bit) !== 0).sort(byCard), ...hidden]
    unknown.push(...hidden)
  })
  const drawn = state.drawn && state.drawn.seat !== viewer ? state.drawn.cards : []
  const cards = unknown.map((held) => held.card)
  const jobs = [...cards.filter(isJob), ...drawn, ...state.deck].sort()
  const others = cards.filter((card) => !isJob(card)).sort()
  let left: CardId[]
  do left = dealUnknown(unknown, jobs, others, random)
  while (cannotPay(state, box))
  for (let i = 0; i < drawn.length; i++) drawn[i] = left.pop() ?? ''
  state.deck = left
  shuffle(random, state.tileStacks.blue.sort())
  shuffle(random, state.tileStacks.red.sort())
}
