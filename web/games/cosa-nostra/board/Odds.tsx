// A roll before it is rolled: dice and difficulty with every modifier, each outcome with its chance, Cops and robbers.

import {
  couldRob,
  type GangsterId,
  outcomesOf,
  type Roll,
  type RollChange,
  rollOf,
  type RollOutcome,
  unusedOfType,
} from '@backroom/games/cosa-nostra'
import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { effectWords } from '../cards/effects.ts'
import { boxOf, viewOf } from '../game.ts'
import { influenceIcon, orderIcon } from '../look.ts'
import { Die, Pistols } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyId, familyName, shortName } from '../parts/people.ts'
import { aimName } from './aim.ts'
import type { Plan } from './tray.ts'

const percent = (scene: Scene, chance: number): string =>
  chance > 0 && chance < 0.01
    ? scene.say('odds.under')
    : scene.say('odds.percent', { percent: Math.round(chance * 100) })

const ChangeBy = ({ scene, change }: { readonly scene: Scene; readonly change: RollChange }) => {
  const { by, amount } = change
  const label = by === 'busy' ? scene.say('odds.busy') : scene.words.name(by)
  const worse = by === 'saboteur' || by === 'distraction' || by === 'busy'
  return (
    <span class="lcn-change">
      <span class={worse ? 'lcn-att lcn-foe' : 'lcn-att'} role="img" aria-label={label}>
        <Icon name={by === 'busy' ? 'hourglass' : influenceIcon(by)} />
      </span>
      {amount > 0 ? `+${amount}` : `−${-amount}`}
    </span>
  )
}

/** Dice and difficulty, each with what changes it. */
function Sums({
  scene,
  roll,
  gangster,
}: {
  readonly scene: Scene
  readonly roll: Roll
  readonly gangster: GangsterId
}) {
  return (
    <dl class="lcn-sums">
      <div>
        <dt>{scene.say('odds.dice')}</dt>
        <dd>
          <Pistols scene={scene} gangster={gangster} strength={roll.dice} printed={roll.printedDice} />
          {roll.diceChanges.map((change) => (
            <ChangeBy key={change.by} scene={scene} change={change} />
          ))}
          <b>= {roll.dice}</b>
        </dd>
      </div>
      <div>
        <dt>{scene.say('odds.needs')}</dt>
        <dd>
          {roll.printedDifficulty === null ? (
            <b>{scene.say('odds.target')}</b>
          ) : (
            <>
              <Die face={Math.min(6, roll.printedDifficulty)} size={20} />
              {roll.difficultyChanges.map((change) => (
                <ChangeBy key={change.by} scene={scene} change={change} />
              ))}
              <b>= {roll.difficulty}+</b>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}

const hitsWords = (scene: Scene, { from, to }: RollOutcome): string =>
  scene.say('odds.hits', { from, to, range: from === to ? 'one' : 'many' })

export function Outcomes({
  scene,
  outcomes,
  hits,
}: {
  readonly scene: Scene
  readonly outcomes: readonly RollOutcome[]
  /** How many it became; null before the roll. */
  readonly hits: number | null
}) {
  return (
    <ul class="lcn-outcomes">
      {outcomes.map((one) => (
        <li
          key={one.from}
          data-good={one.effects !== null}
          data-became={hits === null ? 'open' : hits >= one.from && hits <= one.to}
        >
          <i>{hitsWords(scene, one)}</i>
          <b>{one.effects === null ? scene.say('odds.fails') : effectWords(scene, one.effects)}</b>
          {hits === null && <em>{percent(scene, one.chance)}</em>}
          {hits === null && <span class="lcn-bar" style={{ width: `${Math.round(one.chance * 100)}%` }} />}
        </li>
      ))}
    </ul>
  )
}

/** LCN-R26: by what all can see, never by what is planned. */
function Robbers({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const view = viewOf(scene)
  const cops = unusedOfType(view, boxOf(scene), seat, 'cop').length
  const robbers = couldRob(view, seat)
  return (
    <p class="lcn-around">
      <span>
        <Icon name="police-officer-head" size={17} />
        {scene.say('odds.cops', { count: cops })}
      </span>
      <span>
        <Icon name="robber-mask" size={17} />
        {scene.say('odds.robbers', { count: robbers.length })}
        {robbers.map((one) => (
          <Emblem key={one} family={familyId(scene, one)} size={16} label={familyName(scene, one)} />
        ))}
      </span>
    </p>
  )
}

/** What one line holds beside the tag; he himself glows anyway. */
const TITLE_LETTERS = 23

export function Title(props: {
  readonly scene: Scene
  readonly order: string
  readonly gangster: string
  readonly tag: string
}) {
  const { scene, order, gangster, tag } = props
  const printed = boxOf(scene).order[order]
  const [what, who] = [scene.words.name(order), shortName(scene, gangster, 9)]
  return (
    <h4 class="lcn-traytitle">
      {printed && <Icon name={orderIcon(printed)} size={20} />}
      <b>{what}</b>
      {what.length + who.length <= TITLE_LETTERS && <span>{who}</span>}
      <em>{tag}</em>
    </h4>
  )
}

/** Before the roll. */
export function Odds({
  scene,
  plan,
  seat,
}: {
  readonly scene: Scene
  readonly plan: Plan
  readonly seat: Seat
}) {
  const order = boxOf(scene).order[plan.order]
  const roll = rollOf(viewOf(scene), boxOf(scene), plan.gangster, plan.order, plan.target)
  if (!order || !roll) return null
  return (
    <>
      <Title scene={scene} order={plan.order} gangster={plan.gangster} tag={scene.say('odds.unshown')} />
      <div class="lcn-rolling">
        <Sums scene={scene} roll={roll} gangster={plan.gangster} />
        <span class="lcn-dice">
          {Array.from({ length: roll.dice }, (_, i) => (
            <span key={i} class="lcn-die lcn-waiting" style={{ '--i': i }} aria-hidden="true">
              {roll.difficulty === null ? '?' : `${roll.difficulty}+`}
            </span>
          ))}
        </span>
      </div>
      {plan.bluff ? (
        <p class="lcn-traynote">{scene.say('odds.bluff')}</p>
      ) : roll.difficulty !== null ? (
        <Outcomes scene={scene} outcomes={outcomesOf(order, roll.dice, roll.difficulty)} hits={null} />
      ) : (
        <p class="lcn-traynote">{scene.say('odds.nameTarget')}</p>
      )}
      {order.kind === 'cashJob' && !plan.bluff && <Robbers scene={scene} seat={seat} />}
      {plan.target !== null && (
        <p class="lcn-around">
          <span>
            <Icon name="crosshair" size={17} />
            {aimName(scene, plan.target)}
          </span>
        </p>
      )}
    </>
  )
}
