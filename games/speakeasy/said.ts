// What the things of the box do, in words: cards, tokens, helpers, contacts, mobsters, crates, objectives, buildings.

import type { Effect } from './effects/vocabulary.ts'
import type { Words } from '../words.ts'
import type { Box } from './components/box.ts'
import { needOf } from './rules/objectives.ts'
import { must, type Open } from './state.ts'
import type {
  CardId,
  ContactId,
  CrateId,
  HelperId,
  MobsterId,
  ObjectiveId,
  SlotId,
  TokenId,
} from './words.ts'

/** The objectives that lie on the board. */
type Tiles = Pick<Open, 'parkTiles' | 'zoneTiles'>

export class Said {
  readonly #words: Words
  readonly #box: Box

  constructor(words: Words, box: Box) {
    this.#words = words
    this.#box = box
  }

  #together(parts: readonly string[], between = '. '): string {
    return parts.filter((part) => part !== '').join(between)
  }

  effects(effects: readonly Effect[]): string {
    return this.#together(effects.map((effect) => this.#words.say(`effect.${effect.op}`, { ...effect })))
  }

  /** Effects by where they are printed (`slot:S1`, `docks:0`, `reputation:11`). */
  printed(from: string): string {
    return this.effects(must(this.#box.effects, from))
  }

  contact(id: ContactId): string {
    return this.#together(must(this.#box.contact, id).rows.map((row) => this.effects(row)))
  }

  /** Bonus, action and leverage. */
  card(id: CardId): string {
    const { type, leverage } = must(this.#box.card, id)
    const { say } = this.#words
    return this.#together([
      this.printed(`card:${id}`),
      say(`card.${type}`),
      say('card.leverage', { leverage }),
    ])
  }

  /** The same under the name of its type. */
  cardOfType(id: CardId): string {
    return `${this.#words.name(must(this.#box.card, id).type)}: ${this.card(id)}`
  }

  token(id: TokenId): string {
    return this.printed(`token:${id}`)
  }

  /** Effect and bottle. */
  helper(id: HelperId): string {
    const { bottle } = must(this.#box.helper, id)
    const value = must(this.#box.bottle, bottle)
    return this.#together([this.printed(`helper:${id}`), this.#words.say('card.bottle', { bottle, value })])
  }

  /** Strength, price and what he brings as an associate. */
  mobster(id: MobsterId): string {
    const { strength, cost, bonus } = must(this.#box.mobster, id)
    return this.#together([
      this.#words.say('card.mobster', { strength, cost }),
      bonus ? this.#words.say(`associate.${bonus.op}`, { ...bonus }) : '',
    ])
  }

  /** What a crate pays when it is taken. */
  cash(id: CrateId): string {
    const { cash } = must(this.#box.crate, id)
    return this.#words.say(`cash.${cash.per}`, { ...cash })
  }

  /** What a crate is good for afterwards. */
  lasting(id: CrateId): string {
    const { back } = must(this.#box.crate, id)
    return this.#words.say(`lasting.${back.op}`, { ...back })
  }

  /** The price of a building and the bonus under it. */
  slot(id: SlotId): string {
    const { cost, discards } = must(this.#box.slot, id)
    return this.#together([
      this.#words.say('card.cost', { cost, cards: discards }),
      this.printed(`slot:${id}`),
    ])
  }

  /** What an objective asks for, as its tile on the board says. */
  needs(id: ObjectiveId, tiles: Tiles): string {
    const { req, anyBuilding } = needOf(tiles, this.#box, id)
    const { say } = this.#words
    return this.#together(
      [say(`need.${req.req}`, { ...req }), anyBuilding ? say('card.anyBuilding') : ''],
      '; ',
    )
  }

  /** What cooking a book there brings. */
  brings(id: ObjectiveId): string {
    const { safe } = must(this.#box.objective, id)
    return this.#together([this.#words.say('card.objective', { safe }), this.printed(`book:${id}`)])
  }
}
