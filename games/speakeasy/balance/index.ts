// The ledger of many games: where the money came from, who won from which place, what was used and what never was.

import type { SpeakeasyEvent } from '../events.ts'
import type { Event, Play, Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import { item, type Speakeasy } from '../state.ts'
import { LETTERS, type Letter } from '../words.ts'
import { Count, USES, type Use } from './count.ts'

/** SPK-1.3, in five areas: barrels sold; crates, hired hands and casinos; zone payouts; cooked books; final scoring. */
export const SOURCES = ['barrels', 'crates', 'zones', 'books', 'scoring'] as const
type Source = (typeof SOURCES)[number]

/** The area of each kind of income; small change from cards and helpers goes with the other quick money. */
const AREA: { readonly [income: string]: Source } = {
  sale: 'barrels',
  crate: 'crates',
  hired: 'crates',
  casinos: 'crates',
  bonus: 'crates',
  zone: 'zones',
  book: 'books',
  buildings: 'scoring',
  bottles: 'scoring',
}

interface Wars {
  fought: number
  held: number
  lost: number
}

interface Place {
  wins: number
  /** Of the wins it would have if all places were alike. */
  share: number
  score: number
}

export interface Figures {
  readonly games: number
  readonly score: number
  readonly winnersScore: number
  /** Dollars for a family and game. */
  readonly sources: { readonly [source in Source]: number }
  readonly winnersSources: { readonly [source in Source]: number }
  readonly income: { readonly [income: string]: number }
  readonly spent: { readonly [purpose: string]: number }
  /** By the place in the first round's turn order. */
  readonly places: readonly Place[]
  /** How often in a game, all families together. */
  readonly uses: { readonly [use in Use]: { readonly [id: string]: number } }
  readonly never: { readonly [use in Use]: readonly string[] }
  readonly wars: { readonly [letter in Letter]: Wars }
}

const emptySources = (): { [source in Source]: number } => ({
  barrels: 0,
  crates: 0,
  zones: 0,
  books: 0,
  scoring: 0,
})

const emptyWars = (): { [letter in Letter]: Wars } => ({
  A: { fought: 0, held: 0, lost: 0 },
  B: { fought: 0, held: 0, lost: 0 },
  C: { fought: 0, held: 0, lost: 0 },
  D: { fought: 0, held: 0, lost: 0 },
})

/** The stack that comes in the wars of each act. */
const letterOf = (box: Box, act: number): Letter =>
  LETTERS.find((letter) => letter === box.acts[act - 1]?.mobsterStack) ?? 'A'

export class Ledger {
  readonly #box: Box
  #games = 0
  #score = 0
  #winnersScore = 0
  readonly #income = new Count()
  readonly #winnersIncome = new Count()
  readonly #spent = new Count()
  readonly #uses = new Map<Use, Count>(USES.map(({ use }) => [use, new Count()]))
  readonly #wars = emptyWars()
  readonly #wins: number[]
  readonly #scores: number[]
  /** The game that is being heard: income by seat, the first turn order, the act. */
  #now: Count[] = []
  #order: Seat[] = []
  #act = 1

  constructor(box: Box) {
    this.#box = box
    this.#wins = Array<number>(box.families).fill(0)
    this.#scores = Array<number>(box.families).fill(0)
    this.#open()
  }

  #open(): void {
    this.#now = Array.from({ length: this.#box.families }, () => new Count())
    this.#order = []
    this.#act = 1
  }

  /** Everything told since the last time; to be called at every waiting point and at the end. */
  follow(play: Play): void {
    for (const { event } of play.takeTold()) this.hear(event)
    if (play.core.over) this.close(play.core.state as Speakeasy, play.core.over.winners)
  }

  hear(event: Event): void {
    for (const { use, type, id } of USES) if (event.type === type) this.#uses.get(use)?.add(String(event[id]))
    // The game's own events: the ledger is kept at its tables.
    const told = event as SpeakeasyEvent
    switch (told.type) {
      case 'earned':
      case 'safeFilled':
        this.#now[told.seat]?.add(told.income, told.amount)
        return
      case 'paid':
        this.#spent.add(told.purpose, told.pocket + told.safe)
        return
      case 'act':
        this.#act = told.act
        return
      case 'turn':
        if (this.#order.length < this.#box.families) this.#order.push(told.seat)
        return
      case 'mobWar':
        this.#wars[letterOf(this.#box, this.#act)].fought++
        return
      case 'buildingHeld':
        this.#wars[letterOf(this.#box, this.#act)].held++
        return
      case 'buildingLost':
        this.#wars[letterOf(this.#box, this.#act)].lost++
        return
    }
  }

  /** The game is over: the score sheet completes the income. */
  close(state: Speakeasy, winners: readonly Seat[]): void {
    this.#games++
    state.open.sheet?.forEach(({ buildings, bottles, total }, seat) => {
      const income = item(this.#now, seat)
      income.add('buildings', buildings)
      income.add('bottles', bottles)
      this.#income.addAll(income)
      this.#score += total
      const place = this.#order.indexOf(seat)
      this.#scores[place] = (this.#scores[place] ?? 0) + total
      if (!winners.includes(seat)) return
      this.#wins[place] = (this.#wins[place] ?? 0) + 1 / winners.length
      this.#winnersScore += total / winners.length
      this.#winnersIncome.addAll(income, 1 / winners.length)
    })
    this.#open()
  }

  figures(): Figures {
    const families = this.#box.families
    const games = this.#games
    const byUse = <T>(look: (ids: readonly string[], count: Count) => T) =>
      Object.fromEntries(
        USES.map(({ use, all }) => [use, look(all(this.#box), this.#uses.get(use) ?? new Count())]),
      ) as { [use in Use]: T }
    return {
      games,
      score: this.#score / (games * families),
      winnersScore: this.#winnersScore / games,
      sources: areas(this.#income, games * families),
      winnersSources: areas(this.#winnersIncome, games),
      income: this.#income.over(games * families),
      spent: this.#spent.over(games * families),
      places: this.#wins.map((wins, place) => ({
        wins,
        share: (wins * families) / games,
        score: item(this.#scores, place) / games,
      })),
      uses: byUse((ids, count) => Object.fromEntries(ids.map((id) => [id, count.get(id) / games]))),
      never: byUse((ids, count) => ids.filter((id) => count.get(id) === 0)),
      wars: this.#wars,
    }
  }
}

function areas(income: Count, times: number): { [source in Source]: number } {
  const sums = emptySources()
  for (const [kind, amount] of income) {
    const area = AREA[kind]
    if (area) sums[area] += amount / times
  }
  return sums
}
