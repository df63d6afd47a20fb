// The years 1920 to 1933 by acts, with the Luciano phases between them. SPK-1.4, SPK-7.1.

import type { SpeakeasyView } from '@backroom/games/speakeasy'
import '../speakeasy.css'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { Icon } from '../parts/Icon.tsx'
import { is } from '../thing.ts'

const LUCIANO: readonly SpeakeasyView['phase'][] = ['mobWar', 'cops', 'control']

const FIRST = 1920
const LAST = 1933

/** The year of the moment; in a Luciano phase the last of its act. */
function yearOf(view: SpeakeasyView, acts: ReturnType<typeof boxOf>['acts']): number {
  if (view.phase === 'setUpRound') return FIRST
  if (view.phase === 'over') return LAST
  const years = acts[view.act - 1]?.years ?? []
  return years[Math.max(0, view.round - 1)] ?? years.at(-1) ?? LAST
}

export function Track({ scene, short }: { readonly scene: Scene; readonly short: boolean }) {
  const view = viewOf(scene)
  const { acts } = boxOf(scene)
  const year = yearOf(view, acts)
  const luciano = LUCIANO.includes(view.phase)
  const act = scene.say('act.name', { act: view.act })
  const phase = luciano
    ? scene.words.name(view.phase)
    : view.phase === 'rounds'
      ? act
      : scene.words.name(view.phase)
  if (short)
    return (
      <div class="ops-time ops-shorttime" {...is({ kind: 'time' })}>
        <b class="ops-yearnow">{year}</b>
        <span>{phase}</span>
      </div>
    )
  return (
    <div
      class="ops-time"
      role="group"
      {...is({ kind: 'time' })}
      aria-label={scene.say('time.label', { year, phase })}
    >
      <span class="ops-edge" data-now={year === FIRST} aria-hidden="true">
        {FIRST}
      </span>
      {acts.map(({ act: number, years, rounds, lucianoPhase }) => {
        const now = number === view.act && view.phase !== 'setUpRound' && view.phase !== 'over'
        // The fourth act has one round for two years.
        const shown = years.length > rounds ? [years] : years.map((one) => [one])
        return (
          <span key={number} class="ops-act" data-now={now} aria-hidden="true">
            <small>{scene.say('act.name', { act: number })}</small>
            <span>
              {shown.map((some) => {
                const here = now && !luciano && some.includes(year)
                return (
                  <i
                    key={some[0]}
                    data-when={
                      here ? 'now' : (some.at(-1) ?? 0) < year || number < view.act ? 'past' : 'coming'
                    }
                  >
                    {here ? some.join('–') : some.map((one) => one % 100).join('–')}
                  </i>
                )
              })}
              {lucianoPhase && (
                <i
                  class="ops-luciano"
                  data-when={now && luciano ? 'now' : number < view.act ? 'past' : 'coming'}
                >
                  <Icon name="fedora" size={16} />
                  {now && luciano && <em>{scene.words.name(view.phase)}</em>}
                </i>
              )}
            </span>
          </span>
        )
      })}
      <span class="ops-edge" data-now={year === LAST} aria-hidden="true">
        {LAST}
      </span>
    </div>
  )
}

/** The act of a view; the wealth chart draws a line where it changes. */
export const actMark = (view: object): string => String((view as SpeakeasyView).act)
