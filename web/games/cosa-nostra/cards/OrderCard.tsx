// An order that one may read: its kind by the colour of its head and in words, what it needs, what it brings.

import {
  type GangsterId,
  type OrderId,
  type PrintedOrder,
  requirements,
  rollOf,
  strengthOf,
} from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { businessIcon, influenceIcon, orderIcon } from '../look.ts'
import { Back, Die, Hits } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { breakableName, familyId, shortBusiness } from '../parts/people.ts'
import { effectWords } from './effects.ts'
import { is } from '../thing.ts'

const kindName = (scene: Scene, order: PrintedOrder): string => scene.say(`kind.${order.kind}`)

/** Everything about it in one sentence, for those who do not see it. */
export function orderLabel(scene: Scene, id: OrderId): string {
  const order = boxOf(scene).order[id]
  const name = scene.words.name(id)
  return order ? scene.say('order.label', { name, kind: kindName(scene, order), round: order.round }) : name
}

/** What it is rolled against: a number, or the strength of the target. */
function Needs(props: {
  readonly scene: Scene
  readonly order: OrderId
  readonly gangster?: GangsterId
  readonly target?: string | null
}) {
  const { scene, order, gangster, target = null } = props
  const printed = boxOf(scene).order[order]
  if (!printed) return null
  const roll = gangster === undefined ? null : rollOf(viewOf(scene), boxOf(scene), gangster, order, target)
  const difficulty = roll
    ? roll.difficulty
    : typeof printed.difficulty === 'number'
      ? printed.difficulty
      : null
  return (
    <span class="lcn-needs">
      <i>{scene.say('order.needs')}</i>
      {typeof printed.difficulty === 'number' ? (
        <Die face={printed.difficulty} size={18} />
      ) : (
        <Icon name="crosshair" size={17} />
      )}
      {roll?.difficultyChanges
        .filter(({ by }) => by !== 'busy')
        .map(({ by }) => (
          <span
            key={by}
            class={by === 'saboteur' ? 'lcn-att lcn-foe' : 'lcn-att'}
            role="img"
            aria-label={scene.words.name(by)}
            {...(by !== 'busy' && is({ kind: 'influence', card: by }))}
          >
            <Icon name={influenceIcon(by)} />
          </span>
        ))}
      {difficulty === null ? <b class="lcn-words">{scene.say('order.hisStrength')}</b> : <b>{difficulty}+</b>}
    </span>
  )
}

/** LCN-8.2: each required card, and what of mine meets it. */
function Required({ scene, order }: { readonly scene: Scene; readonly order: PrintedOrder }) {
  const me = seatOf(scene)
  if (me === null || order.requires.length === 0) return null
  return (
    <span class="lcn-required" data-many={order.requires.length > 2}>
      {requirements(viewOf(scene), boxOf(scene), me, order).map(({ type, by }, i) => (
        <span key={i} class={by ? 'lcn-req' : 'lcn-req lcn-lacking'} {...is({ kind: 'businessType', type })}>
          <Icon name={businessIcon(type)} size={16} />
          <em>{shortBusiness(scene, type)}</em>
          {by?.marked ? (
            <Emblem family={familyId(scene, me)} size={16} />
          ) : (
            <u>{scene.say(by ? 'order.yours' : 'order.lacking')}</u>
          )}
        </span>
      ))}
    </span>
  )
}

function Results({
  scene,
  order,
  dice,
}: {
  readonly scene: Scene
  readonly order: PrintedOrder
  /** More hits than dice are out of reach. */
  readonly dice?: number | undefined
}) {
  return (
    <span class="lcn-results">
      {order.results.map(({ successes, effects }) => (
        <span key={successes} class={dice !== undefined && successes > dice ? 'lcn-outofreach' : ''}>
          <Hits count={successes} />
          <span class="unseen">{scene.say('order.hits', { count: successes })}</span>
          <b>{effectWords(scene, effects)}</b>
        </span>
      ))}
    </span>
  )
}

interface OrderProps {
  readonly scene: Scene
  readonly order: OrderId
  readonly gangster?: GangsterId
  readonly target?: string | null
}

const aimOf = (scene: Scene, order: PrintedOrder): string | null =>
  order.target === null ? null : scene.say(`aim.${order.target}`)

/** As it lies on my man: open to me, with the back that the others see in the corner. */
export function TaskFace({ scene, order: id, gangster, target = null }: OrderProps) {
  const order = boxOf(scene).order[id]
  if (!order) return null
  const aim = aimOf(scene, order)
  const dice = gangster === undefined ? undefined : strengthOf(viewOf(scene), boxOf(scene), gangster)
  return (
    <div class="lcn-taskface" data-kind={order.kind} {...is({ kind: 'order', order: id })}>
      <div class="lcn-taskhead">
        <Icon name={orderIcon(order)} size={22} />
        <span>
          <b>{scene.words.name(id)}</b>
          <i>{kindName(scene, order)}</i>
        </span>
        <Back round={order.round} />
      </div>
      <div class="lcn-taskbody">
        <Needs scene={scene} order={id} {...(gangster === undefined ? {} : { gangster })} target={target} />
        <Required scene={scene} order={order} />
        {aim !== null && <p>{aim}</p>}
        <Results scene={scene} order={order} dice={dice} />
      </div>
    </div>
  )
}

/** In the hand: what it is, what it still lacks. */
export function HandFace({ scene, order: id }: OrderProps) {
  const order = boxOf(scene).order[id]
  const me = seatOf(scene)
  if (!order) return null
  const lacking =
    me === null ? [] : requirements(viewOf(scene), boxOf(scene), me, order).filter(({ by }) => by === null)
  const [most] = order.results.toReversed()
  return (
    <div class="lcn-handface" data-kind={order.kind} {...is({ kind: 'order', order: id })}>
      <span class="lcn-handtop">
        <Icon name={orderIcon(order)} size={22} />
        <Back round={order.round} />
      </span>
      <b>{breakableName(scene, id)}</b>
      <span class="lcn-handfoot">
        {typeof order.difficulty === 'number' ? (
          <Die face={order.difficulty} size={16} />
        ) : (
          <Icon name="crosshair" size={15} />
        )}
        {order.kind !== 'cashJob' ? (
          <i>{scene.say(`kind.${order.kind}`)}</i>
        ) : lacking.length > 0 ? (
          <span
            class="lcn-lacks"
            aria-label={scene.say('order.lacks', {
              cards: scene.words.list(lacking.map(({ type }) => type)),
            })}
            role="img"
          >
            {lacking.slice(0, 3).map(({ type }, i) => (
              <Icon key={i} name={businessIcon(type)} size={16} />
            ))}
          </span>
        ) : (
          <i class="lcn-ready">{most ? effectWords(scene, most.effects) : ''}</i>
        )}
      </span>
    </div>
  )
}
