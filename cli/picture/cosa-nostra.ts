// The table of La Cosa Nostra in lines: the Market, the Monopolies, the families with gangsters and Business cards.

import { type Seat, viewFor } from '@backroom/engine'
import {
  type Box,
  businessesOf,
  gangstersOf,
  incomeOf,
  markersLeft,
  type NostraView,
  type Option as NostraOption,
  strengthOf,
} from '@backroom/games/cosa-nostra'
import { bargainLines, readBargain } from '../terminalTable/bargain.ts'
import type { Look, Picture } from './look.ts'

export function cosaNostraPicture(look: Look): Picture {
  const { play, viewer } = look
  // The game's own view and box: the id of the game says that they are these.
  const view = viewFor(play, viewer) as NostraView
  const drawing = new Drawing(look, view, play.box as Box)
  return {
    board: () => drawing.board(),
    detail: (option) => drawing.detail(option as NostraOption),
    sheet: () => drawing.sheet(),
    talk: {
      help: 'dealHelp',
      lines: () => bargainLines(view, play.box as Box, look),
      read: (typed) => readBargain(typed, view),
    },
  }
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)

class Drawing {
  readonly #look: Look
  readonly #view: NostraView
  readonly #box: Box

  constructor(look: Look, view: NostraView, box: Box) {
    this.#look = look
    this.#view = view
    this.#box = box
  }

  board(): string[] {
    const { say } = this.#look.words
    const { round, phase, start, market, businessDeckCount, monopolies, seats } = this.#view
    return [
      say('table.heading', { round, phase, start }),
      '',
      say('table.market', { count: businessDeckCount }),
      ...indented(market.map((card) => (card === null ? say('table.empty') : this.#business(card)))),
      say('table.monopolies'),
      ...indented(
        Object.entries(monopolies).map(([monopoly, seat]) => say('table.monopoly', { monopoly, seat })),
      ),
      ...seats.flatMap((_, seat) => ['', ...this.#family(seat)]),
      ...this.#offers(),
    ]
  }

  #family(seat: Seat): string[] {
    const { words } = this.#look
    const family = this.#view.seats[seat]
    if (!family) return []
    const { cash, laundered, trophies } = family
    const { orderBacks, influenceCounts, hands } = this.#view
    const income = incomeOf(this.#view, this.#box, seat)
    const hand = hands[seat]
    return [
      words.say('table.family', { seat, cash, income, laundered }),
      ...indented([
        words.say('table.counts', {
          orders: (orderBacks[seat] ?? []).reduce((sum, count) => sum + count, 0),
          influence: influenceCounts[seat] ?? 0,
          markers: markersLeft(this.#view, this.#box, seat),
        }),
        ...gangstersOf(this.#view, seat).map((id) => this.#gangster(id)),
        ...businessesOf(this.#view, seat).map((id) => this.#ownBusiness(id)),
        ...(trophies.length > 0 ? [words.say('table.trophies', { trophies })] : []),
        ...(hand
          ? [
              words.say('table.orders'),
              ...indented(hand.orders.map((id) => this.#order(id))),
              words.say('table.influence'),
              ...indented(hand.influence.map((card) => `${words.name(card)} – ${words.say(`card.${card}`)}`)),
            ]
          : []),
      ]),
    ]
  }

  #gangster(id: string): string {
    const { say } = this.#look.words
    const gangster = this.#view.gangsters[id]
    if (!gangster) return ''
    const { active, back, purchase, on } = gangster
    const order = this.#view.planned[id]
    const strength = strengthOf(this.#view, this.#box, id)
    const task = order
      ? say('table.planned', { order })
      : back !== null
        ? say('table.back', { round: back })
        : purchase
          ? say('table.purchase', { business: purchase })
          : say('table.noTask')
    return [
      say('table.gangster', { gangster: id, strength }),
      active ? task : say('table.outOfAction'),
      ...(on.length > 0 ? [say('table.carries', { on })] : []),
    ].join('; ')
  }

  #business(id: string): string {
    const card = this.#box.business[id]
    if (!card) return this.#look.words.name(id)
    return this.#look.words.say('table.business', { business: id, price: card.price, income: card.income })
  }

  #prices(id: string): string | null {
    const { say } = this.#look.words
    const card = this.#box.business[id]
    return card ? `${say('card.price', { ...card })}; ${say('card.income', { ...card })}` : null
  }

  #ownBusiness(id: string): string {
    const { say } = this.#look.words
    const card = this.#view.businesses[id]
    if (!card) return ''
    return [
      this.#business(id),
      ...(card.active ? [] : [say('table.outOfAction')]),
      ...(card.used ? [say('table.used')] : []),
      ...(card.markers.length > 0 ? [say('table.markersOf', { seats: card.markers })] : []),
    ].join('; ')
  }

  #offers(): string[] {
    const { words } = this.#look
    const lines = this.#view.offers.flatMap((offer) => words.event({ type: 'offered', ...offer }) ?? [])
    return lines.length > 0 ? ['', words.say('table.offers'), ...indented(lines)] : []
  }

  #order(id: string): string {
    return `${this.#look.words.name(id)} – ${this.#orderText(id)}`
  }

  /** What is printed on the order. */
  #orderText(id: string): string {
    const { words } = this.#look
    const order = this.#box.order[id]
    if (!order) return ''
    const { kind, target, requires, difficulty, stake, results, failure } = order
    const does = (effects: typeof failure): string =>
      effects.map((effect) => words.say(`card.${effect.op}`, { ...effect })).join(', ')
    return [
      words.name(kind),
      ...(target ? [words.say(`card.target.${target}`)] : []),
      ...(requires.length > 0 ? [words.say('card.requires', { requires })] : []),
      ...(stake ? [words.say('card.stake', stake)] : []),
      typeof difficulty === 'number'
        ? words.say('card.difficulty', { difficulty })
        : words.say('card.difficultyOfTarget'),
      ...results.map(
        ({ successes, effects }) => `${words.say('card.successes', { successes })}: ${does(effects)}`,
      ),
      ...(failure.length > 0 ? [`${words.say('card.failure')}: ${does(failure)}`] : []),
    ].join('; ')
  }

  detail(option: NostraOption): string | null {
    const { words } = this.#look
    switch (option.say) {
      case 'task':
      case 'orderCard':
        return this.#orderText(option.order)
      case 'buy':
      case 'buyNow':
      case 'markedCard':
        return this.#prices(option.business)
      case 'play':
      case 'influenceCard':
        return words.say(`card.${option.card}`)
      case 'run':
      case 'declare':
      case 'pay':
      case 'off':
        return this.#task(option)
      case 'die':
        return words.say('table.die', { value: this.#view.executions.at(-1)?.dice[option.die] })
      case 'recruit':
        return this.#recruit(option.gangster)
      default:
        return null
    }
  }

  #task({ say, gangster }: { readonly say: string; readonly gangster: string }): string | null {
    const order = this.#view.planned[gangster]
    if (order !== undefined) return say === 'run' ? this.#order(order) : this.#look.words.name(order)
    const purchase = this.#view.gangsters[gangster]?.purchase
    return purchase ? this.#business(purchase) : null
  }

  #recruit(id: string): string {
    const { say } = this.#look.words
    const card = this.#box.gangster[id]
    if (!card) return ''
    return [
      say('card.strength', { strength: card.strength }),
      say('card.recruitCost', { price: card.recruitCost }),
    ].join('; ')
  }

  sheet(): string[] {
    const { words, play } = this.#look
    const { sheet } = this.#view
    if (!sheet) return []
    const { money, say } = words
    return [
      say('sheet.title'),
      ...sheet.flatMap((line, seat) => [
        this.#look.names[seat] ?? '',
        ...indented([
          `${say('sheet.cash')}: ${money(line.cash)}`,
          `${say('sheet.income')}: ${money(line.income)}`,
          ...(line.topEarner > 0 ? [`${say('sheet.topEarner')}: ${money(line.topEarner)}`] : []),
          ...(line.mostGangsters > 0 ? [`${say('sheet.mostGangsters')}: ${money(line.mostGangsters)}`] : []),
          ...(line.laundered > 0 ? [`${say('sheet.laundered')}: ${money(line.laundered)}`] : []),
          ...(line.muscle > 0 ? [`${say('sheet.muscle')}: ${money(line.muscle)}`] : []),
          `${say('sheet.total')}: ${money(line.total)}`,
        ]),
      ]),
      say('sheet.winners', { winners: play.core.over?.winners ?? [] }),
    ]
  }
}
