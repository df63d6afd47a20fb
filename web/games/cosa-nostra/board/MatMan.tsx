// A man on somebody's mat: his face, his strength, his task by its back, what lies on him.

import { type Attached, type GangsterId, hasTask, strengthOf } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { cardInFingers, lay, mayLieOn } from '../laying.ts'
import { canBeLookedAt, lookAt } from '../looking.ts'
import { ownOf } from '../own.ts'
import { businessIcon, influenceIcon, liveryOf, numeral } from '../look.ts'
import { Back, ManPistols, OnHim } from '../parts/Bits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars, shortName } from '../parts/people.ts'
import { Place } from '../parts/Place.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { at } from '../places.ts'
import { is } from '../thing.ts'

/** What a man is about, in words. */
export function manLabel(scene: Scene, id: GangsterId): string {
  const view = viewOf(scene)
  const man = view.gangsters[id]
  if (!man) return scene.words.name(id)
  const { back, purchase } = man
  const order = view.planned[id] ?? null
  const task = order !== null ? 'known' : back !== null ? 'hidden' : purchase !== null ? 'purchase' : 'none'
  return scene.say('man.label', {
    name: scene.words.name(id),
    strength: strengthOf(view, boxOf(scene), id),
    active: man.active ? 'yes' : 'no',
    task,
    round: numeral(back ?? 0),
    what: order !== null ? scene.words.name(order) : purchase !== null ? businessName(scene, purchase) : '',
    on: man.on.length > 0 ? scene.words.list(man.on) : 'none',
  })
}

function Task({ scene, gangster }: { readonly scene: Scene; readonly gangster: GangsterId }) {
  const view = viewOf(scene)
  const man = view.gangsters[gangster]
  if (!man) return null
  if (!man.active) return <span class="lcn-task lcn-none lcn-red">{scene.say('card.out')}</span>
  if (man.purchase !== null) {
    const card = boxOf(scene).business[man.purchase]
    return (
      <span
        class="lcn-task lcn-buying"
        {...is({ kind: 'business', business: man.purchase })}
        data-piece={man.purchase}
      >
        <Icon name={businessIcon(card?.type ?? '')} size={15} />
        <b>{dollars(scene, card?.price ?? 0)}</b>
      </span>
    )
  }
  const order = view.planned[gangster]
  if (order !== undefined)
    return (
      <span class={`lcn-task lcn-seen lcn-back-${man.back ?? 1}`} {...is({ kind: 'order', order })}>
        <i>{numeral(man.back ?? 1)}</i>
        <b>{scene.words.name(order)}</b>
      </span>
    )
  if (man.back !== null)
    return (
      <span class="lcn-task" {...is({ kind: 'hiddenOrder', gangster })}>
        <Back round={man.back} class="lcn-taskback" />
      </span>
    )
  if (view.phase !== 'action' && view.phase !== 'planning') return null
  return (
    <span class="lcn-task lcn-none">{scene.say(view.phase === 'action' ? 'task.done' : 'task.free')}</span>
  )
}

/** The eye over an order that I may look at now. */
const LookHere = ({ scene, gangster }: { readonly scene: Scene; readonly gangster: GangsterId }) => (
  <button
    type="button"
    class="lcn-lookhere"
    data-pick=""
    aria-label={scene.say('look.here', { man: scene.words.name(gangster) })}
    onClick={(event) => {
      event.stopPropagation()
      void lookAt(scene, gangster)
    }}
  >
    <Icon name="semi-closed-eye" size={20} />
  </button>
)

export const layLabel = (scene: Scene, card: Attached, gangster: GangsterId): string =>
  scene.say('lay.here', { card: scene.words.name(card), man: scene.words.name(gangster) })

interface LayProps {
  readonly scene: Scene
  readonly card: Attached
  readonly gangster: GangsterId
}

/** The card over a man whom I may lay it on; over any other it says why not. */
function LayHere({ scene, card, gangster }: LayProps) {
  const may = mayLieOn(scene, card, gangster)
  return (
    <button
      type="button"
      class="lcn-lookhere"
      data-may={may}
      {...(may ? { 'data-pick': '' } : {})}
      aria-label={layLabel(scene, card, gangster)}
      onClick={(event) => {
        event.stopPropagation()
        void lay(scene, card, gangster)
      }}
    >
      <Icon name={influenceIcon(card)} size={20} />
    </button>
  )
}

interface ManProps {
  readonly scene: Scene
  readonly gangster: GangsterId
  readonly letters: number
}

export function MatMan({ scene, gangster, letters }: ManProps) {
  const view = viewOf(scene)
  const man = view.gangsters[gangster]
  if (!man) return null
  const printed = boxOf(scene).gangster[gangster]
  const state = !man.active ? 'lcn-off' : hasTask(man) ? 'lcn-busy' : 'lcn-idle'
  const family = printed?.family ?? null
  const card = cardInFingers(scene)
  const owner = man.owner === null ? null : (view.seats[man.owner]?.family ?? null)
  return (
    <div class="lcn-manbox">
      <Place
        scene={scene}
        place={at.man(gangster)}
        label={manLabel(scene, gangster)}
        class={`lcn-man ${state}`}
        style={{ '--f': liveryOf(owner).colour }}
        piece={gangster}
        what={{ kind: 'gangster', gangster }}
      >
        <span class="lcn-pic">
          <Portrait family={family} gangster={gangster} />
        </span>
        <span class="lcn-manname">{shortName(scene, gangster, letters)}</span>
        <ManPistols scene={scene} gangster={gangster} />
        <Task scene={scene} gangster={gangster} />
        {man.on.length > 0 && <OnHim scene={scene} cards={man.on} />}
      </Place>
      {ownOf(scene).looking.value !== null && canBeLookedAt(scene, gangster) && (
        <LookHere scene={scene} gangster={gangster} />
      )}
      {card !== null && card !== 'snitch' && <LayHere scene={scene} card={card} gangster={gangster} />}
    </div>
  )
}

/** LCN-12.2: a stone for one who is dead; his card hangs as a trophy elsewhere. */
export const DeadMan = ({ scene, gangster, letters }: ManProps) => (
  <div class="lcn-manbox">
    <div
      class="lcn-man lcn-dead"
      role="img"
      aria-label={scene.say('man.dead', { name: scene.words.name(gangster) })}
      {...is({ kind: 'gangster', gangster })}
    >
      <Icon name="tombstone" size={28} />
      <span class="lcn-manname">{shortName(scene, gangster, letters)}</span>
    </div>
  </div>
)
