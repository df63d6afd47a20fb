// One page of the Luciano phase: a war, the cops, a zone.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf } from '../game.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { livery } from '../parts/livery.ts'
import { colorOf, districtName, familyName } from '../people.ts'
import type { Sum } from '../plan/fights.ts'
import type { Fought, Held, Page } from './pages.ts'

const numbered = (scene: Scene, district: number): string => `${district} ${districtName(scene, district)}`

/** `4 strength + 2 goons = 6 against 7`. */
function SumLine({ scene, sum, held }: { readonly scene: Scene; readonly sum: Sum; readonly held: boolean }) {
  return (
    <span class="ops-sumline" data-held={held}>
      {sum.parts.map(({ say, value }, i) => (
        <span key={say}>
          {i > 0 && ' + '}
          <b>{value}</b> {scene.say(say)}
        </span>
      ))}
      {sum.parts.length > 1 && (
        <span>
          {' = '}
          <b>{sum.total}</b>
        </span>
      )}{' '}
      {scene.say(held ? 'tell.enough' : 'tell.short', { against: sum.against })}
    </span>
  )
}

function Building({ scene, fought }: { readonly scene: Scene; readonly fought: Fought }) {
  const { seat, kind, held, sum } = fought
  return (
    <li data-held={held} style={{ '--f': livery(colorOf(scene, seat)).colour }}>
      <Emblem color={colorOf(scene, seat)} size={28} label={familyName(scene, seat)} />
      <span>
        <b>
          {scene.say(held ? 'tell.held' : 'tell.lost', {
            family: familyName(scene, seat),
            kind: kind === null ? '' : scene.words.name(kind),
          })}
        </b>
        {sum && <SumLine scene={scene} sum={sum} held={held} />}
      </span>
    </li>
  )
}

function War({ scene, page }: { readonly scene: Scene; readonly page: Extract<Page, { is: 'war' }> }) {
  const { district, mobster, strength, fought, left, open } = page
  const printed = boxOf(scene).mobster[mobster]
  return (
    <article class="ops-page">
      <h3>
        <Icon name="revolver" size={20} />
        {scene.say('tell.war', { district: numbered(scene, district) })}
      </h3>
      <p>
        <b>{scene.words.name(mobster)}</b>{' '}
        {scene.say('tell.strength', {
          strength: printed?.strength ?? 0,
          modifier: printed?.warModifier ?? 0,
          total: strength,
        })}
      </p>
      {fought.length === 0 ? (
        <p>{scene.say(open ? 'tell.goesOn' : 'tell.nobodyThere')}</p>
      ) : (
        <ul class="ops-fought">
          {fought.map((one) => (
            <Building key={one.space} scene={scene} fought={one} />
          ))}
        </ul>
      )}
      {left && <p>{scene.say('tell.left', { mobster: scene.words.name(mobster) })}</p>}
    </article>
  )
}

const Districts = ({
  scene,
  districts,
}: {
  readonly scene: Scene
  readonly districts: readonly number[]
}) => (
  <ul class="ops-districts">
    {districts.map((district) => (
      <li key={district}>{numbered(scene, district)}</li>
    ))}
  </ul>
)

function Cops({ scene, page }: { readonly scene: Scene; readonly page: Extract<Page, { is: 'cops' }> }) {
  return (
    <article class="ops-page">
      <h3>
        <Icon name="shield" size={20} />
        {scene.say('tell.cops')}
      </h3>
      <Districts scene={scene} districts={page.came} />
      {page.coming.length > 0 && (
        <>
          <p>{scene.say('tell.patrols')}</p>
          <Districts scene={scene} districts={page.coming} />
        </>
      )}
    </article>
  )
}

function Controller({ scene, held }: { readonly scene: Scene; readonly held: Held }) {
  const { controllers, district, kind, reason } = held
  const seats: readonly (Seat | null)[] = controllers === 'mobsters' ? [null] : controllers
  const reasonWords =
    reason === null
      ? ''
      : scene.say(`tell.reason.${reason}`, {
          kind: kind === null ? '' : scene.words.name(kind),
        })
  return (
    <li>
      <b class="ops-districtno">{district}</b>
      {seats.map((seat) => (
        <Emblem
          key={seat}
          color={seat === null ? 'mobsters' : colorOf(scene, seat)}
          size={22}
          label={seat === null ? scene.say('tell.mobsters') : familyName(scene, seat)}
        />
      ))}
      <span>{reasonWords}</span>
    </li>
  )
}

function ZonePage({ scene, page }: { readonly scene: Scene; readonly page: Extract<Page, { is: 'zone' }> }) {
  const { zone, held, counts, places, payouts } = page
  const order = counts.map((_, i) => i).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  const mobsters = counts.length - 1
  const printed = boxOf(scene).components.lucianoPayout[zone]
  return (
    <article class="ops-page">
      <h3>
        <Icon name="strongbox" size={20} />
        {scene.say('tell.zone', { zone: scene.words.name(zone) })} <small>{printed.join(' · ')}</small>
      </h3>
      <ul class="ops-heldlist">
        {held.map((one) => (
          <Controller key={one.district} scene={scene} held={one} />
        ))}
      </ul>
      <table class="ops-payout">
        <thead>
          <tr>
            <th scope="col">{scene.say('tell.family')}</th>
            <th scope="col">{scene.say('tell.districts')}</th>
            <th scope="col">{scene.say('tell.place')}</th>
            <th scope="col">{scene.say('tell.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((marker) => (
            <tr key={marker} data-mine={marker === scene.viewer}>
              <th scope="row">
                <Emblem color={marker === mobsters ? 'mobsters' : colorOf(scene, marker)} size={20} />
                {marker === mobsters ? scene.say('tell.mobsters') : familyName(scene, marker)}
              </th>
              <td>{counts[marker]}</td>
              <td>{places[marker] === 0 ? '–' : places[marker]}</td>
              <td>
                {marker === mobsters || !payouts[marker] ? '–' : scene.words.money(payouts[marker] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}

export function PageFace({ scene, page }: { readonly scene: Scene; readonly page: Page }) {
  switch (page.is) {
    case 'war':
      return <War scene={scene} page={page} />
    case 'cops':
      return <Cops scene={scene} page={page} />
    case 'zone':
      return <ZonePage scene={scene} page={page} />
    case 'threats':
      return (
        <article class="ops-page">
          <h3>
            <Icon name="clock" size={20} />
            {scene.say('tell.threats')}
          </h3>
          <Districts scene={scene} districts={page.districts} />
        </article>
      )
  }
}
