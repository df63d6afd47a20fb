// Whom an offer is for, who hears it, and how long it stands.

import type { Audience as To, Terms } from '@backroom/games/cosa-nostra'
import { useId } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { type Draft, itemsOf, TIMES, toggled, type Until, withParty } from './draft.ts'
import { boxOf, viewOf, rivals } from '../game.ts'
import { ownerOf } from './goods.ts'
import { SeatEmblem } from './parts.tsx'
import { nameFor, partiesSentence } from './say.ts'

interface AudienceProps {
  readonly scene: Scene
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** What is asked for stays as far as the new partner has it. */
function wantFrom(scene: Scene, want: Terms, to: To): Terms {
  const view = viewOf(scene)
  return itemsOf(want)
    .filter((item) => to !== 'all' && ownerOf(view, item) !== to)
    .reduce(toggled, want)
}

export function Audience({ scene, draft, onDraft }: AudienceProps) {
  const { privateTalk } = boxOf(scene)
  const name = useId()
  const to = (next: To) =>
    onDraft({ ...draft, to: next, want: wantFrom(scene, draft.want, next), among: [], legs: [] })
  return (
    <>
      <fieldset class="choice bargain-choice">
        <legend>{scene.say('bargain.to')}</legend>
        <div class="choice-row">
          {[...rivals(scene), 'all' as const].map((one) => (
            <label key={one} class="chip">
              <input type="radio" name={name} checked={draft.to === one} onChange={() => to(one)} />
              <span>
                {one !== 'all' && <SeatEmblem scene={scene} seat={one} size={22} />}
                {nameFor(scene, one)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {draft.to !== 'all' && privateTalk && <Ears scene={scene} draft={draft} onDraft={onDraft} />}
    </>
  )
}

/** LCN-R32: further parties, who must all agree. */
export function Parties({ scene, draft, onDraft }: AudienceProps) {
  const others = rivals(scene).filter((seat) => seat !== draft.to)
  if (draft.to === 'all' || others.length === 0) return null
  return (
    <fieldset class="choice bargain-choice">
      <legend>{scene.say('bargain.with')}</legend>
      <div class="choice-row">
        {others.map((seat) => (
          <label key={seat} class="chip">
            <input
              type="checkbox"
              checked={draft.among.includes(seat)}
              onChange={() => onDraft(withParty(draft, seat))}
            />
            <span>
              <SeatEmblem scene={scene} seat={seat} size={22} />
              {nameFor(scene, seat)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** LCN-R32: in private, or aloud to one. */
function Ears({ scene, draft, onDraft }: AudienceProps) {
  const name = useId()
  return (
    <fieldset class="choice bargain-choice">
      <legend>{scene.say('bargain.ears')}</legend>
      <div class="choice-row">
        {[false, true].map((aloud) => (
          <label key={String(aloud)} class="chip">
            <input
              type="radio"
              name={name}
              checked={draft.aloud === aloud}
              onChange={() => onDraft({ ...draft, aloud })}
            />
            <span>
              {aloud
                ? scene.say('bargain.ears.all')
                : scene.say('bargain.ears.one', {
                    family:
                      draft.to === 'all'
                        ? nameFor(scene, draft.to)
                        : partiesSentence(scene, [draft.to, ...draft.among]),
                  })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const UNTIL: readonly Until[] = ['open', 'turn', 'phase', 'time']

/** LCN-R32: it may expire by itself. */
export function Expiry({ scene, draft, onDraft }: AudienceProps) {
  const name = useId()
  return (
    <fieldset class="choice bargain-choice">
      <legend>{scene.say('bargain.until')}</legend>
      <div class="choice-row">
        {UNTIL.map((until) => (
          <label key={until} class="chip">
            <input
              type="radio"
              name={name}
              checked={draft.until === until}
              onChange={() => onDraft({ ...draft, until })}
            />
            <span>{scene.say(`bargain.until.${until}`)}</span>
          </label>
        ))}
        {draft.until === 'time' && (
          <select
            class="field"
            aria-label={scene.say('bargain.until.howLong')}
            value={draft.seconds}
            onChange={(event) => onDraft({ ...draft, seconds: Number(event.currentTarget.value) })}
          >
            {TIMES.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds < 60
                  ? scene.say('bargain.seconds', { seconds })
                  : scene.say('bargain.minutes', { minutes: seconds / 60 })}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  )
}
