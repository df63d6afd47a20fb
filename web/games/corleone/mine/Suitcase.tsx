// My open suitcase: the money by value, the sum, the completed jobs. Nobody else sees the money.

import type { Scene } from '../../../kit/screen.ts'
import { boxOf, COLORS, completedJobs, MONEY, sumIn, viewOf } from '../game.ts'
import { JOB_PAINT } from '../look.ts'
import { Icon } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { is } from '../thing.ts'

/** How many notes of a stack are drawn at most. */
const DRAWN = 5

export const Bills = ({ card, count }: { readonly card: string; readonly count: number }) => (
  <span class="cor-bills" aria-hidden="true">
    {Array.from({ length: Math.min(count, DRAWN) }, (_, i) => (
      <i key={i} style={{ '--i': i }}>
        {i === Math.min(count, DRAWN) - 1 ? card : ''}
      </i>
    ))}
  </span>
)

export function JobCounts({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const family = viewOf(scene).seats[seat]
  if (!family) return null
  return (
    <span class="cor-jobcounts">
      {COLORS.map((color) => ({ color, count: completedJobs(family, boxOf(scene), color) }))
        .filter(({ count }) => count > 0)
        .map(({ color, count }) => {
          const label = scene.say('job.done', { color: scene.words.name(color), count })
          return (
            <span
              key={color}
              class="cor-jobcount"
              style={{ '--j': JOB_PAINT[color].ground, '--jt': JOB_PAINT[color].ink }}
              role="img"
              aria-label={label}
              {...is({ kind: 'doneJobs', seat, color })}
            >
              <Icon name={JOB_PAINT[color].icon} size={13} />
              {count}
            </span>
          )
        })}
    </span>
  )
}

export function Suitcase({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { seats, suitcases } = viewOf(scene)
  const money = suitcases[seat]
  const jobs = seats[seat]?.jobs ?? []
  if (!money) return null
  return (
    <section
      class="cor-suitcase"
      aria-label={scene.say('suitcase.title')}
      data-anchor={at.suitcase(seat)}
      {...is({ kind: 'suitcase', seat })}
    >
      <h3>
        <Icon name="suitcase" size={16} />
        {scene.say('suitcase.title')} <b>${sumIn(money)}</b>
      </h3>
      <div class="cor-case">
        <div class="cor-tray">
          {MONEY.toReversed().map((card) => (
            <div
              key={card}
              class={money[card] === 0 ? 'cor-stack cor-empty' : 'cor-stack'}
              role="img"
              aria-label={scene.say('pile.label', { name: card, count: money[card] })}
              {...is({ kind: 'money', card, where: 'suitcase' })}
            >
              {money[card] > 0 ? (
                <Bills card={card} count={money[card]} />
              ) : (
                <span class="cor-bills">{card}</span>
              )}
              <small>× {money[card]}</small>
            </div>
          ))}
          {jobs.length > 0 && (
            <div class="cor-casejobs">
              <JobCounts scene={scene} seat={seat} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
