// What is mine: the Boss with the money, my men with their tasks, my Business cards, my hand.

import { gangstersOf, incomeOf, recruitsOf, sortedBusinessesOf, tasksLeft } from '@backroom/games/cosa-nostra'
import type { Seat } from '@backroom/engine'
import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { useEffect } from 'preact/hooks'
import '../cosa-nostra.css'
import type { Scene } from '../../../kit/screen.ts'
import { Tabs } from '../../../kit/Tabs.tsx'
import { Mat } from '../board/Mat.tsx'
import { planInView } from '../board/tray.ts'
import { Odds } from '../board/Odds.tsx'
import { MyBusiness } from '../cards/BusinessCard.tsx'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { liveryOf } from '../look.ts'
import { cardInFingers } from '../laying.ts'
import { ownOf } from '../own.ts'
import { dollars } from '../parts/people.ts'
import { Me } from './Me.tsx'
import { MyHand } from './MyHand.tsx'
import { MyMan, Recruit } from './MyMan.tsx'

/** Whoever only watches sees the one family here that the board has no room for. */
function Watching({ scene }: { readonly scene: Scene }) {
  const fifth = viewOf(scene).seats.length - 1
  return (
    <div class="lcn-watching">
      <p>{scene.say(scene.viewer === 'open' ? 'mine.open' : 'mine.spectator')}</p>
      {fifth >= 4 && <Mat scene={scene} seat={fifth} corner="bl" />}
    </div>
  )
}

interface Mine {
  readonly scene: Scene
  readonly seat: Seat
}

function MyBusinesses({ scene, seat }: Mine) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const cards = sortedBusinessesOf(view, box, seat)
  return (
    <section class="lcn-mybusiness" aria-label={scene.say('business.region')}>
      <h3>
        {scene.say('business.title')}{' '}
        <b>{scene.say('business.income', { money: dollars(scene, incomeOf(view, box, seat)) })}</b>
      </h3>
      <div class="lcn-bizrow" data-many={cards.length > 6}>
        {cards.map((id) => (
          <MyBusiness key={id} scene={scene} business={id} />
        ))}
        {cards.length === 0 && <p class="lcn-empty">{scene.say('mat.noBusiness')}</p>}
      </div>
    </section>
  )
}

const SHELVES = ['business', 'orders', 'influence'] as const
type ShelfName = (typeof SHELVES)[number]

/** Where what is asked for lies. */
function askedShelf({ picks }: Scene, phase: string): ShelfName | null {
  const { prompt, group } = picks
  if (group === 'task' || prompt?.key === 'discardOrders') return 'orders'
  if (group === 'play' || prompt?.key === 'discardInfluence') return 'influence'
  if (phase === 'planning') return 'orders'
  return phase === 'payday' ? 'business' : null
}

/** Business, orders and Influence one at a time, where there is no room for all three. */
function Shelf({ scene, seat }: Mine) {
  const view = viewOf(scene)
  const open = useSignal<string>('business')
  useEffect(() => {
    open.value = askedShelf(scene, view.phase) ?? open.value
  }, [scene.sight.wait, scene.picks.group, view.phase])
  const hand = view.hands[seat]
  const counts: { readonly [name in ShelfName]: number } = {
    business: sortedBusinessesOf(view, boxOf(scene), seat).length,
    orders: hand?.orders.length ?? 0,
    influence: hand?.influence.length ?? 0,
  }
  return (
    <div class="lcn-shelf">
      <Tabs
        tabs={SHELVES.map((id) => ({ id, label: `${scene.say(`shelf.${id}`)} ${counts[id]}` }))}
        open={open.value}
        onOpen={(id) => {
          open.value = id
        }}
        label={scene.say('shelf.name')}
        name="shelf"
      />
      <div class="lcn-shelved" role="tabpanel" id="shelf-panel" aria-labelledby={`shelf-tab-${open.value}`}>
        {open.value === 'business' ? (
          <MyBusinesses scene={scene} seat={seat} />
        ) : (
          <MyHand scene={scene} seat={seat} only={open.value === 'orders' ? 'orders' : 'influence'} />
        )}
      </div>
    </div>
  )
}

export function MyStrip({ scene }: { readonly scene: Scene }) {
  const seat = seatOf(scene)
  const view = viewOf(scene)
  const family = seat === null ? undefined : view.seats[seat]
  if (seat === null || !family) return <Watching scene={scene} />
  const livery = liveryOf(family.family)
  const men = gangstersOf(view, seat)
  const hired = scene.picks.prompt?.key === 'recruit' ? recruitsOf(view, seat) : []
  const left = tasksLeft(view, seat)
  const { prompt, group } = scene.picks
  // The tray is on another tab there.
  const plan = scene.size === 'phone' && scene.picks.picked.length > 0 ? planInView(scene) : null
  const card = cardInFingers(scene)
  const hint =
    card === 'snitch'
      ? scene.say('lay.renew')
      : card !== null
        ? scene.say('lay.whom', { card: scene.words.name(card) })
        : ownOf(scene).looking.value !== null
          ? scene.say('look.whose')
          : null
  // On a phone what is picked from lies on top.
  const hand = group === 'task' || prompt?.key === 'discardOrders' || prompt?.key === 'discardInfluence'
  return (
    <div
      class="lcn-strip"
      data-size={scene.size}
      data-first={hand ? 'hand' : 'men'}
      style={{ '--f': livery.colour, '--fd': livery.leather }}
    >
      <Me scene={scene} seat={seat} />
      <section
        class="lcn-mymen"
        aria-label={scene.say('men.region')}
        style={{ '--busy': left, '--free': men.length + hired.length - left }}
      >
        <h3>
          {scene.say('men.title')} <b>{hint ?? scene.say('men.tasks', { count: left })}</b>
        </h3>
        <div class="lcn-menrow">
          {men.map((id) => (
            <Fragment key={id}>
              <MyMan scene={scene} gangster={id} />
              {plan?.gangster === id && (
                <div class="lcn-tray lcn-myodds">
                  <Odds scene={scene} plan={plan} seat={seat} />
                </div>
              )}
            </Fragment>
          ))}
          {hired.map((id) => (
            <Recruit key={id} scene={scene} gangster={id} />
          ))}
        </div>
      </section>
      {scene.size !== 'phone' && scene.form !== 'wide' ? (
        <Shelf scene={scene} seat={seat} />
      ) : (
        <>
          <MyBusinesses scene={scene} seat={seat} />
          <MyHand scene={scene} seat={seat} />
        </>
      )}
    </div>
  )
}
