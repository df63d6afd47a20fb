// Making an offer or answering one: both sides, the words that go with it, and what each would have afterwards.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { AfterTable } from './AfterTable.tsx'
import { Audience, Expiry } from './Audience.tsx'
import { Column } from './Column.tsx'
import { type Draft, isEmpty, isSame, mirrored, offerArgs, ownersAsked, type Side } from './draft.ts'
import {
  acceptProblem,
  afterDeal,
  boxOf,
  familyName,
  isResting,
  type Offer,
  offerProblem,
  type Terms,
  viewOf,
} from './game.ts'
import { ownerOf } from './goods.ts'
import { Ledger } from './Ledger.tsx'
import { OfferNote } from './OfferNote.tsx'
import { closeErrand } from './open.ts'
import { colourOf, KeptNote, Refused, Resting, RuleLink, TalkStamp } from './parts.tsx'
import { turnOf } from './say.ts'
import { TermsLine } from './TermsLine.tsx'
import { type Sender, useSend } from './useSend.ts'

interface ComposerProps {
  readonly scene: Scene
  readonly me: Seat
  /** The offer that is being answered. */
  readonly offer: Offer | null
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

const SIDES: readonly Side[] = ['want', 'give']

export function Composer({ scene, me, offer, draft, onDraft }: ComposerProps) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const sender = useSend(scene)
  const theirs = offer && mirrored(offer)
  const { to } = draft
  const rests = isResting(view)
  const other = to === 'all' ? null : to
  const deals = {
    theirs:
      offer && afterDeal(view, box, me, { from: offer.from, to: me, give: offer.give, want: offer.want }),
    mine:
      other === null || isEmpty(draft) || (offer && isSame(draft, offer))
        ? null
        : afterDeal(view, box, me, { from: me, to: other, give: draft.give, want: draft.want }),
  }
  return (
    <div class="bargain">
      <p class="bargain-sub">{rests ? null : turnOf(scene, view.turn)}</p>
      {rests && <Resting scene={scene} />}
      <div class="bargain-two">
        <div class="bargain-sheet">
          {offer ? (
            <TheirOffer scene={scene} offer={offer} me={me} />
          ) : (
            <Audience scene={scene} draft={draft} onDraft={onDraft} />
          )}
          <section
            class="bargain-counter"
            aria-label={scene.say(offer ? 'bargain.counter.title' : 'bargain.offer.title')}
          >
            <header>
              <h3>{scene.say(offer ? 'bargain.counter.title' : 'bargain.offer.title')}</h3>
              <span>{scene.say('bargain.atOnce')}</span>
            </header>
            <div class="bargain-columns">
              {SIDES.map((side) => (
                <Column
                  key={side}
                  scene={scene}
                  draft={draft}
                  side={side}
                  me={me}
                  theirs={theirs && theirs[side]}
                  onTerms={(terms: Terms) => onDraft({ ...draft, [side]: terms })}
                />
              ))}
            </div>
            <Words scene={scene} draft={draft} offer={offer} onDraft={onDraft} />
          </section>
        </div>
        <div class="bargain-aside">
          <Expiry scene={scene} draft={draft} onDraft={onDraft} />
          {other !== null && <AfterTable scene={scene} me={me} other={other} deals={deals} />}
          {other !== null && <Ledger scene={scene} between={other} />}
        </div>
      </div>
      <Foot scene={scene} me={me} offer={offer} draft={draft} sender={sender} />
    </div>
  )
}

function TheirOffer({
  scene,
  offer,
  me,
}: {
  readonly scene: Scene
  readonly offer: Offer
  readonly me: Seat
}) {
  const title = scene.say('bargain.offer.from', { family: familyName(scene, offer.from) })
  return (
    <section class="bargain-theirs" style={{ '--f': colourOf(scene, offer.from) }} aria-label={title}>
      <header>
        <div>
          <h3>{title}</h3>
          <OfferNote scene={scene} offer={offer} />
        </div>
      </header>
      <dl>
        <TermsLine scene={scene} label={scene.say('bargain.gives')} terms={offer.give} taker={me} />
        <TermsLine scene={scene} label={scene.say('bargain.wants')} terms={offer.want} taker={offer.from} />
      </dl>
    </section>
  )
}

interface WordsProps {
  readonly scene: Scene
  readonly draft: Draft
  readonly offer: Offer | null
  readonly onDraft: (draft: Draft) => void
}

/** LCN-20.2: a promise goes with the offer and is never one of its terms. */
const Words = ({ scene, draft, offer, onDraft }: WordsProps) => (
  <div class="bargain-words">
    <div>
      {offer && offer.text !== '' && (
        <p>
          {scene.say('bargain.says', { family: familyName(scene, offer.from) })} <q>{offer.text}</q>
        </p>
      )}
      <textarea
        class="field"
        rows={2}
        maxLength={280}
        aria-label={scene.say('bargain.words')}
        placeholder={scene.say('bargain.words')}
        value={draft.text}
        onInput={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
      />
    </div>
    <TalkStamp scene={scene} />
  </div>
)

interface FootProps {
  readonly scene: Scene
  readonly me: Seat
  readonly offer: Offer | null
  readonly draft: Draft
  readonly sender: Sender
}

function Foot({ scene, me, offer, draft, sender: { send, refusal, busy } }: FootProps) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const still = busy.value || isResting(view)
  const same = offer !== null && isSame(draft, offer)
  const args = offerArgs(draft)
  const problem = isEmpty(draft) || isResting(view) ? null : offerProblem(view, box, me, args)
  return (
    <div class="bargain-foot">
      {problem?.why !== undefined && problem.rule !== undefined && (
        <KeptNote scene={scene} kept={{ rule: problem.rule, why: problem.why, given: problem.given ?? '' }} />
      )}
      {draft.to === 'all' && ownersAsked(draft.want, (item) => ownerOf(view, item)).length > 1 && (
        <p class="bargain-why">
          {scene.say('bargain.nobodyHasAll')} <RuleLink scene={scene} rule="LCN-R32" />
        </p>
      )}
      <Refused scene={scene} refusal={refusal.value} />
      <div class="bargain-answers">
        {offer && (
          <>
            <button
              type="button"
              class="button"
              disabled={still}
              onClick={() => send('decline', { offer: offer.id }, closeErrand)}
            >
              {scene.say('bargain.decline')}
            </button>
            <button
              type="button"
              class={`button ${same ? 'accept' : ''}`}
              disabled={still || acceptProblem(view, box, me, offer.id) !== null}
              onClick={() => send('accept', { offer: offer.id }, closeErrand)}
            >
              {scene.say('bargain.acceptTheirs')}
            </button>
          </>
        )}
        <button
          type="button"
          class="button primary send"
          disabled={still || same || isEmpty(draft) || problem !== null}
          onClick={() => send('offer', args, closeErrand)}
        >
          {scene.say(offer ? 'bargain.sendCounter' : 'bargain.send')}
        </button>
      </div>
    </div>
  )
}
