// The moment for blackmail: somebody has named a target, and the table may talk before the order is shown. LCN-R30.

import { isSeatName, momentOf, type NostraView, seatNamed } from '@backroom/games/cosa-nostra'
import { useSignal } from '@preact/signals'
import { clockOf, now } from '../../../kit/clock.ts'
import type { Scene } from '../../../kit/screen.ts'
import { Icon } from '../parts/Icon.tsx'
import { familyName } from '../parts/people.ts'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { bargainWith } from './open.ts'
import { colourOf, Refused, RuleLink } from './parts.tsx'
import { useSend } from './useSend.ts'

/** A seat by its family; a card or a man by name and family. */
function targetName(scene: Scene, { businesses, gangsters }: NostraView, target: string): string {
  if (isSeatName(target)) return familyName(scene, seatNamed(target))
  const owner = businesses[target]?.owner ?? gangsters[target]?.owner ?? null
  const name = scene.words.name(target)
  return owner === null
    ? name
    : scene.say('bargain.moment.of', { target: name, family: familyName(scene, owner) })
}

/**
 * The same in the window of an offer: the moment with its clock, and that it is over once it has ended behind the
 * window. Nobody shall go on writing to somebody who has long revealed his order.
 */
export function MomentNews({ scene }: { readonly scene: Scene }) {
  const moment = momentOf(viewOf(scene), boxOf(scene))
  const seen = useSignal(moment !== null)
  if (moment !== null && !seen.value) seen.value = true
  if (moment !== null) return <Moment scene={scene} />
  return seen.value ? (
    <p class="bargain-gone" role="status">
      {scene.say('bargain.moment.over')} <RuleLink scene={scene} rule="LCN-R30" />
    </p>
  ) : null
}

export function Moment({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  const { declared, turn } = view
  const moment = momentOf(view, boxOf(scene))
  const me = seatOf(scene)
  const { send, refusal, busy } = useSend(scene)
  if (!moment || !declared || turn === null) return null
  const target = targetName(scene, view, declared.target)
  const told = scene.toldAt?.(({ type }) => type === 'declared') ?? null
  const left = told === null ? 0 : told + moment.seconds * 1000 - now.value
  const talks = scene.command && me !== turn && !moment.goneOn.includes(me ?? -1)
  return (
    <section
      class="bargain-moment"
      style={{ '--f': colourOf(scene, turn) }}
      aria-label={scene.say('bargain.moment.talk')}
    >
      <Icon name="crosshair" size={24} />
      <p>
        <b>
          {me === turn
            ? scene.say('bargain.moment.mine', { target })
            : scene.say('bargain.moment', { family: familyName(scene, turn), target })}
        </b>{' '}
        {scene.say('bargain.moment.talk')} <RuleLink scene={scene} rule="LCN-R30" />
        {moment.goneOn.length > 0 && (
          <small>
            {scene.say('bargain.moment.gone', {
              count: moment.goneOn.length,
              families: moment.goneOn.map((seat) => familyName(scene, seat)).join(', '),
            })}
          </small>
        )}
      </p>
      {told !== null && left <= 0 && <em class="bargain-until">{scene.say('bargain.moment.any')}</em>}
      {left > 0 && (
        <time class="bargain-until" role="timer">
          {scene.say('bargain.moment.left', { clock: clockOf(left) })}
        </time>
      )}
      {talks && (
        <div class="bargain-answers">
          <button
            type="button"
            class="button"
            aria-haspopup="dialog"
            onClick={() => bargainWith(scene, turn)}
          >
            {scene.say('bargain.moment.offer')}
          </button>
          <button type="button" class="button" disabled={busy.value} onClick={() => send('goOn', {})}>
            {scene.say('bargain.moment.goOn')}
          </button>
        </div>
      )}
      <Refused scene={scene} refusal={refusal.value} />
    </section>
  )
}
