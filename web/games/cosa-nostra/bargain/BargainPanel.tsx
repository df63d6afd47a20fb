// The tab of offers: everything that is open between the families, the words that were given, and what I can begin.

import { isOpenForBargains, type Offer } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { Icon } from '../parts/Icon.tsx'
import { DueDebts } from './Debt.tsx'
import { offersForMe } from './forMe.ts'
import { viewOf, seatOf, rivals } from '../game.ts'
import { Ledger } from './Ledger.tsx'
import { Moment } from './Moment.tsx'
import { MyMarkers } from './MyMarkers.tsx'
import { OfferCard } from './OfferCard.tsx'
import { bargainWith, sayWords } from './open.ts'
import { Resting } from './parts.tsx'
import { Presets } from './Presets.tsx'

export function BargainPanel({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  const me = seatOf(scene)
  const forMe = offersForMe(scene)
  const mine = view.offers.filter(({ from }) => from === me).toReversed()
  const others = view.offers.filter((offer) => !forMe.includes(offer) && !mine.includes(offer)).toReversed()
  const rests = !isOpenForBargains(view)
  const [first] = rivals(scene)
  return (
    <div class="bargain-panel" tabIndex={0} role="group" aria-label={scene.say('bargain.tab')}>
      {rests && <Resting scene={scene} />}
      <Moment scene={scene} />
      <DueDebts scene={scene} />
      {scene.command && first !== undefined && (
        <div class="bargain-begin">
          <button
            type="button"
            class="button primary"
            aria-haspopup="dialog"
            onClick={() => bargainWith(scene, first)}
          >
            <Icon name="shaking-hands" size={18} /> {scene.say('bargain.new')}
          </button>
          <button type="button" class="button" aria-haspopup="dialog" onClick={() => sayWords(scene, first)}>
            {scene.say('bargain.promise')}
          </button>
        </div>
      )}
      {view.offers.length === 0 && <p class="quiet">{scene.say('bargain.empty')}</p>}
      <Offers scene={scene} title={scene.say('bargain.forMe')} offers={forMe} />
      <Offers scene={scene} title={scene.say('bargain.fromMe')} offers={mine} />
      <Offers
        scene={scene}
        title={scene.say(me === null ? 'bargain.onTheTable' : 'bargain.others')}
        offers={others}
      />
      <MyMarkers scene={scene} />
      <Ledger scene={scene} />
      <Presets scene={scene} />
    </div>
  )
}

interface OffersProps {
  readonly scene: Scene
  readonly title: string
  readonly offers: readonly Offer[]
}

const Offers = ({ scene, title, offers }: OffersProps) =>
  offers.length === 0 ? null : (
    <section class="bargain-offers" aria-label={title}>
      <h3>{title}</h3>
      {offers.map((offer) => (
        <OfferCard key={offer.id} scene={scene} offer={offer} />
      ))}
    </section>
  )
