// The dice tray: odds before a roll, the dice with bright hits after it, and who is thinking.

import type { Seat } from '@backroom/engine'
import { type Execution, hitsOf, isHit, outcomesOf } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { numeral } from '../look.ts'
import { Die } from '../parts/Bits.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { dollars, familyId, familyName } from '../parts/people.ts'
import { Place } from '../parts/Place.tsx'
import { at } from '../places.ts'
import { aimName } from './aim.ts'
import { Odds, Outcomes, Title } from './Odds.tsx'
import { atWork, planInView, type Rolled, thinkers, useLastRoll } from './tray.ts'
import { is } from '../thing.ts'

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
      const hit = isHit(face, difficulty)
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

/** Where the table has no room for it: only while there is something in it. */
export function TrayAlone({ scene }: { readonly scene: Scene }) {
  const last = useLastRoll(scene)
  const busy = last ?? atWork(scene) ?? planInView(scene) ?? viewOf(scene).declared
  return busy || thinkers(scene).length > 0 ? <Tray scene={scene} /> : null
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
      {...is({ kind: 'dice' })}
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
