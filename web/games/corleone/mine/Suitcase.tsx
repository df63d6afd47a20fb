// My open suitcase: the money by value, the sum, the completed jobs. Nobody else sees the money.

import type { Scene } from '../../../kit/screen.ts'
import { jobsByColour } from '../facts.ts'
import { boxOf, MONEY, viewOf } from '../game.ts'
import { JOB_PAINT } from '../look.ts'
import { Icon } from '../parts/Icon.tsx'
import { at } from '../places.ts'

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
  return (
    <span class="cor-jobcounts">
      {jobsByColour(viewOf(scene), boxOf(scene), seat)
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
              title={label}
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
  const suitcase = viewOf(scene).seats[seat]?.suitcase
  if (!suitcase?.money) return null
  const { money, sum, jobs } = suitcase
  return (
    <section class="cor-suitcase" aria-label={scene.say('suitcase.title')} data-anchor={at.suitcase(seat)}>
      <h3>
        <Icon name="suitcase" size={16} />
        {scene.say('suitcase.title')} <b>${sum ?? 0}</b>
      </h3>
      <div class="cor-case">
        <div class="cor-tray">
          {MONEY.toReversed().map((card) => (
            <div
              key={card}
              class={money[card] === 0 ? 'cor-stack cor-empty' : 'cor-stack'}
              role="img"
              aria-label={scene.say('pile.label', { name: card, count: money[card] })}
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
