// The board of Corleone's Empire in lines: turfs with fronts, backs, figures and control, and the families.

import { type Seat, viewFor } from '@backroom/engine'
import {
  type Ability,
  actOf,
  backsAt,
  type Box,
  type CorleoneView,
  type Family,
  type Option,
  scoreSheet,
  sumIn,
} from '@backroom/games/corleone'
import type { Look, Picture } from './look.ts'

export function corleonePicture(look: Look): Picture {
  const { play, viewer } = look
  // The game's own view and box: the id of the game says that they are these.
  const view = viewFor(play, viewer) as CorleoneView
  const drawing = new Drawing(look, view, play.box as Box)
  return {
    board: () => drawing.board(),
    detail: (option) => drawing.detail(option as Option),
    sheet: () => drawing.sheet(),
  }
}

class Drawing {
  readonly #look: Look
  readonly #view: CorleoneView
  readonly #box: Box

  constructor(look: Look, view: CorleoneView, box: Box) {
    this.#look = look
    this.#view = view
    this.#box = box
  }

  board(): string[] {
    return [
      this.#heading(),
      '',
      ...this.#turfs(),
      '',
      ...this.#spaces(),
      '',
      ...this.#supply(),
      '',
      ...this.#families(),
    ]
  }

  #heading(): string {
    const { words, say } = this.#look
    const { act, phase, horseHead } = this.#view
    return say('boardHeading', {
      act: words.name(`act-${act}`),
      phase: words.name(phase),
      limit: actOf(this.#view, this.#box).handLimit,
      first: this.#seat(horseHead),
    })
  }

  #seat(seat: Seat): string {
    return this.#look.names[seat] ?? String(seat)
  }

  #figure(figure: string | null | undefined): string {
    return figure ? this.#look.words.name(figure) : this.#look.say('boardEmpty')
  }

  #does(abilities: readonly Ability[]): string {
    return abilities.map((ability) => this.#look.words.ability(ability)).join('; ')
  }

  #turfs(): string[] {
    const { say, words } = this.#look
    const { control, tiles, chief, onFront } = this.#view
    return this.#box.turfs.flatMap((turf) => {
      const stack = control[turf.id] ?? []
      const top = stack.at(-1)
      const name = words.name(turf.id)
      const title = turf.number === null ? name : `${turf.number} ${name}`
      const tile = tiles[turf.id]
      const businesses = [turf.printed, ...(tile ? [tile] : [])]
      return [
        top === undefined
          ? title
          : say('boardTurf', {
              turf: title,
              controller: this.#seat(top),
              stack: stack.map((seat) => this.#seat(seat)).join(' < '),
            }),
        ...(chief === turf.id ? [`    ${words.name('police-chief')}`] : []),
        ...businesses.flatMap((id) => this.#business(id, onFront[id])),
      ]
    })
  }

  #business(id: string, figure: string | null | undefined): string[] {
    const { say, words } = this.#look
    const business = this.#box.business[id]
    if (!business) return []
    const front = business.front && [
      say('boardFront', {
        front: words.say('card.front'),
        does: this.#does(business.front),
        figure: this.#figure(figure),
      }),
    ]
    return [
      `    ${words.name(id)}`,
      ...(front ?? []).map((line) => `        ${line}`),
      `        ${say('boardBack', { back: words.say('card.back'), does: this.#does(business.back) })}`,
    ]
  }

  #spaces(): string[] {
    const { say, words } = this.#look
    return [
      say('boardSpaces'),
      ...this.#box.spaces.map(
        ({ id, turfs }) =>
          `    ${turfs.map((turf) => words.name(turf)).join(' + ')}: ${this.#figure(this.#view.onSpace[id])}`,
      ),
    ]
  }

  #supply(): string[] {
    const { say, words } = this.#look
    const { bank, openJobs, allyRow, hudson, deckCount } = this.#view
    const piles = [...Object.entries(bank.money), ...Object.entries(bank.goods)]
    return [
      say('boardOpenJobs', { deck: deckCount }),
      ...openJobs.map((job) => `    ${job === null ? say('boardEmpty') : this.#job(job)}`),
      ...(allyRow.length > 0
        ? [say('boardAllies'), ...allyRow.map((ally) => `    ${this.#ally(ally)}`)]
        : []),
      ...(hudson.length > 0
        ? [say('boardHudson', { figures: hudson.map((figure) => words.name(figure)).join(', ') })]
        : []),
      say('boardBank', { piles: piles.map(([card, count]) => `${words.name(card)} ×${count}`).join(', ') }),
    ]
  }

  #job(id: string): string {
    const { words } = this.#look
    const job = this.#box.job[id]
    if (!job) return words.name(id)
    const parts = [
      words.say('card.requires', { requires: job.requires }),
      this.#does(job.ability),
      words.say('card.pays', { money: job.money }),
    ]
    return `${words.name(id)} (${words.name(job.color)}) – ${parts.join('; ')}`
  }

  #ally(id: string): string {
    const ally = this.#box.ally[id]
    return `${this.#look.words.name(id)}${ally ? ` – ${this.#does(ally.effects)}` : ''}`
  }

  #card(id: string): string {
    if (this.#box.job[id]) return this.#job(id)
    return this.#box.ally[id] ? this.#ally(id) : this.#look.words.name(id)
  }

  #families(): string[] {
    return this.#view.seats.flatMap((family, seat) => this.#family(family, seat))
  }

  #family(family: Family, seat: Seat): string[] {
    const { say, words } = this.#look
    const { handCounts, hands, suitcases } = this.#view
    const [hand, money] = [hands[seat], suitcases[seat]]
    const lines = [
      say('boardFamily', {
        seat: this.#seat(seat),
        cards: handCounts[seat] ?? 0,
        thugs: family.thugs.length,
        members: family.members.length,
        markers: family.markers,
      }),
    ]
    const add = (text: string) => lines.push(`    ${text}`)
    if (family.jobs.length > 0) add(say('boardJobs', { jobs: words.list(family.jobs) }))
    if (family.played.length > 0) add(say('boardPlayed', { allies: words.list(family.played) }))
    if (money) {
      const piles = Object.entries(money).filter(([, count]) => count > 0)
      add(
        say('boardSuitcase', {
          money: piles.map(([card, count]) => `${card} ×${count}`).join(', ') || say('boardEmpty'),
          sum: words.money(sumIn(money)),
        }),
      )
    }
    if (hand) {
      add(say('boardHand'))
      for (const card of hand) add(`    ${this.#card(card)}`)
    }
    return lines
  }

  detail(option: Option): string | null {
    switch (option.say) {
      case 'playThug':
        return this.#does(this.#box.business[option.place]?.front ?? [])
      case 'playMember':
        return this.#does(this.#box.backs(backsAt(this.#view, this.#box, option.place)))
      case 'completeHandJob':
      case 'completeOpenJob':
      case 'job':
        return this.#job(option.job)
      case 'playAlly':
      case 'ally':
        return this.#does(this.#box.ally[option.ally]?.effects ?? [])
      case 'card':
        return this.#box.job[option.card] ? this.#job(option.card) : null
      default:
        return null
    }
  }

  sheet(): string[] {
    const { words } = this.#look
    if (this.#view.phase !== 'over') return []
    const suitcases = this.#view.suitcases.filter((money) => money !== null)
    const sheet = scoreSheet(this.#view, suitcases, this.#box)
    return [
      words.say('sheet.title'),
      ...sheet.totals.flatMap((total, seat) => [
        `${this.#seat(seat)}`,
        `    ${words.say('sheet.money')}: ${words.money(sheet.money[seat] ?? 0)}`,
        ...sheet.bonuses
          .filter((bonus) => bonus.seat === seat)
          .map((bonus) => {
            const key = bonus.turf === undefined ? 'sheet.job' : 'sheet.turf'
            return `    ${words.say(key, { ...bonus })}: ${words.money(bonus.money)}`
          }),
        `    ${words.say('sheet.total')}: ${words.money(total)}`,
      ]),
      words.say('sheet.winners', { winners: this.#look.play.core.over?.winners ?? [] }),
    ]
  }
}
