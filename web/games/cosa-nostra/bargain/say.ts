// Offers and refusals as sentences: what a screen reader hears, and what stands in small print.

import { type Refusal, REFUSALS, type Seat } from '@backroom/engine'
import {
  type Audience,
  type Later,
  type Leg,
  type Offer,
  partiesOf,
  type Terms,
} from '@backroom/games/cosa-nostra'
import type { AnyRefusal } from '@backroom/protocol'
import type { Scene } from '../../../kit/screen.ts'
import { isBlank, itemsOf, realLegs } from './draft.ts'
import { numeral } from '../look.ts'
import { familyName } from '../parts/people.ts'
import { seatOf } from '../game.ts'

const isOfTheRules = (refusal: AnyRefusal): refusal is AnyRefusal & Refusal =>
  (REFUSALS as readonly string[]).includes(refusal.code)

/** The game's own reason where there is one, else the house's. */
export const sentenceOf = (scene: Scene, refusal: AnyRefusal): string =>
  isOfTheRules(refusal) ? scene.words.refusal(refusal) : scene.say(`refusal.${refusal.code}`)

/** "you" for whoever reads, the family's name for everybody else. */
export const nameFor = (scene: Scene, who: Audience): string =>
  who === 'all'
    ? scene.say('bargain.everybody')
    : who === seatOf(scene)
      ? scene.say('bargain.you')
      : familyName(scene, who)

/** For choosing words: it is for me, for everybody, or for somebody else. */
export const toWhom = (scene: Scene, to: Audience): 'you' | 'all' | 'other' =>
  to === 'all' ? 'all' : to === seatOf(scene) ? 'you' : 'other'

export const money = (scene: Scene, amount: number): string => scene.words.money(amount)

/** When a promised sum falls due. */
export const dueName = (scene: Scene, { at, round }: Pick<Later, 'at' | 'round'>): string =>
  scene.say(`bargain.due.${at}`, { round: numeral(round) })

/** One side in a row of words: "$3,000, Loan Shark and a marker on the Pimp". */
function termsSentence(scene: Scene, terms: Terms): string {
  const parts = itemsOf(terms).map(({ part, id }) =>
    part === 'access' ? scene.say('bargain.markerOn', { card: scene.words.name(id) }) : scene.words.name(id),
  )
  if (terms.cash > 0) parts.unshift(money(scene, terms.cash))
  if (terms.later)
    parts.push(
      scene.say('bargain.later.terms', {
        money: money(scene, terms.later.amount),
        due: dueName(scene, terms.later),
      }),
    )
  if (parts.length === 0) return scene.say('bargain.nothing')
  return listOf(scene, parts)
}

const listOf = (scene: Scene, parts: readonly string[]): string =>
  new Intl.ListFormat(scene.language === 'en' ? 'en-GB' : scene.language).format(parts)

/** Everybody among whom a deal is, "you" for whoever reads. */
export const partiesSentence = (scene: Scene, seats: readonly Seat[]): string =>
  listOf(
    scene,
    seats.map((seat) => nameFor(scene, seat)),
  )

/** What would change hands among three or more, one after the other. */
const legsSentence = (scene: Scene, legs: readonly Leg[]): string =>
  legs
    .map((leg) =>
      scene.say('bargain.leg', {
        from: nameFor(scene, leg.from),
        to: nameFor(scene, leg.to),
        fromWhom: leg.from === seatOf(scene) ? 'you' : 'other',
        terms: termsSentence(scene, leg.give),
      }),
    )
    .join('; ')

/** What is put before me, in a line: the things, or the words where there are no things. */
export function shortTerms(scene: Scene, offer: Offer): string {
  if (offer.among.length > 0) return legsSentence(scene, realLegs(offer)) || offer.text
  if (isBlank(offer.give) && isBlank(offer.want)) return offer.text
  return scene.say('bargain.alert.terms', {
    give: termsSentence(scene, offer.give),
    want: termsSentence(scene, offer.want),
  })
}

export const offerSentence = (scene: Scene, offer: Offer): string => {
  const { from, to, give, want } = offer
  if (offer.among.length > 0)
    return scene.say('bargain.offer.saidAmong', {
      from: familyName(scene, from),
      seats: partiesSentence(scene, partiesOf(offer)),
      terms: shortTerms(scene, offer),
    })
  return scene.say('bargain.offer.said', {
    from: familyName(scene, from),
    to: nameFor(scene, to),
    toWhom: toWhom(scene, to),
    give: termsSentence(scene, give),
    want: termsSentence(scene, want),
  })
}

/** Who is on turn, for the line under the title. */
export const turnOf = (scene: Scene, turn: Seat | null): string =>
  turn === null
    ? scene.say('bargain.open')
    : turn === seatOf(scene)
      ? scene.say('bargain.open.mine')
      : scene.say('bargain.open.turn', { family: familyName(scene, turn) })
