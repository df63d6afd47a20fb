// Making an offer or answering one: both sides, the words that go with it, and what each would have afterwards.

import type { Seat } from '@backroom/engine'
import {
  acceptProblem,
  afterDeal,
  type Audience as Party,
  isOpenForBargains,
  type Offer,
  offerProblem,
  TEXT_LETTERS,
} from '@backroom/games/cosa-nostra'
import { unitsFor } from '../../../kit/Letters.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { AfterTable } from './AfterTable.tsx'
import { Audience, Expiry, Parties } from './Audience.tsx'
import { Column } from './Column.tsx'
import {
  counterTo,
  type Draft,
  isBlank,
  isEmpty,
  isPact,
  isSame,
  offerArgs,
  ownersAsked,
  pairsOf,
  termsBetween,
} from './draft.ts'
import { boxOf, viewOf } from '../game.ts'
import { familyName } from '../parts/people.ts'
import { ownerOf } from './goods.ts'
import { Ledger } from './Ledger.tsx'
import { MomentNews } from './Moment.tsx'
import { OfferNote } from './OfferNote.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { closeErrand } from './open.ts'
import { colourOf, KeptNote, Refused, Resting, RuleLink, TalkStamp } from './parts.tsx'
import { partiesSentence, turnOf } from './say.ts'
import { type Sender, useSend } from './useSend.ts'

interface ComposerProps {
  readonly scene: Scene
  readonly me: Seat
  /** The offer that is being answered. */
  readonly offer: Offer | null
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

export function Composer({ scene, me, offer, draft, onDraft }: ComposerProps) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const sender = useSend(scene)
  const theirs = offer && counterTo(offer, me, () => true)
  const { to } = draft
  const rests = !isOpenForBargains(view)
  const other = to === 'all' ? null : to
  const deals = {
    theirs:
      offer &&
      afterDeal(view, box, me, {
        from: offer.from,
        to: offer.to === 'all' ? me : offer.to,
        give: offer.give,
        want: offer.want,
        legs: offer.legs,
      }),
    mine:
      other === null || isEmpty(draft) || (offer && isSame(draft, offer, me))
        ? null
        : afterDeal(view, box, me, {
            from: me,
            to: other,
            give: draft.give,
            want: draft.want,
            legs: [...draft.legs],
          }),
  }
  return (
    <div class="bargain">
      <p class="bargain-sub">{rests ? null : turnOf(scene, view.turn)}</p>
      {rests && <Resting scene={scene} />}
      <MomentNews scene={scene} />
      <div class="bargain-two">
        <div class="bargain-sheet">
          {offer ? (
            <TheirOffer scene={scene} offer={offer} />
          ) : (
            <>
              <Audience scene={scene} draft={draft} onDraft={onDraft} />
              <Parties scene={scene} draft={draft} onDraft={onDraft} />
            </>
          )}
          <section
            class="bargain-counter"
            aria-label={scene.say(offer ? 'bargain.counter.title' : 'bargain.offer.title')}
          >
            <header>
              <h3>{scene.say(offer ? 'bargain.counter.title' : 'bargain.offer.title')}</h3>
              <span>{scene.say(isPact(draft) ? 'bargain.pact' : 'bargain.atOnce')}</span>
            </header>
            {pairsOf(draft, me).map(([one, another]) => (
              <Pair
                key={`${one} ${another}`}
                scene={scene}
                me={me}
                draft={draft}
                theirs={theirs}
                one={one}
                another={another}
                onDraft={onDraft}
              />
            ))}
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

interface PairProps {
  readonly scene: Scene
  readonly me: Seat
  readonly draft: Draft
  readonly theirs: Draft | null
  readonly one: Seat
  readonly another: Party
  readonly onDraft: (draft: Draft) => void
}

/** What two of the parties give each other; further pairs are folded away while they give nothing. */
function Pair({ scene, me, draft, theirs, one, another, onDraft }: PairProps) {
  const columns = (
    <div class="bargain-columns">
      {(
        [
          [another, one],
          [one, another],
        ] as const
      ).map(([giver, taker]) => (
        <Column
          key={giver}
          scene={scene}
          draft={draft}
          giver={giver}
          taker={taker}
          me={me}
          theirs={theirs && termsBetween(theirs, me, giver, taker)}
          onDraft={onDraft}
        />
      ))}
    </div>
  )
  if (draft.among.length === 0 || another === 'all') return columns
  const used =
    !isBlank(termsBetween(draft, me, one, another)) || !isBlank(termsBetween(draft, me, another, one))
  return (
    <details class="bargain-pair" open={used || one === me}>
      <summary>{scene.say('bargain.pair', { seats: partiesSentence(scene, [one, another]) })}</summary>
      {columns}
    </details>
  )
}

function TheirOffer({ scene, offer }: { readonly scene: Scene; readonly offer: Offer }) {
  const title = scene.say('bargain.offer.from', { family: familyName(scene, offer.from) })
  return (
    <section class="bargain-theirs" style={{ '--f': colourOf(scene, offer.from) }} aria-label={title}>
      <header>
        <div>
          <h3>{title}</h3>
          <OfferNote scene={scene} offer={offer} />
        </div>
      </header>
      <OfferTerms scene={scene} offer={offer} />
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
        maxLength={unitsFor(TEXT_LETTERS)}
        aria-label={scene.say('bargain.words')}
        placeholder={scene.say(isEmpty(draft) ? 'bargain.words.pact' : 'bargain.words')}
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
  const still = busy.value || !isOpenForBargains(view)
  const close = () => closeErrand(scene)
  const wordless = draft.text.trim() === ''
  const same = offer !== null && isSame(draft, offer, me) && wordless
  const nothing = isEmpty(draft) && wordless
  const args = offerArgs(draft)
  const problem = nothing || !isOpenForBargains(view) ? null : offerProblem(view, view, me, args, box)
  return (
    <div class="bargain-foot">
      {problem?.why !== undefined && problem.rule !== undefined && (
        <KeptNote scene={scene} kept={{ ...problem, rule: problem.rule, why: problem.why }} />
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
              onClick={() => send('decline', { offer: offer.id }, close)}
            >
              {scene.say('bargain.decline')}
            </button>
            <button
              type="button"
              class={`button ${same ? 'accept' : ''}`}
              disabled={still || acceptProblem(view, view, me, { offer: offer.id }, box) !== null}
              onClick={() => send('accept', { offer: offer.id }, close)}
            >
              {scene.say(offer.among.length > 0 ? 'bargain.agree' : 'bargain.acceptTheirs')}
            </button>
          </>
        )}
        <button
          type="button"
          class="button primary send"
          disabled={still || same || nothing || problem !== null}
          onClick={() => send('offer', args, close)}
        >
          {scene.say(offer ? 'bargain.sendCounter' : 'bargain.send')}
        </button>
      </div>
    </div>
  )
}
