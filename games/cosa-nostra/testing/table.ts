// A table to test at: a position is laid out, families answer, and one looks at what has become of it.

import { type Answer, begin, below, fork, randomFrom, type Refusal, viewFor } from '@backroom/engine'
import { type Frame, GameTable } from '../../testing/table.ts'
import type { Box } from '../components/box.ts'
import { checkMonopolies, incomeOf } from '../rules/businesses.ts'
import { momentOf } from '../rules/clocks.ts'
import { cosaNostra } from '../index.ts'
import {
  type Business,
  type Family,
  familyOf,
  type Gangster,
  type Hand,
  handOf,
  must,
  type Nostra,
  type NostraTable,
  type Open,
  orderOn,
  type ScoreSheet,
} from '../state.ts'
import type { NostraView } from '../view/view.ts'
import { type Arrangement, arrange } from './arrange.ts'
import { ORDER, R1, Y1 } from './cards.ts'

export const FAMILIES = ['blundetto', 'dimaggio', 'calmuti', 'laserva', 'caruso'] as const

export class TestTable extends GameTable<Nostra, Box> {
  constructor(families: readonly string[], arrangement: Arrangement | null, options: object, seed: string) {
    super(begin(cosaNostra, families.length, seed, { families, ...options }, [], true), families)
    if (arrangement === null) {
      this.hear()
      return
    }
    arrange(this.state, this.box, arrangement)
    checkMonopolies(this.state.open, this.play.table as NostraTable)
    this.play.takeTold()
  }

  get #rest(): Frame[] {
    const last = this.state.open.round === this.box.lastRound
    return [
      { step: 'closing', args: {} },
      { step: last ? 'theEnd' : 'payday', args: {} },
    ]
  }

  /** The whole round from its draw on. */
  round(): this {
    return this.run({ step: 'startRound', args: {} })
  }

  /** The Planning phase from its first turn on. */
  planning(): this {
    return this.run({ step: 'planning', args: {} }, { step: 'action', args: {} }, ...this.#rest)
  }

  /** The Action phase, with this family's turn first. */
  action(family: string): this {
    this.state.open.phase = 'action'
    return this.run({ step: 'nextAction', args: { from: this.seat(family) } }, ...this.#rest)
  }

  closing(): this {
    this.state.open.phase = 'action'
    return this.run(...this.#rest)
  }

  payday(): this {
    return this.run({ step: 'payday', args: {} })
  }

  /** The next dice show this. */
  dice(...eyes: readonly number[]): this {
    const luck = randomFrom('dice')
    for (let tries = 0; tries < 3_000_000; tries++) {
      const random = fork(luck)
      const shown = [...random] as typeof random
      if (eyes.every((eye) => below(shown, 6) + 1 === eye)) {
        this.play.core.random = random
        return this
      }
    }
    throw new Error(`the dice never show ${eyes.join(', ')}`)
  }

  /** An Attack: the target is declared, the dice show this, the order is revealed. */
  attacks(family: string, gangster: string, target: string, ...eyes: readonly number[]): this {
    this.answers(family, `declare:${gangster}`).answers(family, target)
    return this.dice(...eyes).answers(family, 'reveal')
  }

  /** A Cash Job or a Special order is carried out, and the dice show this. */
  runs(family: string, gangster: string, ...eyes: readonly number[]): this {
    return this.dice(...eyes).answers(family, `run:${gangster}`)
  }

  /** Everybody lets the Schemer window pass. */
  nobodySchemes(): this {
    for (const family of this.awaited) if (this.asked[family] === 'scheme') this.answers(family, 'pass')
    return this
  }

  /** All of these answer the same. */
  all(answer: Answer, ...families: readonly string[]): this {
    for (const family of families.length > 0 ? families : this.awaited) this.answers(family, answer)
    return this
  }

  /** One offers this, the other takes it. */
  deals(from: string, to: string, terms: object): this {
    this.does(from, 'offer', { to: this.seat(to), ...terms })
    return this.does(to, 'accept', { offer: this.state.secret.offers.at(-1)?.id ?? '' })
  }

  /** A command outside prompts, which is taken. */
  does(family: string, command: string, args: object): this {
    const refusal = this.triesTo(family, command, args)
    if (refusal) throw this.fault(`${family} may not ${command}`, refusal)
    return this
  }

  triesTo(family: string, command: string, args: unknown): Refusal | null {
    const reply = this.play.command(this.seat(family), command, args)
    this.hear()
    return reply.ok ? null : reply.refusal
  }

  offers(family: string, id: string): boolean {
    return this.options(family).includes(id)
  }

  /** Why this cannot be picked, as rule and reason. */
  whyNot(family: string, id: string): string | undefined {
    const found = this.blocked(family).find((one) => one.id === id)
    return found && `${found.rule} ${found.why}`
  }

  family(family: string): Family {
    return familyOf(this.state.open, this.seat(family))
  }

  hand(family: string): Hand {
    return handOf(this.state, this.seat(family))
  }

  /** The order that lies on a gangster. */
  order(id: string): string | null {
    return orderOn(this.state, id)
  }

  cash(family: string): number {
    return this.family(family).cash
  }

  gangster(id: string): Gangster {
    return must(this.state.open.gangsters, id)
  }

  business(id: string): Business | undefined {
    return this.state.open.businesses[id]
  }

  /** By seat: what a Payday would bring. */
  get incomes(): number[] {
    return this.names.map((_, seat) => incomeOf(this.state.open, this.box, seat))
  }

  /** The moment for blackmail. */
  get moment(): ReturnType<typeof momentOf> {
    return momentOf(this.state.open, this.box)
  }

  /** Whose area it lies in. */
  owner(id: string): string | null {
    return this.nameOf(this.state.open.businesses[id]?.owner ?? this.state.open.gangsters[id]?.owner)
  }

  /** Families whose markers lie on a card. */
  markers(id: string): string[] {
    return this.namesOf(this.state.open.businesses[id]?.markers)
  }

  monopoly(id: keyof Open['monopolies']): string | null {
    return this.nameOf(this.state.open.monopolies[id])
  }

  /** Orders that lie on their piles unshown. */
  get unshown(): string[] {
    return this.state.secret.unshownOrders.flat()
  }

  get shown(): string[] {
    return this.state.open.orderPiles.flatMap(({ shown }) => shown)
  }

  get turn(): string | null {
    return this.nameOf(this.state.open.turn)
  }

  override get sheet(): ScoreSheet {
    const { sheet } = this.state.open
    if (!sheet) throw new Error('the game is not over')
    return sheet
  }

  view(viewer: string): NostraView {
    return viewFor(this.play, this.viewer(viewer)) as NostraView
  }
}

/**
 * A table of the first families of Blundetto, DiMaggio, Calmuti, LaServa, Caruso, or of those that are named.
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

/** A game as it really begins, before anybody has answered. */
export const freshTable = (players: number, options: object = {}, seed = 'test'): TestTable =>
  new TestTable(FAMILIES.slice(0, players), null, options, seed)

/** A table of three in the Action phase where everybody may talk: the first has a job planned, the third a threat. */
export const bargaining = (more: Arrangement = {}, options: object = {}): TestTable =>
  tableOf(3, { planned: { [Y1]: ORDER.gasStation, [R1]: ORDER.threats }, ...more }, options).action(
    'blundetto',
  )
