// A table to test at, in the players' own words: who is asked, what is on offer, who answers what.

import { begin, viewFor } from '@backroom/engine'
import { type Frame, GameTable } from '../../testing/table.ts'
import { corleone } from '../index.ts'
import type { Box } from '../components/box.ts'
import { controller, placeOf } from '../rules/board.ts'
import { cardsOf, suitcaseOf } from '../rules/hand.ts'
import { scoreSheet } from '../rules/scoring.ts'
import { type Corleone, type Family, familyOf, type Open, type ScoreSheet, type Secret } from '../state.ts'
import { type CardId, MONEY, PHASES, type Phase } from '../words.ts'
import { type Arrangement, arrange } from './arrange.ts'
import type { CorleoneView } from '../view/view.ts'

const FAMILIES = ['vitale', 'pizzino', 'marzullo', 'matarazzo', 'caccamo'] as const

export class TestTable extends GameTable<Corleone, Box> {
  constructor(families: readonly string[], arrangement: Arrangement, options: object, seed: string) {
    super(begin(corleone, families.length, seed, { families, ...options }), families)
    arrange(this.state, arrangement)
    this.play.listen()
  }

  get open(): Open {
    return this.state.open
  }

  get secret(): Secret {
    return this.state.secret
  }

  override get sheet(): ScoreSheet {
    if (this.open.phase !== 'over') throw new Error('the game is not over')
    return scoreSheet(this.open, this.secret.suitcases, this.box)
  }

  /** The phases of the act that is laid out. */
  #phases(): Frame[] {
    const bribery = this.box.acts[this.open.act - 1]?.bribery === true
    return ['openNewBusiness', 'familyBusiness', 'turfWar', 'bribery', 'tribute', 'endAct']
      .filter((step) => step !== 'bribery' || bribery)
      .map((step) => ({ step, args: {} }))
  }

  /** The rest of the act, from the start of a phase on. */
  from(phase: Exclude<Phase, 'over'>): this {
    const all = this.#phases()
    const first = phase === 'entracte' ? all.length - 1 : all.findIndex(({ step }) => step === phase)
    if (first < 0 || !PHASES.includes(phase)) throw new Error(`no ${phase} in act ${this.open.act}`)
    return this.run(...all.slice(first))
  }

  /** It is this family's turn in Family Business. */
  turnOf(family: string): this {
    this.open.phase = 'familyBusiness'
    const rest = this.#phases().slice(2)
    return this.run({ step: 'nextTurn', args: { from: this.seat(family) } }, ...rest)
  }

  /** The option with this beginning, or undefined. */
  offers(family: string, start: string): boolean {
    return this.options(family).some((id) => id.startsWith(start))
  }

  hand(family: string): CardId[] {
    return cardsOf(this.state, this.seat(family)).sort()
  }

  /** The money cards of a suitcase. */
  suitcase(family: string): CardId[] {
    const money = suitcaseOf(this.state, this.seat(family))
    return MONEY.flatMap((card) => Array<CardId>(money[card]).fill(card))
  }

  completed(family: string): string[] {
    return [...this.family(family).jobs].sort()
  }

  family(family: string): Family {
    return familyOf(this.open, this.seat(family))
  }

  controller(turf: string): string | null {
    return this.nameOf(controller(this.open, turf))
  }

  /** A control stack from bottom to top. */
  stack(turf: string): string[] {
    return this.namesOf(this.open.control[turf])
  }

  get horseHead(): string {
    return this.nameOf(this.open.horseHead) ?? ''
  }

  view(viewer: string): CorleoneView {
    return viewFor(this.play, this.viewer(viewer)) as CorleoneView
  }

  /** Where a figure is: its place on the board, the Hudson, beside the board, or still unplayed. */
  stands(figure: string): string | null {
    const { hudson, beside, seats } = this.open
    if (hudson.includes(figure)) return 'hudson'
    if (beside.includes(figure)) return 'beside'
    if (seats.some(({ thugs, members }) => thugs.includes(figure) || members.includes(figure)))
      return 'unplayed'
    return placeOf(this.open, figure)
  }
}

/**
 * A table of the first families of Vitale, Pizzino, Marzullo, Matarazzo, Caccamo, or of those that are named.
 * Nobody is asked anything until a phase or a turn is begun.
 */
export function tableOf(
  players: number | readonly string[],
  arrangement: Arrangement = {},
  options: object = {},
  seed = 'test',
): TestTable {
  const families = typeof players === 'number' ? FAMILIES.slice(0, players) : players
  return new TestTable(families, arrangement, options, seed)
}
