// One of my men: his face and strength, and below it the task that only I can read.

import { type BusinessId, type GangsterId, hasTask, lookedAtBy, shortOf } from '@backroom/games/cosa-nostra'
import type { ComponentChildren } from 'preact'
import type { Scene } from '../../../kit/screen.ts'
import { layLabel, manLabel } from '../board/MatMan.tsx'
import { TaskFace } from '../cards/OrderCard.tsx'
import { cardInFingers, lay, mayLieOn } from '../laying.ts'
import { boxOf, inViewOf, optionsIn, viewOf } from '../game.ts'
import { businessIcon } from '../look.ts'
import { ManPistols, OnHim } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars, familyId, familyName, shortName } from '../parts/people.ts'
import { Place } from '../parts/Place.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { at } from '../places.ts'
import { is } from '../thing.ts'

/** LCN-6.6, 6.7: the card that he is to buy, and whether I can pay it now. */
function PurchaseFace({ scene, business }: { readonly scene: Scene; readonly business: BusinessId }) {
  const card = boxOf(scene).business[business]
  const me = typeof scene.viewer === 'number' ? viewOf(scene).seats[scene.viewer] : undefined
  const short = card && me ? shortOf(card, me.cash) : 0
  return (
    <div
      class="lcn-taskface"
      data-kind="purchase"
      data-piece={business}
      data-place={at.biz(business)}
      {...is({ kind: 'business', business })}
    >
      <div class="lcn-taskhead">
        <Icon name={businessIcon(card?.type ?? '')} size={22} />
        <span>
          <b>{businessName(scene, business)}</b>
          <i>{scene.say('kind.purchase')}</i>
        </span>
      </div>
      <div class="lcn-taskbody">
        <span class="lcn-pricetag">
          <span>
            {scene.say('purchase.price')}
            <b>{dollars(scene, card?.price ?? 0)}</b>
          </span>
          <span>
            {scene.say('purchase.earns')}
            <b>{dollars(scene, card?.income ?? 0)}</b>
          </span>
        </span>
        {short > 0 && (
          <span class="lcn-slip">
            <b>{scene.say('purchase.short', { money: dollars(scene, short) })}</b> LCN-6.7
          </span>
        )}
      </div>
    </div>
  )
}

/** The task that the pick of the moment would give him. */
function promised(
  scene: Scene,
  gangster: GangsterId,
): { readonly order?: string; readonly business?: string } | null {
  const option = inViewOf(scene)
  if (option?.say === 'task' && option.gangster === gangster) return { order: option.order }
  if (option?.say === 'buy' && option.gangster === gangster) return { business: option.business }
  return null
}

function Body({ scene, gangster }: { readonly scene: Scene; readonly gangster: GangsterId }) {
  const view = viewOf(scene)
  const man = view.gangsters[gangster]
  if (!man) return null
  if (!man.active)
    return (
      <div class="lcn-nobody lcn-red">
        <b>{scene.say('card.out')}</b>
        <p>{scene.say('man.outLong')}</p>
      </div>
    )
  const order = view.planned[gangster]
  if (order !== undefined)
    return (
      <div data-piece={order}>
        <TaskFace scene={scene} order={order} gangster={gangster} />
      </div>
    )
  if (man.purchase !== null) return <PurchaseFace scene={scene} business={man.purchase} />
  const next = promised(scene, gangster)
  if (next)
    return (
      <div class="lcn-promised">
        {next.order !== undefined ? (
          <TaskFace scene={scene} order={next.order} gangster={gangster} />
        ) : (
          next.business !== undefined && <PromisedPurchase scene={scene} business={next.business} />
        )}
      </div>
    )
  return (
    <div class="lcn-nobody">
      {view.phase === 'action' && <Icon name="check-mark" size={20} />}
      {view.phase === 'action' && <b>{scene.say('task.doneLong')}</b>}
      {view.phase === 'planning' && <b>{scene.say('task.freeLong')}</b>}
    </div>
  )
}

const PromisedPurchase = ({ scene, business }: { readonly scene: Scene; readonly business: BusinessId }) => (
  <div class="lcn-taskface" data-kind="purchase">
    <div class="lcn-taskhead">
      <Icon name={businessIcon(boxOf(scene).business[business]?.type ?? '')} size={22} />
      <span>
        <b>{businessName(scene, business)}</b>
        <i>{scene.say('kind.purchase')}</i>
      </span>
    </div>
  </div>
)

function Top({ scene, gangster }: { readonly scene: Scene; readonly gangster: GangsterId }) {
  const view = viewOf(scene)
  const man = view.gangsters[gangster]
  const printed = boxOf(scene).gangster[gangster]
  if (!man) return null
  const spies = lookedAtBy(view, man)
  return (
    <div class="lcn-mytop">
      <span class="lcn-pic">
        <Portrait family={printed?.family ?? null} gangster={gangster} cut="round" />
      </span>
      <span class="lcn-myname">
        <b>{hasTask(man) ? scene.words.name(gangster) : shortName(scene, gangster, 13)}</b>
        <ManPistols scene={scene} gangster={gangster} />
      </span>
      {man.on.length > 0 && <OnHim scene={scene} cards={man.on} />}
      {spies.length > 0 && (
        <span class="lcn-lookedat">
          <Icon name="semi-closed-eye" size={16} />
          {spies.map((seat) => (
            <Emblem
              key={seat}
              family={familyId(scene, seat)}
              size={16}
              label={scene.say('man.lookedAt', { family: familyName(scene, seat) })}
            />
          ))}
        </span>
      )}
    </div>
  )
}

/** LCN-5.1: whom the next task may be given to; he is chosen by a tap as in the switch. */
function useChoosing(scene: Scene, gangster: GangsterId) {
  const { picks } = scene
  const { prompt, group } = picks
  if (prompt?.kind !== 'one' || (group !== 'task' && group !== 'buy')) return null
  const may = optionsIn(prompt).some(
    (option) =>
      (option.say === 'task' || option.say === 'buy') && option.say === group && option.gangster === gangster,
  )
  if (!may) return null
  return {
    state: picks.variant === gangster ? 'picked' : 'choose',
    label: scene.say('man.choose', { name: scene.words.name(gangster) }),
    choose: () => picks.choose(group, gangster),
  }
}

/** LCN-22.4: on whom the card is laid that I have taken up outside my turn. */
function useLaying(scene: Scene, gangster: GangsterId) {
  const card = cardInFingers(scene)
  if (card === null || card === 'snitch') return null
  return {
    // Where it may not lie the table says why.
    state: mayLieOn(scene, card, gangster) ? 'legal' : 'blocked',
    label: layLabel(scene, card, gangster),
    choose: () => void lay(scene, card, gangster),
  }
}

export function MyMan({ scene, gangster }: { readonly scene: Scene; readonly gangster: GangsterId }) {
  const man = viewOf(scene).gangsters[gangster]
  const choosing = useLaying(scene, gangster) ?? useChoosing(scene, gangster)
  if (!man) return null
  const state = !man.active ? 'lcn-off' : hasTask(man) ? 'lcn-busy' : 'lcn-idle'
  const inside: ComponentChildren = (
    <>
      <Top scene={scene} gangster={gangster} />
      <Body scene={scene} gangster={gangster} />
    </>
  )
  if (choosing)
    return (
      <div
        class={`lcn-myman ${state}`}
        role="button"
        tabIndex={0}
        data-place={at.man(gangster)}
        data-state={choosing.state}
        data-piece={gangster}
        {...is({ kind: 'gangster', gangster })}
        aria-pressed={choosing.state === 'picked'}
        onClick={choosing.choose}
      >
        <span class="unseen">{choosing.label}</span>
        <div class="lcn-face" aria-hidden="true">
          {inside}
        </div>
      </div>
    )
  return (
    <Place
      scene={scene}
      place={at.man(gangster)}
      label={manLabel(scene, gangster)}
      class={`lcn-myman ${state}`}
      piece={gangster}
      what={{ kind: 'gangster', gangster }}
    >
      {inside}
    </Place>
  )
}

/** LCN-19.2: one who waits under the Boss while recruits are asked for. */
export function Recruit({ scene, gangster }: { readonly scene: Scene; readonly gangster: GangsterId }) {
  const printed = boxOf(scene).gangster[gangster]
  const price = dollars(scene, printed?.recruitCost ?? 0)
  return (
    <Place
      scene={scene}
      place={at.man(gangster)}
      label={scene.say('man.recruit', {
        name: scene.words.name(gangster),
        price,
        strength: printed?.strength ?? 0,
      })}
      class="lcn-myman lcn-recruit"
      piece={gangster}
      what={{ kind: 'gangster', gangster }}
    >
      <Top scene={scene} gangster={gangster} />
      <div class="lcn-nobody">
        <b>{price}</b>
        <p>{scene.say('man.waits')}</p>
      </div>
    </Place>
  )
}
