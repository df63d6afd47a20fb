// The small print of an offer: until when it stands, and who hears of it.

import { isPrivate, type Offer } from '@backroom/games/cosa-nostra'
import { clockOf, now } from '../../../kit/clock.ts'
import type { Scene } from '../../../kit/screen.ts'

interface NoteProps {
  readonly scene: Scene
  readonly offer: Offer
}

export const OfferNote = ({ scene, offer }: NoteProps) => (
  <p class="bargain-note">
    <Until scene={scene} offer={offer} />
    {isPrivate(offer) && ` · ${scene.say('bargain.private')}`}
  </p>
)

/** In words, or the time that is left. */
function Until({ scene, offer }: NoteProps) {
  const { id, until, seconds } = offer
  if (until !== 'time' || seconds === null) return <>{scene.say(`bargain.until.${until}.short`)}</>
  const made = scene.toldAt?.(({ type, id: told }) => type === 'offered' && told === id) ?? null
  const left = made === null ? seconds * 1000 : made + seconds * 1000 - now.value
  return (
    <time role="timer" data-soon={left < 15_000}>
      {scene.say(made === null ? 'bargain.until.time.run' : 'bargain.until.time.short', {
        clock: clockOf(left),
      })}
    </time>
  )
}
