// The act and the phase of the moment, for the top bar.

import '../corleone.css'
import type { Scene } from '../../../kit/screen.ts'
import { PHASE_ICONS } from '../board/Harbour.tsx'
import { boxFor, boxOf, type CorleoneView, viewOf } from '../game.ts'
import { Icon } from '../parts/Icon.tsx'
import { is } from '../thing.ts'

/** The numeral of the act that a view shows. */
export const actMark = (view: object): string => {
  const { act, seats } = view as CorleoneView
  return boxFor(seats.length).acts.find((one) => one.act === act)?.numeral ?? ''
}

export function Track({ scene, short }: { readonly scene: Scene; readonly short: boolean }) {
  const view = viewOf(scene)
  const { acts } = boxOf(scene)
  const numeral = acts.find(({ act }) => act === view.act)?.numeral ?? ''
  const title = scene.say(`act.title.${view.act}`)
  const phase = scene.words.name(view.phase)
  if (short)
    return (
      <div class="cor-track cor-shorttrack" {...is({ kind: 'phase', phase: view.phase })}>
        <span class="cor-actnow" aria-hidden="true">
          {numeral}
        </span>
        <span class="cor-tracktext">
          <b>{title}</b>
          <span>{phase}</span>
        </span>
      </div>
    )
  return (
    <div class="cor-track" role="group" aria-label={`${scene.words.name(`act-${view.act}`)}, ${phase}`}>
      <span class="cor-actline" aria-hidden="true">
        {acts.map(({ act, numeral: each }) => (
          <i
            key={act}
            {...is({ kind: 'act', act })}
            class={act === view.act ? 'cor-on' : act < view.act ? 'cor-past' : ''}
          >
            {each}
          </i>
        ))}
      </span>
      <span class="cor-actname" {...is({ kind: 'act', act: view.act })}>
        {title}
      </span>
      <span class="cor-phaseline">
        {PHASE_ICONS.filter(
          ([id]) => id !== 'bribery' || (acts.find(({ act }) => act === view.act)?.bribery ?? true),
        ).map(([id, icon]) => (
          <i key={id} class={id === view.phase ? 'cor-on' : ''} {...is({ kind: 'phase', phase: id })}>
            <Icon name={icon} size={18} />
            {id === view.phase ? <em>{phase}</em> : <span class="unseen">{scene.words.name(id)}</span>}
          </i>
        ))}
      </span>
    </div>
  )
}
