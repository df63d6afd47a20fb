// The newest offer that waits for me: pinned below every tab, and a line that stays in sight where the panel is shut.

import { momentOf } from '@backroom/games/cosa-nostra'
import { later } from '../../../kit/later.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { debtsDue, offersForMe } from './forMe.ts'
import { familyName } from '../parts/people.ts'
import { boxOf, viewOf } from '../game.ts'
import { PlanningClock } from './PlanningClock.tsx'
import { answerOffer } from './open.ts'
import { colourOf, SeatEmblem } from './parts.tsx'
import { shortTerms } from './say.ts'

const Moment = later(async () => (await import('./spread.ts')).Moment)
const DueDebts = later(async () => (await import('./spread.ts')).DueDebts)
const OfferCard = later(async () => (await import('./spread.ts')).OfferCard)

export function PinnedOffer({ scene }: { readonly scene: Scene }) {
  const [offer] = scene.command ? offersForMe(scene) : []
  const view = viewOf(scene)
  const moment = momentOf(view, boxOf(scene))
  const planning = boxOf(scene).planningSeconds !== null && view.phase === 'planning'
  const due = debtsDue(scene).length > 0
  if (!offer && !moment && !planning && !due) return null
  return (
    <div class="bargain-pinned">
      <PlanningClock scene={scene} />
      {moment && <Moment scene={scene} />}
      {due && <DueDebts scene={scene} />}
      {offer && <OfferCard key={offer.id} scene={scene} offer={offer} />}
    </div>
  )
}

/** In few lines where there is little room. */
export const OfferAlert = ({ scene }: { readonly scene: Scene }) => (
  <>
    <PlanningClock scene={scene} />
    {momentOf(viewOf(scene), boxOf(scene)) && <Moment scene={scene} />}
    {debtsDue(scene).length > 0 && <DueDebts scene={scene} />}
    <OfferLine scene={scene} />
  </>
)

/** One line that opens the whole thing. */
function OfferLine({ scene }: { readonly scene: Scene }) {
  const offers = scene.command ? offersForMe(scene) : []
  const [offer] = offers
  if (!offer) return null
  return (
    <button
      type="button"
      key={offer.id}
      class="bargain-alert"
      style={{ '--f': colourOf(scene, offer.from) }}
      aria-haspopup="dialog"
      onClick={() => answerOffer(scene, offer)}
    >
      <SeatEmblem scene={scene} seat={offer.from} size={28} />
      <span>
        <b>{scene.say('bargain.alert', { family: familyName(scene, offer.from) })}</b>
        <small>{shortTerms(scene, offer)}</small>
      </span>
      {offers.length > 1 && <i class="news">{offers.length}</i>}
    </button>
  )
}
