// What is mine: money and capos, the four operations, muscle, buildings left, keepsakes, the hand.

import {
  type Family,
  handOf,
  leverageCost,
  leverageOf,
  LEVELS,
  OPERATIONS,
  reputationOf,
} from '@backroom/games/speakeasy'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import '../speakeasy.css'
import { useReady } from '../../../kit/later.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, familyOf, seatOf, viewOf } from '../game.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { livery } from '../parts/livery.ts'
import { familyName, personName } from '../people.ts'
import { at } from '../places.ts'
import { fetchPlanner } from '../plan/planner.ts'
import { Keepsakes } from './Keepsakes.tsx'
import { LeftToBuild } from './LeftToBuild.tsx'
import { Muscle } from './Muscle.tsx'
import { HandCard } from './OpCard.tsx'
import { LevelHead, OperationBox } from './Operation.tsx'
import { is } from '../thing.ts'

interface OfMe {
  readonly scene: Scene
  readonly seat: number
  readonly family: Family
}

/** Capos still to be sent this act, and those that were. */
export function Capos({ scene, seat, family }: OfMe) {
  const act = boxOf(scene).acts[viewOf(scene).act - 1]
  const all = Math.max(
    family.capos,
    viewOf(scene).phase === 'setUpRound' ? family.capos : (act?.caposPerPlayer ?? 0),
  )
  const label = scene.say('capos.left', { count: family.capos })
  return (
    <span
      class="ops-capos"
      role="img"
      aria-label={label}
      data-anchor={at.capos(seat)}
      {...is({ kind: 'capos', seat })}
    >
      {Array.from({ length: all }, (_, n) => (
        <i key={n} data-here={n < family.capos}>
          <Icon name="capo" size={17} />
        </i>
      ))}
    </span>
  )
}

function Me({ scene, seat, family }: OfMe) {
  const secrets = viewOf(scene).secrets[seat]
  const leverage = leverageOf(viewOf(scene), boxOf(scene), seat)
  const cost = leverageCost(viewOf(scene), boxOf(scene), seat)
  const reputation = reputationOf(family)
  const own = scene.say('leverage.label', { cards: leverage, tokens: family.leverage, cost })
  return (
    <section
      class="ops-me"
      style={{ '--f': livery(family.color).colour }}
      data-anchor={at.seat(seat)}
      {...is({ kind: 'family', seat })}
    >
      <header>
        <Emblem color={family.color} size={40} />
        <div>
          <h3>{personName(scene, seat)}</h3>
          <span>{familyName(scene, seat)}</span>
        </div>
      </header>
      <div class="ops-money">
        <span class="ops-pocket" data-anchor={at.pocket(seat)} {...is({ kind: 'pocket', seat })}>
          <small>{scene.say('money.pocket')}</small>
          <b>{scene.words.money(family.pocket)}</b>
        </span>
        <span class="ops-safe" data-anchor={at.safe(seat)} {...is({ kind: 'safe', seat })}>
          <small>
            <Icon name="lock" size={12} /> {scene.say('money.safe')}
          </small>
          <b>{secrets ? scene.words.money(secrets.safe) : '?'}</b>
        </span>
      </div>
      <div class="ops-mefacts">
        <span {...is({ kind: 'leverage', seat })}>
          <Icon name="envelope" size={16} />
          <span aria-hidden="true">
            {leverage}+{family.leverage}
            <small> {scene.say('leverage.cost', { cost })}</small>
          </span>
          <span class="unseen">{own}</span>
        </span>
        <span {...is({ kind: 'reputation', seat })}>
          <Icon name="laurel-crown" size={16} />
          <span aria-hidden="true">{reputation}</span>
          <span class="unseen">{scene.say('reputation.label', { reputation })}</span>
        </span>
        <Capos scene={scene} seat={seat} family={family} />
      </div>
    </section>
  )
}

function Hand({ scene, seat }: OfMe) {
  const own = viewOf(scene).secrets[seat]
  const hand = own ? handOf(own) : []
  const order = OPERATIONS.flatMap((type) => hand.filter((card) => boxOf(scene).card[card]?.type === type))
  return (
    <section class="ops-hand" data-anchor={at.hand(seat)} {...is({ kind: 'hand', seat })}>
      <h4>
        <Icon name="card-play" size={18} />
        <b>{scene.say('hand.title')}</b>
        <small>{scene.say('hand.count', { count: hand.length })}</small>
      </h4>
      <ul tabIndex={0} aria-label={scene.say('hand.title')}>
        {order.map((card) => (
          <HandCard key={card} scene={scene} id={card} />
        ))}
      </ul>
    </section>
  )
}

const Operations = (props: OfMe) => (
  <div class="ops-ops">
    {OPERATIONS.map((type) => (
      <OperationBox key={type} {...props} type={type} mine />
    ))}
  </div>
)

const DRAWERS = ['operations', 'buildings', 'hand'] as const
type Drawer = (typeof DRAWERS)[number]

/** Whether the whole strip has room; the scene is drawn anew whenever the window changes, for its board does. */
const stripFits = ({ form }: Scene): boolean => form === 'wide' && matchMedia('(min-width: 87.5em)').matches

/** Where the strip has no room: one drawer at a time, the one where something can be picked by itself. */
function Drawers(props: OfMe) {
  const { scene } = props
  const open = useSignal<Drawer>('operations')
  const root = useRef<HTMLDivElement>(null)
  const { wait } = scene.sight
  const key = scene.picks.prompt?.key ?? null
  useEffect(() => {
    const drawer = key === null ? null : drawerOf(key)
    if (drawer) open.value = drawer
  }, [wait, key])
  return (
    <div class="ops-drawers" ref={root}>
      <Me {...props} />
      <div class="ops-drawertabs" role="group" aria-label={scene.say('drawer.name')}>
        {DRAWERS.map((drawer) => (
          <button
            key={drawer}
            type="button"
            aria-pressed={open.value === drawer}
            onClick={() => {
              open.value = drawer
            }}
          >
            {scene.say(`drawer.${drawer}`)}
          </button>
        ))}
      </div>
      <div class="ops-drawer">
        {open.value === 'operations' ? (
          <>
            <Operations {...props} />
            <Muscle {...props} mine />
          </>
        ) : open.value === 'buildings' ? (
          <LeftToBuild {...props} mine />
        ) : (
          <>
            <Keepsakes {...props} mine />
            <Hand {...props} />
          </>
        )}
      </div>
    </div>
  )
}

/** Where what is asked for lies. */
function drawerOf(key: string): Drawer | null {
  switch (key) {
    case 'raise':
    case 'member':
    case 'stolenBarrel':
      return 'operations'
    case 'build':
    case 'firstBuilding':
      return 'buildings'
    case 'playCard':
    case 'firstCard':
    case 'discard':
    case 'playToken':
    case 'useHelper':
      return 'hand'
    default:
      return null
  }
}

export function Mine({ scene }: { readonly scene: Scene }) {
  useReady(fetchPlanner)
  const seat = seatOf(scene)
  const family = seat === null ? null : familyOf(scene, seat)
  if (seat === null || !family) return <p class="ops-nothing">{scene.say('mine.spectator')}</p>
  const props = { scene, seat, family }
  const phone = scene.size === 'phone'
  if (!phone && !stripFits(scene)) return <Drawers {...props} />
  return (
    <div class="ops-mine" data-size={scene.size}>
      <Me {...props} />
      {phone && <Hand {...props} />}
      <Operations {...props} />
      <Muscle {...props} mine />
      <LeftToBuild {...props} mine />
      <Keepsakes {...props} mine />
      {!phone && <Hand {...props} />}
    </div>
  )
}

/** In a short window: who I am, my money, and how far each of my operations is. */
export function MyLine({ scene }: { readonly scene: Scene }) {
  useReady(fetchPlanner)
  const seat = seatOf(scene)
  const family = seat === null ? null : familyOf(scene, seat)
  if (seat === null || !family) return <p class="ops-nothing">{scene.say('mine.spectator')}</p>
  const props = { scene, seat, family }
  return (
    <div class="ops-line">
      <Me {...props} />
      {LEVELS.map((level) => (
        <LevelHead key={level} {...props} level={level} mine />
      ))}
    </div>
  )
}
