// Offers and refusals as sentences: what a screen reader hears, and what stands in small print.

import { REFUSALS, type Refusal, type Seat } from '@backroom/engine'
import type { AnyRefusal } from '@backroom/protocol'
import type { Scene } from '../../../kit/screen.ts'
import { itemsOf } from './draft.ts'
import { type Audience, familyName, type Offer, seatOf, type Terms } from './game.ts'

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

/** One side in a row of words: "$3,000, Loan Shark and a marker on the Pimp". */
export function termsSentence(scene: Scene, terms: Terms): string {
  const parts = itemsOf(terms).map(({ part, id }) =>
    part === 'access' ? scene.say('bargain.markerOn', { card: scene.words.name(id) }) : scene.words.name(id),
  )
  if (terms.cash > 0) parts.unshift(money(scene, terms.cash))
  if (parts.length === 0) return scene.say('bargain.nothing')
  return new Intl.ListFormat(scene.language === 'en' ? 'en-GB' : scene.language).format(parts)
}

export const offerSentence = (scene: Scene, { from, to, give, want }: Offer): string =>
  scene.say('bargain.offer.said', {
    from: familyName(scene, from),
    to: nameFor(scene, to),
    toWhom: toWhom(scene, to),
    give: termsSentence(scene, give),
    want: termsSentence(scene, want),
  })

/** Who is on turn, for the line under the title. */
export const turnOf = (scene: Scene, turn: Seat | null): string =>
  turn === null
    ? scene.say('bargain.open')
    : turn === seatOf(scene)
      ? scene.say('bargain.open.mine')
      : scene.say('bargain.open.turn', { family: familyName(scene, turn) })
