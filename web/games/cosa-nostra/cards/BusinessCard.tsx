// A Business card wherever it lies: on a mat, in my strip, in the Market, in the open deck.

import { type BusinessId, monopolyShares } from '@backroom/games/cosa-nostra'
import type { ComponentChildren } from 'preact'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf, seatOf } from '../game.ts'
import { businessIcon } from '../look.ts'
import { Markers } from '../parts/Bits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars, shortBusiness } from '../parts/people.ts'
import { Place } from '../parts/Place.tsx'
import { at } from '../places.ts'

function businessLabel(scene: Scene, id: BusinessId): string {
  const card = boxOf(scene).business[id]
  const lying = viewOf(scene).businesses[id]
  return scene.say('business.label', {
    name: businessName(scene, id),
    price: dollars(scene, card?.price ?? 0),
    income: dollars(scene, card?.income ?? 0),
    active: lying && !lying.active ? 'no' : 'yes',
  })
}

interface CardProps {
  readonly scene: Scene
  readonly business: BusinessId
  readonly class: string
  readonly children: ComponentChildren
  readonly piece?: boolean
}

/** The paper, its markers, and how it stands. */
function Paper({ scene, business, class: name, children, piece = true }: CardProps) {
  const card = boxOf(scene).business[business]
  const lying = viewOf(scene).businesses[business]
  const state = lying && !lying.active ? ' lcn-out' : lying?.used ? ' lcn-used' : ''
  return (
    <Place
      scene={scene}
      place={at.biz(business)}
      label={businessLabel(scene, business)}
      class={`lcn-paper ${card?.kind === 'company' ? 'lcn-company' : ''} ${name}${state}`}
      {...(piece ? { piece: business } : {})}
      what={{ kind: 'business', business }}
    >
      {children}
      {lying && lying.markers.length > 0 && (
        <Markers
          scene={scene}
          business={business}
          seats={lying.markers}
          size={name === 'lcn-mybiz' ? 26 : 22}
        />
      )}
      {scene.picks.state(at.biz(business)) === 'lit' && (
        <span class="lcn-serves">{scene.say('business.serves')}</span>
      )}
    </Place>
  )
}

const Sign = ({
  scene,
  business,
  size,
}: {
  readonly scene: Scene
  readonly business: BusinessId
  readonly size: number
}) => (
  <span class="lcn-sign">
    <Icon name={businessIcon(boxOf(scene).business[business]?.type ?? '')} size={size} />
  </span>
)

export const MatBusiness = ({
  scene,
  business,
}: {
  readonly scene: Scene
  readonly business: BusinessId
}) => {
  const active = viewOf(scene).businesses[business]?.active
  return (
    <Paper scene={scene} business={business} class="lcn-matbiz">
      <Sign scene={scene} business={business} size={23} />
      <span class="lcn-bizname">{shortBusiness(scene, business)}</span>
      <span class="lcn-earns">
        {active ? dollars(scene, boxOf(scene).business[business]?.income ?? 0) : scene.say('card.out')}
      </span>
    </Paper>
  )
}

export const MarketCard = ({ scene, business }: { readonly scene: Scene; readonly business: BusinessId }) => {
  const card = boxOf(scene).business[business]
  return (
    <Paper scene={scene} business={business} class="lcn-marketcard">
      <Sign scene={scene} business={business} size={32} />
      <span class="lcn-bizname">{shortBusiness(scene, business)}</span>
      <span class="lcn-price">{dollars(scene, card?.price ?? 0)}</span>
      <span class="lcn-brings">
        {scene.say('market.earns', { money: dollars(scene, card?.income ?? 0) })}
      </span>
    </Paper>
  )
}

/** LCN-17, LCN-18: what it can do, or how the Monopoly of its kind stands. */
function abilityOf(
  scene: Scene,
  business: BusinessId,
): { readonly words: string; readonly ready: boolean } | null {
  const card = boxOf(scene).business[business]
  const lying = viewOf(scene).businesses[business]
  if (!card || !lying) return null
  if (card.type === 'lawyer' || card.type === 'cop') {
    const ready = lying.active && !lying.used
    return { words: scene.say(ready ? `ability.${card.type}` : 'ability.used'), ready }
  }
  if (card.type === 'politician') return { words: scene.say('ability.politician'), ready: false }
  const share = monopolyShares(viewOf(scene), boxOf(scene)).find(({ type }) => type === card.type)
  const me = seatOf(scene)
  if (!share || me === null) return null
  const own = share.counts[me] ?? 0
  const others = share.counts.reduce((sum, count) => sum + count, 0) - own
  return { words: scene.say('ability.monopoly', { own, others }), ready: false }
}

export const MyBusiness = ({ scene, business }: { readonly scene: Scene; readonly business: BusinessId }) => {
  const ability = abilityOf(scene, business)
  const active = viewOf(scene).businesses[business]?.active
  return (
    <Paper scene={scene} business={business} class="lcn-mybiz">
      <Sign scene={scene} business={business} size={28} />
      <span class="lcn-bizname">{shortBusiness(scene, business)}</span>
      <span class="lcn-earns">
        {active ? dollars(scene, boxOf(scene).business[business]?.income ?? 0) : scene.say('card.out')}
      </span>
      {ability && (
        <span class={ability.ready ? 'lcn-ability lcn-ready' : 'lcn-ability'}>{ability.words}</span>
      )}
    </Paper>
  )
}
