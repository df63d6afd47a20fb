// The switches beside the map: what it stresses, how close one looks, and the key to its signs.

import { useSignal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'
import type { IconName } from '../parts/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { type Filter, FILTERS } from './facts.ts'
import { filterOf, stress } from './stress.ts'

const ICONS: { readonly [filter in Filter]: IconName } = {
  all: 'speak',
  lights: 'light',
  threat: 'revolver',
  reach: 'truck',
}

function FilterButtons({ scene, onChosen }: { readonly scene: Scene; readonly onChosen?: () => void }) {
  const filter = filterOf(scene)
  return (
    <>
      {FILTERS.map((one) => (
        <button
          key={one}
          type="button"
          class="spk-switch"
          aria-pressed={one === filter}
          aria-description={scene.say(`map.filter.${one}.what`)}
          onClick={() => {
            stress(scene, one)
            onChosen?.()
          }}
        >
          <Icon name={ICONS[one]} size={18} />
          <span>{scene.say(`map.filter.${one}`)}</span>
        </button>
      ))}
    </>
  )
}

interface ToolProps {
  readonly scene: Scene
  readonly near: boolean
  /** On a small board the filters are behind a bulb. */
  readonly folded: boolean
  readonly onZoom: (by: number) => void
  readonly onKey: () => void
}

const KeyButton = ({ scene, onKey }: Pick<ToolProps, 'scene' | 'onKey'>) => (
  <button type="button" class="spk-switch" onClick={onKey}>
    <Icon name="white-book" size={18} />
    <span>{scene.say('map.key')}</span>
  </button>
)

/** The bulb, and the filters it opens. */
export function Bulb({ scene, onKey }: Pick<ToolProps, 'scene' | 'onKey'>) {
  const open = useSignal(false)
  const close = () => {
    open.value = false
  }
  return (
    <div class="spk-bulbplace">
      <button
        type="button"
        class="spk-bulb"
        aria-expanded={open.value}
        aria-label={scene.say('map.filter.label')}
        onClick={() => {
          open.value = !open.value
        }}
      >
        <Icon name="light" size={22} />
      </button>
      {open.value && (
        <div class="spk-bulbmenu">
          <FilterButtons scene={scene} onChosen={close} />
          <KeyButton
            scene={scene}
            onKey={() => {
              close()
              onKey()
            }}
          />
        </div>
      )}
    </div>
  )
}

export function Tools({ scene, near, folded, onZoom, onKey }: ToolProps) {
  const tool = (name: IconName, label: string, by: number, off: boolean) => (
    <button type="button" class="spk-tool" aria-label={label} disabled={off} onClick={() => onZoom(by)}>
      <Icon name={name} size={18} />
    </button>
  )
  const label = scene.say('map.filter.label')
  if (folded)
    return (
      <div class="spk-tools" data-folded="true" role="group" aria-label={label}>
        <Bulb scene={scene} onKey={onKey} />
        {near
          ? tool('fit', scene.say('map.look.whole'), 0, false)
          : tool('plus', scene.say('map.look.closer'), 1.5, false)}
      </div>
    )
  return (
    <div class="spk-tools" role="group" aria-label={label}>
      <FilterButtons scene={scene} />
      <hr />
      {tool('plus', scene.say('map.look.closer'), 1.5, false)}
      {tool('fit', scene.say('map.look.whole'), 0, !near)}
      {tool('minus', scene.say('map.look.farther'), 1 / 1.5, !near)}
      <hr />
      <KeyButton scene={scene} onKey={onKey} />
    </div>
  )
}
