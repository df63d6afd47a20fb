// A table to test at, in the players' own words: who is asked, what is on offer, who answers what.

import { begin, type Event, type Option, type Prompt, viewFor } from '@backroom/engine'
import { GameTable } from '../../testing/table.ts'
import type { Box } from '../components/box.ts'
import { speakeasy } from '../index.ts'
import words from '../text/en.json' with { type: 'json' }
import {
  type Family,
  familyOf,
  item,
  must,
  type Open,
  type Own,
  ownOf,
  type Secret,
  type Side,
  sideOf,
  type Space,
  type Speakeasy,
} from '../state.ts'
import type { StepNames } from '../steps/names.ts'
import type { SpeakeasyView } from '../view/view.ts'
import { type Arrangement, arrange } from './arrange.ts'

export const COLORS = ['yellow', 'blue', 'green', 'purple'] as const

/** Whatever is asked, offered, refused or told has a sentence of its own: nothing else can come to the table. */
function mustBeSaid(section: 'prompt' | 'option' | 'event' | 'why', key: string): void {
  if (!Object.hasOwn(words[section], key)) throw new Error(`there is no sentence for the ${section} “${key}”`)
}

/** What a sentence about money or cards says it was for. */
const FOR: { readonly [type: string]: readonly [detail: string, known: readonly string[]] } = {
  paid: ['purpose', ['building', 'goons', 'barrels', 'associate', 'hired']],
  earned: ['income', ['casinos', 'sale', 'crate', 'bonus', 'hired']],
  safeFilled: ['income', ['zone', 'book']],
  cardsDiscarded: ['reason', ['raise', 'raiseAgain', 'casino', 'turnOrder']],
}

function mustBeAsked(prompt: Prompt): void {
  mustBeSaid('prompt', prompt.key)
  if ('options' in prompt) for (const { say } of prompt.options) mustBeSaid('option', say)
}

function mustBeTold(event: Event): void {
  mustBeSaid('event', event.type)
  const [detail = '', known = []] = FOR[event.type] ?? []
  if (known.length > 0 && !known.includes(String(event[detail])))
    throw new Error(`${event.type}: nobody knows of the ${detail} “${String(event[detail])}”`)
}

export class TestTable extends GameTable<Speakeasy, Box> {
  constructor(colors: readonly string[], options: object, seed: string) {
    super(begin(speakeasy, colors.length, seed, { colors, first: 0, ...options }), colors)
    this.play.listen()
  }

  protected override hear(): void {
    const known = this.events.length
    super.hear()
    for (const event of this.events.slice(known)) mustBeTold(event)
    for (const prompt of this.play.prompts) mustBeAsked(prompt)
  }

  lay(arrangement: Arrangement): this {
    arrange(this.state, this.box, arrangement, (color) => this.seat(color))
    return this
  }

  /** The family does this one step; when it is done it is asked where to place a capo. */
  does<Name extends string & keyof StepNames>(
    color: string,
    step: Name,
    args: Omit<StepNames[Name], 'seat'> & object,
  ): this {
    const seat = this.seat(color)
    const rest = { step: 'placeCapo', args: { seat } }
    return this.run({ step, args: { seat, ...args } }, rest, { step: 'endRound', args: {} })
  }

  /** An effect as it is printed on a token, a helper card, a building … */
  gains(color: string, from: string): this {
    const seat = this.seat(color)
    const effects = must(this.box.effects, from).map((_, index) => ({
      step: 'effect',
      args: { seat, from, index },
    }))
    return this.run(...effects, { step: 'placeCapo', args: { seat } }, { step: 'endRound', args: {} })
  }

  /** It is this family's turn, and these follow in the round. */
  turnOf(color: string, ...after: readonly string[]): this {
    this.open.queue = [color, ...after].map((one) => this.seat(one))
    return this.run({ step: 'nextTurn', args: {} })
  }

  /** The family puts its capo there. */
  visits(color: string, contact: string): this {
    return this.turnOf(color).answers(color, contact)
  }

  /** One of the options on offer, with all that it speaks of. */
  option(color: string, id: string): Option {
    const prompt = this.prompt(color)
    const found = 'options' in prompt ? prompt.options.find((option) => option.id === id) : undefined
    if (!found) throw this.fault(`${color} is not offered ${id}`)
    return found
  }

  /** The rule that forbids this answer, which then must not be on offer either. */
  forbids(color: string, id: string): string | undefined {
    const { rule, why } = this.blocked(color).find((one) => one.id === id) ?? {}
    if (why !== undefined) mustBeSaid('why', why)
    if (rule !== undefined && this.options(color).includes(id))
      throw this.fault(`${id} is offered to ${color} although ${rule} forbids it`)
    return rule
  }

  get open(): Open {
    return this.state.open
  }

  get secret(): Secret {
    return this.state.secret
  }

  family(color: string): Family {
    return familyOf(this.open, this.seat(color))
  }

  /** What the family keeps to itself. */
  own(color: string): Own {
    return ownOf(this.secret, this.seat(color))
  }

  /** All that the family has, to look at. */
  holdings(color: string): Family & Own {
    return { ...this.family(color), ...this.own(color) }
  }

  side(color: string): Side {
    return sideOf(this.state, this.box, this.seat(color))
  }

  space(id: string): Space {
    return item(this.open.spaces, must(this.box.placeOf, id))
  }

  /** What stands on a space: `mob`, `blue S1`, or nothing. */
  stands(id: string): string | null {
    const space = this.space(id)
    if (space.mob) return 'mob'
    return space.owner < 0 ? null : `${this.names[space.owner]} ${space.slot}`
  }

  /** Turn order by colour. */
  get order(): string[] {
    return this.namesOf(this.open.upper.filter((seat) => seat !== null))
  }

  ship(id: string) {
    const ship = this.open.ships.find((one) => one.ship === id)
    if (!ship) throw new Error(`no ship is called ${id}`)
    return { ...ship, district: item(this.box.ports, ship.port).district }
  }

  view(viewer: string): SpeakeasyView {
    // The game's own view: the table plays this game.
    return viewFor(this.play, this.viewer(viewer)) as SpeakeasyView
  }
}

/** A table of the first of yellow, blue, green and purple in a quiet city, laid out as wanted. */
export const tableOf = (players: number, arrangement: Arrangement = {}, options: object = {}): TestTable =>
  new TestTable(COLORS.slice(0, players), options, 'test').lay(arrangement)

/** A table as the set-up leaves it. */
export const newTable = (players: number, options: object = {}, seed = 'test'): TestTable =>
  new TestTable(COLORS.slice(0, players), options, seed)
