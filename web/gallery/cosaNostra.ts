// The bargaining room of La Cosa Nostra: offers (open ones for whoever looks), rest=1 (an order at work),
// open (offer, answer, word) and to (a seat, or all).

import { type Play, type Seat, viewFor } from '@backroom/engine'
import { isOpenTo, type NostraView } from '@backroom/games/cosa-nostra'
import { answerOffer, bargainWith, sayWords } from '../games/cosa-nostra/bargain/open.ts'
import { number, word } from './address.ts'
import type { Corner } from './played.ts'

function seesOffers(play: Play): Seat | null {
  if (play.core.taken < number('at', 150)) return null
  const seen = (seat: Seat): boolean => {
    const view = viewFor(play, seat) as NostraView
    const open = view.offers.filter((offer) => isOpenTo(offer, seat)).length
    return open >= number('offers', 1) && view.executions.length > 0 === (word('rest') === '1')
  }
  return Array.from({ length: play.seats }, (_, seat) => seat).find(seen) ?? null
}

export const corner: Corner = {
  found: word('offers') === null ? null : seesOffers,
  opens(scene) {
    const { sight, viewer, people } = scene
    if (typeof viewer !== 'number') return
    const to = word('to') === 'all' ? 'all' : number('to', (viewer + 1) % people.length)
    const offer = (sight.view as NostraView).offers.findLast((one) => isOpenTo(one, viewer))
    const wanted = word('open')
    if (wanted === 'answer' && offer) answerOffer(scene, offer)
    else if (wanted === 'offer') bargainWith(scene, to)
    else if (wanted === 'word') sayWords(scene, to)
  },
}
