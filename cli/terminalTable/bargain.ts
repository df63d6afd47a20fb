// Bargaining at the terminal table of La Cosa Nostra: what is typed as a command, and what lies on the table for it.

import type { Json, Seat } from '@backroom/engine'
import { type Box, keeperOf, type NostraView, offeredEvent, strengthOf } from '@backroom/games/cosa-nostra'
import type { Words } from '@backroom/games/words'
import type { Say } from '../messages.ts'
import type { Typed } from '../picture/look.ts'

/** What can be pointed at by its number: offers, words, Business cards, gangsters. */
interface Counter {
  readonly offers: NostraView['offers']
  readonly words: NostraView['words']
  readonly businesses: readonly string[]
  readonly gangsters: readonly string[]
}

interface Owned {
  readonly owner: Seat | null
}
/** What nobody owns yet comes last. */
const byOwner = (a: Owned, b: Owned): number => (a.owner ?? 99) - (b.owner ?? 99)

function counterOf(view: NostraView): Counter {
  return {
    offers: view.offers,
    words: view.words,
    businesses: Object.entries(view.businesses)
      .toSorted(([, a], [, b]) => byOwner(a, b))
      .map(([id]) => id),
    gangsters: Object.entries(view.gangsters)
      .filter(([, { where }]) => where === 'play')
      .toSorted(([, a], [, b]) => byOwner(a, b))
      .map(([id]) => id),
  }
}

class NotUnderstood extends Error {}

const misread = (): never => {
  throw new NotUnderstood()
}

function pointed<T>(list: readonly T[], number: string | undefined): T {
  return list[Number(number) - 1] ?? misread()
}

const person = (word: string | undefined): Seat | 'all' => {
  if (word === 'all') return 'all'
  return word !== undefined && /^\d$/.test(word) ? Number(word) : misread()
}

const nothing = (): Side => ({ cash: 0, businesses: [], gangsters: [], access: [], later: null })
type Side = {
  cash: number
  businesses: string[]
  gangsters: string[]
  access: string[]
  later: { [field: string]: Json } | null
}
type Leg = { from: Seat; to: Seat; give: Side }

const seatOf = (word: string | undefined): Seat => {
  const who = person(word)
  return who === 'all' ? misread() : who
}

const dollars = (word: string | undefined): number =>
  word !== undefined && /^\$?\d+$/.test(word) ? Number(word.replace('$', '')) : misread()

/** `3000 payday 2`, `3000 closing 2`, `3000 end 4`: a sum, its moment, and the round. */
const sumLater = ([amount, at = '', round = '']: readonly string[]): { [field: string]: Json } =>
  /^\d$/.test(round) ? { amount: dollars(amount), at, round: Number(round) } : misread()

/** `3000`, `b4` a Business card, `@b4` a marker on it, `g2` a gangster. */
function add(side: Side, item: string, { businesses, gangsters }: Counter): void {
  const [, at, kind, number] = /^(@?)([bg])(\d+)$/.exec(item) ?? []
  if (kind === 'g' && at === '') side.gangsters.push(pointed(gangsters, number))
  else if (kind === 'b') (at === '' ? side.businesses : side.access).push(pointed(businesses, number))
  else side.cash += dollars(item)
}

/**
 * `give … for … [with WHO and WHO WHOM …] [aloud] [until turn|phase|SECONDS] [say TEXT]`, in any order of its parts;
 * `later SUM MOMENT ROUND` among the things of a side is money for later.
 */
function terms(words: readonly string[], counter: Counter): { [field: string]: Json } {
  const sides = { give: nothing(), want: nothing() }
  const rest: { [field: string]: Json } = {}
  const among: Seat[] = []
  const legs: Leg[] = []
  let side: Side | null = null
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (word === 'give') side = sides.give
    else if (word === 'for') side = sides.want
    else if (word === 'with') among.push(seatOf(words[++i]))
    else if (word === 'and') {
      side = nothing()
      legs.push({ from: seatOf(words[++i]), to: seatOf(words[++i]), give: side })
    } else if (word === 'later' && side) {
      side.later = sumLater(words.slice(i + 1))
      i += 3
    } else if (word === 'aloud') rest['aloud'] = true
    else if (word === 'until') Object.assign(rest, until(words[++i]))
    else if (word === 'say') {
      rest['text'] = words.slice(i + 1).join(' ')
      break
    } else if (side) add(side, word, counter)
    else misread()
  }
  return { ...sides, among, legs, ...rest }
}

function until(word: string | undefined): { [field: string]: Json } {
  if (word === 'turn' || word === 'phase') return { until: word }
  return word !== undefined && /^\d+$/.test(word) ? { until: 'time', seconds: Number(word) } : misread()
}

function said(kind: string, [who, ...rest]: readonly string[]): Json {
  const aloud = rest[0] === 'aloud'
  return { kind, to: person(who), aloud, text: rest.slice(aloud ? 1 : 0).join(' ') }
}

/** `pass rob round unless 5000`. */
function standing([reaction = '', pass = '', unless, ...conditions]: readonly string[]): Json {
  if (unless === undefined) return { reaction, pass }
  if (unless !== 'unless' || conditions.length === 0) return misread()
  if (reaction === 'scheme') return { reaction, pass, unless: { rivals: conditions.map(Number) } }
  if (reaction === 'doctor')
    return { reaction, pass, unless: Object.fromEntries(conditions.map((one) => [one, true])) }
  return { reaction, pass, unless: { least: Number(conditions[0]) } }
}

const isWord = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word)

const COMMANDS = {
  offer: (words, counter) => ({
    command: 'offer',
    args: { to: person(words[0]), ...terms(words.slice(1), counter) },
  }),
  counter: ([number, ...words], counter) => {
    const { id, from } = pointed(counter.offers, number)
    return { command: 'offer', args: { to: from, counters: id, ...terms(words, counter) } }
  },
  accept: ([number], { offers }) => ({ command: 'accept', args: { offer: pointed(offers, number).id } }),
  decline: ([number], { offers }) => ({ command: 'decline', args: { offer: pointed(offers, number).id } }),
  withdraw: ([number], { offers }) => ({ command: 'withdraw', args: { offer: pointed(offers, number).id } }),
  promise: (words) => ({ command: 'word', args: said('promise', words) }),
  threat: (words) => ({ command: 'word', args: said('threat', words) }),
  owe: ([who, amount = '', at = '', round = '', ...rest]) => ({
    command: 'word',
    args: { kind: 'promise', to: seatOf(who), later: sumLater([amount, at, round]), text: rest.join(' ') },
  }),
  pay: ([number, amount], { words }) => ({
    command: 'pay',
    args: { word: pointed(words, number).id, cash: amount === undefined ? null : dollars(amount) },
  }),
  kept: ([number], { words }) => ({
    command: 'judge',
    args: { word: pointed(words, number).id, kept: true },
  }),
  broken: ([number], { words }) => ({
    command: 'judge',
    args: { word: pointed(words, number).id, kept: false },
  }),
  go: () => ({ command: 'goOn', args: {} }),
  pass: (words) => ({ command: 'standing', args: standing(words) }),
  look: ([means = '', target = ''], { gangsters }) => ({
    command: 'look',
    args: { with: means, gangster: pointed(gangsters, target.replace(/^g/, '')) },
  }),
  marker: ([card = ''], { businesses }) => ({
    command: 'takeBack',
    args: { business: pointed(businesses, card.replace(/^b/, '')) },
  }),
  influence: ([card = '', target], { gangsters }) => ({
    command: 'influence',
    args: target === undefined ? { card } : { card, gangster: pointed(gangsters, target.replace(/^g/, '')) },
  }),
} as const satisfies {
  readonly [word: string]: (
    words: readonly string[],
    counter: Counter,
  ) => { readonly command: string; readonly args: Json }
}

/** What was typed as a command; null: it begins with no word of the bargaining table. */
export function readBargain(typed: string, view: NostraView): Typed | null {
  const [first = '', ...words] = typed.split(/\s+/)
  const word = first.toLowerCase()
  if (!isWord(word)) return null
  try {
    return COMMANDS[word](words, counterOf(view))
  } catch (error) {
    if (error instanceof NotUnderstood) return { how: `deal.${word}` }
    throw error
  }
}

/** The bargaining table: who sits there, open offers, words that are remembered, and everything that can be named. */
export function bargainLines(
  view: NostraView,
  box: Box,
  { words, names, say }: { readonly words: Words; readonly names: readonly string[]; readonly say: Say },
): string[] {
  const counter = counterOf(view)
  const owner = (seat: Seat | null) => (seat === null ? '' : (names[seat] ?? ''))
  const sentence = (number: number, type: string, told: object) =>
    `  ${number + 1}  ${words.event({ ...told, type }) ?? ''}`
  const wordLine = (number: number, word: NostraView['words'][number]) => {
    const { debt, kind, from, to, among } = word
    if (kind === 'pact') return sentence(number, 'pact', { ...word, seats: [from, to, ...among] })
    if (!debt) return sentence(number, kind, word)
    const { amount, round, at, state } = debt
    const text = word.text && ` “${word.text}”`
    return `${sentence(number, 'owes', { from, to, amount, round, at })}${text} – ${say(`dealDebt.${state}`)}`
  }
  return [
    say('dealSeats', { seats: names.map((name, seat) => `${seat} ${name}`).join(', ') }),
    say('dealOffers'),
    ...counter.offers.map((offer, i) => {
      const { type, ...told } = offeredEvent(offer)
      const agreed = offer.agreed.map((seat) => ` – ${say('dealAgreed', { seat: names[seat] ?? '' })}`)
      return `${sentence(i, type, told)}${agreed.join('')}`
    }),
    say('dealWords'),
    ...counter.words.map((word, i) => `${wordLine(i, word)}${judgements(word, names, say)}`),
    say('dealCards'),
    ...counter.businesses.map((id, i) => {
      const card = view.businesses[id]
      const markers = card?.markers.map((seat) => owner(seat)).join(', ') ?? ''
      return `  b${i + 1}  ${words.name(id)} – ${owner(keeperOf(view, id))}${markers && ` [${markers}]`}`
    }),
    say('dealGangsters'),
    ...counter.gangsters.map((id, i) => {
      const strength = strengthOf(view, box, id)
      return `  g${i + 1}  ${words.name(id)} (${strength}) – ${owner(view.gangsters[id]?.owner ?? null)}`
    }),
    say('dealHelp'),
  ]
}

const judgements = ({ judged }: NostraView['words'][number], names: readonly string[], say: Say): string =>
  judged
    .map(({ seat, kept }) => ` – ${say(kept ? 'dealKept' : 'dealBroken', { seat: names[seat] ?? '' })}`)
    .join('')
