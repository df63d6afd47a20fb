// An open offer as it lies on the table: who gives what for what, until when, and what I can do about it.

import {
  acceptProblem,
  isFor,
  isOpenForBargains,
  isOpenTo,
  type Offer,
  partiesOf,
} from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf, seatOf } from '../game.ts'
import { familyName } from '../parts/people.ts'
import { answerOffer } from './open.ts'
import { colourOf, KeptNote, Refused, SeatEmblem, TalkStamp } from './parts.tsx'
import { nameFor, partiesSentence, toWhom } from './say.ts'
import { OfferNote } from './OfferNote.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { useSend } from './useSend.ts'

interface OfferProps {
  readonly scene: Scene
  readonly offer: Offer
}

export function OfferCard({ scene, offer }: OfferProps) {
  const { from, to, among, text } = offer
  const me = seatOf(scene)
  const mine = from === me
  const title = among.length
    ? scene.say('bargain.offer.among', {
        from: nameFor(scene, from),
        fromWhom: mine ? 'you' : 'other',
        seats: partiesSentence(
          scene,
          partiesOf(offer).filter((seat) => seat !== from),
        ),
      })
    : mine
      ? scene.say('bargain.offer.mine', { to: nameFor(scene, to), toWhom: toWhom(scene, to) })
      : scene.say('bargain.offer.theirs', {
          from: familyName(scene, from),
          to: nameFor(scene, to),
          toWhom: toWhom(scene, to),
        })
  return (
    <article class="bargain-offer" style={{ '--f': colourOf(scene, from) }} aria-label={title}>
      <header>
        <SeatEmblem scene={scene} seat={from} size={26} />
        <div>
          <h4>{title}</h4>
          <OfferNote scene={scene} offer={offer} />
        </div>
      </header>
      <OfferTerms scene={scene} offer={offer} />
      {text !== '' && (
        <div class="bargain-words">
          <q>{text}</q>
          <TalkStamp scene={scene} />
        </div>
      )}
      <OfferAnswers scene={scene} offer={offer} />
    </article>
  )
}

/** Accept, counter, decline, or take mine back; nothing for those who only look on. */
function OfferAnswers({ scene, offer }: OfferProps) {
  const { send, refusal, busy } = useSend(scene)
  const view = viewOf(scene)
  const me = seatOf(scene)
  if (me === null || !scene.command) return null
  const rests = !isOpenForBargains(view)
  const still = busy.value || rests
  if (offer.from === me)
    return (
      <>
        <div class="bargain-answers">
          <button
            type="button"
            class="button"
            disabled={still}
            onClick={() => send('withdraw', { offer: offer.id })}
          >
            {scene.say('bargain.withdraw')}
          </button>
        </div>
        <Refused scene={scene} refusal={refusal.value} />
      </>
    )
  if (!isFor(offer, me))
    return offer.declined.includes(me) ? <p class="bargain-tag">{scene.say('bargain.saidNo')}</p> : null
  if (!isOpenTo(offer, me))
    return (
      <>
        <p class="bargain-tag">{scene.say('bargain.saidYes')}</p>
        <div class="bargain-answers">
          <button
            type="button"
            class="button"
            disabled={still}
            onClick={() => send('decline', { offer: offer.id })}
          >
            {scene.say('bargain.takeYesBack')}
          </button>
        </div>
        <Refused scene={scene} refusal={refusal.value} />
      </>
    )
  const problem = rests ? null : acceptProblem(view, view, me, { offer: offer.id }, boxOf(scene))
  return (
    <>
      <div class="bargain-answers">
        <button
          type="button"
          class="button accept"
          disabled={still || problem !== null}
          onClick={() => send('accept', { offer: offer.id })}
        >
          {scene.say(offer.among.length > 0 ? 'bargain.agree' : 'bargain.accept')}
        </button>
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => answerOffer(scene, offer)}>
          {scene.say('bargain.counter')}
        </button>
        <button
          type="button"
          class="button"
          disabled={still}
          onClick={() => send('decline', { offer: offer.id })}
        >
          {scene.say('bargain.decline')}
        </button>
      </div>
      {problem?.why !== undefined && problem.rule !== undefined && (
        <KeptNote scene={scene} kept={{ ...problem, rule: problem.rule, why: problem.why }} />
      )}
      <Refused scene={scene} refusal={refusal.value} />
    </>
  )
}
