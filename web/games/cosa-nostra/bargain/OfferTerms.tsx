// What an offer says: who gives what for what, or each with whom among three or more, or that it is words alone.

import { type Offer, partiesOf } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { isBlank, realLegs } from './draft.ts'
import { seatOf } from '../game.ts'
import { nameFor, partiesSentence } from './say.ts'
import { TermsLine } from './TermsLine.tsx'

interface OfferProps {
  readonly scene: Scene
  readonly offer: Offer
}

export function OfferTerms({ scene, offer }: OfferProps) {
  const { from, to, give, want, among } = offer
  const me = seatOf(scene)
  const mine = from === me
  if (among.length > 0) return <Among scene={scene} offer={offer} />
  if (isBlank(give) && isBlank(want)) return <p class="bargain-tag">{scene.say('bargain.pact.offer')}</p>
  return (
    <dl>
      <TermsLine
        scene={scene}
        label={scene.say(mine ? 'bargain.iGive' : 'bargain.gives')}
        terms={give}
        taker={to}
      />
      <TermsLine
        scene={scene}
        label={scene.say(mine ? 'bargain.iWant' : 'bargain.wants')}
        terms={want}
        taker={from}
      />
    </dl>
  )
}

/** Who gives whom what, and who has agreed already. */
function Among({ scene, offer }: OfferProps) {
  const me = seatOf(scene)
  const legs = realLegs(offer)
  const left = partiesOf(offer).filter((seat) => seat !== offer.from && !offer.agreed.includes(seat))
  return (
    <>
      {legs.length === 0 && <p class="bargain-tag">{scene.say('bargain.pact.offer')}</p>}
      <dl>
        {legs.map((leg) => (
          <TermsLine
            key={`${leg.from} ${leg.to}`}
            scene={scene}
            label={scene.say('bargain.leg.label', {
              from: nameFor(scene, leg.from),
              to: nameFor(scene, leg.to),
              fromWhom: leg.from === me ? 'you' : 'other',
            })}
            terms={leg.give}
            taker={leg.to}
          />
        ))}
      </dl>
      <p class="bargain-agreed">
        {offer.agreed.length > 0 && (
          <b>{scene.say('bargain.agreed', { seats: partiesSentence(scene, offer.agreed) })}</b>
        )}{' '}
        {scene.say('bargain.agreed.left', { seats: partiesSentence(scene, left) })}
      </p>
    </>
  )
}
