// My Deal markers on the others' cards, and taking one back. LCN-9.4: it costs what was given for it.

import { isOpenForBargains, markersLeft } from '@backroom/games/cosa-nostra'
import { useSignal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'
import { Icon } from '../parts/Icon.tsx'
import { familyName } from '../parts/people.ts'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { ownerOf } from './goods.ts'
import { iconOf } from './look.ts'
import { Refused, RuleLink, SeatEmblem } from './parts.tsx'
import { useSend } from './useSend.ts'

export function MyMarkers({ scene }: { readonly scene: Scene }) {
  const me = seatOf(scene)
  const view = viewOf(scene)
  const { send, refusal, busy } = useSend(scene)
  const sure = useSignal<string | null>(null)
  if (me === null) return null
  const marked = Object.entries(view.businesses).flatMap(([id, { markers }]) =>
    markers.flatMap((owner, at) => (owner === me ? [{ id, at }] : [])),
  )
  if (marked.length === 0) return null
  const still = busy.value || !isOpenForBargains(view) || !scene.command
  return (
    <section class="bargain-markers" aria-label={scene.say('bargain.markers')}>
      <header>
        <h3>{scene.say('bargain.markers')}</h3>
        <span>{scene.say('bargain.markers.left', { left: markersLeft(view, boxOf(scene), me) })}</span>
      </header>
      <ul>
        {marked.map(({ id, at }) => {
          const key = `${id} ${at}`
          const keeper = ownerOf(view, { part: 'access', id })
          const asked = sure.value === key
          return (
            <li key={key}>
              <SeatEmblem scene={scene} seat={me} size={22} />
              <Icon name={iconOf(scene, id)} size={18} />
              <p>
                {scene.words.name(id)}
                {keeper !== null && <small>{familyName(scene, keeper)}</small>}
              </p>
              {scene.command && (
                <button
                  type="button"
                  class="button"
                  disabled={still}
                  onBlur={() => {
                    sure.value = null
                  }}
                  onClick={() => {
                    if (asked) send('takeBack', { business: id })
                    sure.value = asked ? null : key
                  }}
                >
                  {scene.say(asked ? 'bargain.takeBack.really' : 'bargain.takeBack')}
                  <span class="unseen">
                    {scene.say('bargain.takeBack.card', { card: scene.words.name(id) })}
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {sure.value !== null && (
        <p class="bargain-why" role="status">
          {scene.say('bargain.takeBack.cost')} <RuleLink scene={scene} rule="LCN-9.4" />
        </p>
      )}
      <Refused scene={scene} refusal={refusal.value} />
    </section>
  )
}
