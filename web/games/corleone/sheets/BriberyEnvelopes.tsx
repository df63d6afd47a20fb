// The secret bribe: what is on offer, who has sealed, my envelope, my suitcase. COR-10.

import '../corleone.css'
import type { Scene } from '../../../kit/screen.ts'
import { AllyFace } from '../cards/AllyCard.tsx'
import { clockwiseFrom, MONEY, type MoneyCard, pickedCards, seatOf, sumIn, sumOf, viewOf } from '../game.ts'
import { Bills } from '../mine/Suitcase.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyId, familyName, rivals } from '../parts/people.ts'
import { at, idAt } from '../places.ts'
import { ClosedEnvelope, OpenEnvelope } from './Envelope.tsx'
import { is } from '../thing.ts'

/** COR-R35: that a seat has sealed is shown; what it sealed is not. */
export function RivalEnvelopes({ scene }: { readonly scene: Scene }) {
  return (
    <ul class="cor-rivals">
      {rivals(scene).map((seat) => {
        const waiting = scene.sight.waiting.find((one) => one.seat === seat && one.key === 'bribe')
        const sealed = waiting?.sealed ?? true
        return (
          <li key={seat} {...is({ kind: 'envelope', seat })}>
            <ClosedEnvelope family={familyId(scene, seat)} sealed={sealed} />
            <b>{familyName(scene, seat)}</b>
            <span>{scene.say(sealed ? 'bribe.sealed' : 'bribe.choosing')}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Stack({
  scene,
  card,
  count,
}: {
  readonly scene: Scene
  readonly card: MoneyCard
  readonly count: number
}) {
  const { picks } = scene
  const place = at.stack(card)
  const id = idAt(scene, place)
  const inside = id === null ? 0 : picks.times(id)
  const left = count - inside
  const taken = inside === 0 ? '–' : scene.say('bribe.in', { count: inside })
  return (
    <div class="cor-bribestack" {...is({ kind: 'money', card, where: 'suitcase' })}>
      <button
        type="button"
        class="cor-add"
        data-place={place}
        data-state={left > 0 ? 'legal' : 'idle'}
        disabled={left === 0}
        aria-label={`${card} ${scene.say('bribe.left', { count: left })}. ${scene.say('bribe.add', { card })}`}
        onClick={() => id !== null && picks.add(id)}
      >
        {left > 0 ? (
          <Bills card={card} count={left} />
        ) : (
          <span class="cor-bills" aria-hidden="true">
            {card}
          </span>
        )}{' '}
        <em aria-hidden="true">{scene.say('bribe.left', { count: left })}</em>
      </button>
      <button
        type="button"
        class="cor-takeback"
        disabled={inside === 0}
        aria-label={`${taken}. ${scene.say('bribe.takeBack', { card })}`}
        onClick={() => id !== null && picks.remove(id)}
      >
        <span aria-hidden="true">{taken}</span>
      </button>
    </div>
  )
}

/** COR-10.5: where a tie would leave me, clockwise from the Horse Head. */
function tieLine(scene: Scene, seat: number): string {
  const { horseHead, seats } = viewOf(scene)
  const place = clockwiseFrom({ seats }, horseHead).indexOf(seat)
  return scene.say('bribe.tie', { place: place + 1, first: familyName(scene, horseHead) })
}

const Hint = (props: {
  readonly scene: Scene
  readonly icon: 'cancel' | 'horse-head' | 'return-arrow' | 'padlock'
  readonly text: string
  readonly rule: string
  readonly bad?: boolean
}) => (
  <p class={props.bad ? 'cor-hint cor-bad' : 'cor-hint'}>
    <Icon name={props.icon} size={17} />
    <span>
      {props.text}{' '}
      <button type="button" class="cor-rule" onClick={() => props.scene.rule(props.rule)}>
        {props.rule}
      </button>
    </span>
  </p>
)

export function BriberyEnvelopes({ scene }: { readonly scene: Scene }) {
  const seat = seatOf(scene)
  const view = viewOf(scene)
  const money = seat === null ? null : view.suitcases[seat]
  if (seat === null || !money) return null
  const picked = pickedCards(scene)
  const bribe = sumOf(picked)
  const dirty = sumOf(view.hands[seat] ?? [])
  return (
    <section class="cor-bribery" data-size={scene.size}>
      <div class="cor-offer">
        <h3>
          {scene.say('bribe.offer')}{' '}
          <button type="button" class="cor-rule" onClick={() => scene.rule('COR-10.4')}>
            COR-10.4
          </button>
        </h3>
        <ul>
          {view.allyRow.map((ally) => (
            <li key={ally} {...is({ kind: 'ally', ally, where: 'row' })}>
              <AllyFace scene={scene} ally={ally} />
            </li>
          ))}
        </ul>
        <RivalEnvelopes scene={scene} />
        <Hint scene={scene} icon="padlock" text={scene.say('bribe.secret')} rule="COR-R35" />
      </div>
      <div class="cor-mybribe" {...is({ kind: 'envelope', seat })}>
        <OpenEnvelope
          family={familyId(scene, seat)}
          cards={picked}
          sum={`$${bribe}`}
          note={scene.say('bribe.inside', { count: picked.length })}
          label={scene.say('bribe.envelope', { money: bribe })}
        />
        <div class="cor-case">
          <h4>
            <span>
              <Icon name="suitcase" size={16} /> {scene.say('suitcase.title')}
            </span>
            <span>{scene.say('bribe.stays', { money: sumIn(money) - bribe })}</span>
          </h4>
          <div class="cor-tray">
            {MONEY.toReversed().map((card) => (
              <Stack key={card} scene={scene} card={card} count={money[card]} />
            ))}
          </div>
        </div>
        <div class="cor-hints">
          {dirty > 0 && (
            <Hint
              scene={scene}
              icon="cancel"
              bad
              text={scene.say('bribe.dirty', { money: dirty })}
              rule="COR-10.2"
            />
          )}
          <Hint scene={scene} icon="horse-head" text={tieLine(scene, seat)} rule="COR-10.5" />
          <Hint scene={scene} icon="return-arrow" text={scene.say('bribe.back')} rule="COR-10.6" />
        </div>
      </div>
    </section>
  )
}
