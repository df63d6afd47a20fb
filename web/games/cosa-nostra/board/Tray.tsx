// The dice tray: odds with every modifier before a roll, the dice with bright hits after it.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { effectWords } from '../cards/effects.ts'
import { couldRob, copsReady } from '../facts.ts'
import { boxOf, type Execution, viewOf } from '../game.ts'
import { influenceIcon, numeral, orderIcon } from '../look.ts'
import { type Change, type Outcome, outcomesOf, type Roll, rollOf } from '../odds.ts'
import { Die, Pistols } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { dollars, familyId, familyName } from '../parts/people.ts'
import { Place } from '../parts/Place.tsx'
import { at } from '../places.ts'
import { aimName } from './aim.ts'
import { atWork, type Plan, planInView, type Rolled, thinkers, useLastRoll } from './tray.ts'

const percent = (scene: Scene, chance: number): string =>
  chance > 0 && chance < 0.01
    ? scene.say('odds.under')
    : scene.say('odds.percent', { percent: Math.round(chance * 100) })

const ChangeBy = ({ scene, change }: { readonly scene: Scene; readonly change: Change }) => {
  const { by, amount } = change
  const label = by === 'busy' ? scene.say('odds.busy') : scene.words.name(by)
  const worse = by === 'saboteur' || by === 'distraction' || by === 'busy'
  return (
    <span class="lcn-change" title={label}>
      <span class={worse ? 'lcn-att lcn-foe' : 'lcn-att'} role="img" aria-label={label}>
        <Icon name={by === 'busy' ? 'hourglass' : influenceIcon(by)} />
      </span>
      {amount > 0 ? `+${amount}` : `−${-amount}`}
    </span>
  )
}

/** Dice and difficulty, each with what changes it. */
function Sums({ scene, roll }: { readonly scene: Scene; readonly roll: Roll }) {
  return (
    <dl class="lcn-sums">
      <div>
        <dt>{scene.say('odds.dice')}</dt>
        <dd>
          <Pistols scene={scene} strength={roll.dice} printed={roll.printedDice} />
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

const hitsWords = (scene: Scene, { from, to }: Outcome): string =>
  scene.say('odds.hits', { from, to, range: from === to ? 'one' : 'many' })

function Outcomes({
  scene,
  outcomes,
  hits,
}: {
  readonly scene: Scene
  readonly outcomes: readonly Outcome[]
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
  const cops = copsReady(view, boxOf(scene), seat)
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

function Title(props: {
  readonly scene: Scene
  readonly order: string
  readonly gangster: string
  readonly tag: string
}) {
  const { scene, order, gangster, tag } = props
  const printed = boxOf(scene).order[order]
  return (
    <h4 class="lcn-traytitle">
      {printed && <Icon name={orderIcon(printed)} size={20} />}
      <b>{scene.words.name(order)}</b>
      <span>{scene.words.name(gangster)}</span>
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
        <Sums scene={scene} roll={roll} />
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

const Thrown = ({
  scene,
  dice,
  difficulty,
  live,
}: {
  readonly scene: Scene
  readonly dice: readonly number[]
  readonly difficulty: number
  readonly live: boolean
}) => (
  <span class="lcn-dice">
    {dice.map((face, i) => {
      const hit = face >= difficulty
      const label = scene.say('die.label', { face, hit: hit ? 'yes' : 'no' })
      const drawn = <Die face={face} size={46} dim={!hit} />
      return live ? (
        <Place
          key={`${i}.${face}`}
          scene={scene}
          place={at.die(i)}
          label={label}
          class={hit ? 'lcn-die lcn-thrown lcn-hit' : 'lcn-die lcn-thrown'}
          style={{ '--i': i }}
        >
          {drawn}
        </Place>
      ) : (
        <span
          key={`${i}.${face}`}
          class={hit ? 'lcn-die lcn-thrown lcn-hit' : 'lcn-die lcn-thrown'}
          style={{ '--i': i }}
          role="img"
          aria-label={label}
        >
          {drawn}
        </span>
      )
    })}
  </span>
)

const hitsOf = (dice: readonly number[], difficulty: number): number =>
  dice.filter((face) => face >= difficulty).length

/** While an order is carried out. */
function Work({ scene, work }: { readonly scene: Scene; readonly work: Execution }) {
  const order = boxOf(scene).order[work.order]
  if (!order) return null
  const rolled = work.dice.length > 0
  const hits = rolled ? hitsOf(work.dice, work.difficulty) : null
  const tag = rolled
    ? scene.say('work.hits', { count: hits ?? 0 })
    : work.stake > 0
      ? scene.say('work.stake', { money: dollars(scene, work.stake) })
      : scene.say('work.shown')
  return (
    <>
      <Title scene={scene} order={work.order} gangster={work.gangster} tag={tag} />
      <div class="lcn-rolling">
        {rolled ? (
          <Thrown scene={scene} dice={work.dice} difficulty={work.difficulty} live />
        ) : (
          <span class="lcn-dice">
            {Array.from({ length: work.strength }, (_, i) => (
              <span key={i} class="lcn-die lcn-waiting" style={{ '--i': i }} aria-hidden="true">
                {work.difficulty}+
              </span>
            ))}
          </span>
        )}
        <b class="lcn-against">{work.difficulty}+</b>
      </div>
      <Outcomes scene={scene} outcomes={outcomesOf(order, work.strength, work.difficulty)} hits={hits} />
      {work.returned && (
        <p class="lcn-around">
          <span>{scene.say('work.returned')}</span>
          <Thrown
            scene={scene}
            dice={work.returned.dice}
            difficulty={work.returned.difficulty}
            live={false}
          />
        </p>
      )}
      {work.target !== null && (
        <p class="lcn-around">
          <span>
            <Icon name="crosshair" size={17} />
            {aimName(scene, work.target)}
          </span>
          {work.profit > 0 && <span>{dollars(scene, work.profit)}</span>}
        </p>
      )}
    </>
  )
}

/** LCN-R26: the same for all, whoever holds what. */
const Thinking = ({ scene, seats }: { readonly scene: Scene; readonly seats: readonly Seat[] }) => (
  <p class="lcn-thinking" role="status">
    <span>{scene.say('tray.think')}</span>
    {seats.map((seat) => (
      <Emblem key={seat} family={familyId(scene, seat)} size={20} label={familyName(scene, seat)} />
    ))}
  </p>
)

/** LCN-24.3: somebody points at somebody; the order is face down, and may be anything. */
function Pointing({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  const { declared } = view
  if (!declared) return null
  const back = view.gangsters[declared.gangster]?.back ?? null
  return (
    <div class="lcn-pointing">
      <Icon name="crosshair" size={34} />
      <b>{scene.words.name(declared.gangster)}</b>
      <span>
        {scene.say('tray.pointing', { target: aimName(scene, declared.target), round: numeral(back ?? 0) })}
      </span>
      <i>{scene.say('tray.blackmail')}</i>
    </div>
  )
}

const Last = ({ scene, rolled }: { readonly scene: Scene; readonly rolled: Rolled }) => (
  <div class="lcn-lastroll">
    <Title
      scene={scene}
      order={rolled.order}
      gangster={rolled.gangster}
      tag={scene.say('work.hits', { count: hitsOf(rolled.dice, rolled.difficulty) })}
    />
    <div class="lcn-rolling">
      <Thrown scene={scene} dice={rolled.dice} difficulty={rolled.difficulty} live={false} />
      <b class="lcn-against">{rolled.difficulty}+</b>
    </div>
    {rolled.outcome !== null && <p class="lcn-outcome">{rolled.outcome}</p>}
  </div>
)

function Quiet({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  return (
    <div class="lcn-quiet">
      <span class="lcn-quietdice" aria-hidden="true">
        <Die face={5} size={44} />
        <Die face={2} size={44} />
        <Die face={6} size={44} />
      </span>
      <b>{scene.say(`phase.${view.phase}`)}</b>
      <span>
        {view.turn === null
          ? scene.say(`tray.quiet.${view.phase}`)
          : scene.say('tray.turn', { family: familyName(scene, view.turn) })}
      </span>
    </div>
  )
}

export function Tray({ scene }: { readonly scene: Scene }) {
  const last = useLastRoll(scene)
  const work = atWork(scene)
  const plan = planInView(scene)
  const seats = thinkers(scene)
  const view = viewOf(scene)
  const mine = typeof scene.viewer === 'number' ? scene.viewer : null
  return (
    <section
      class="lcn-tray"
      data-anchor={at.tray}
      data-thinking={seats.length > 0}
      aria-label={scene.say('tray.region')}
    >
      {plan && mine !== null && (!work || seats.length > 0) ? (
        <Odds scene={scene} plan={plan} seat={mine} />
      ) : work ? (
        <Work scene={scene} work={work} />
      ) : view.declared ? (
        <Pointing scene={scene} />
      ) : last ? (
        <Last scene={scene} rolled={last} />
      ) : (
        <Quiet scene={scene} />
      )}
      {seats.length > 0 && <Thinking scene={scene} seats={seats} />}
    </section>
  )
}
