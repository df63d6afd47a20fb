// The others, each folded to a plate that opens on a tap.

import type { Seat } from '@backroom/engine'
import { useSignal } from '@preact/signals'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import type { TableModel } from './model.ts'
import { awayWords, personSeat } from './presence.ts'

interface PlatesProps {
  readonly model: TableModel
  readonly scene: Scene
}

/** The others clockwise from the viewer, families that the house plays among them; everybody for one who only watches. */
const othersOf = ({ screen }: TableModel, { sight, viewer }: Scene): readonly Seat[] => {
  const seats = screen.families.ids(sight.view).map((_, seat) => seat)
  if (typeof viewer !== 'number') return seats
  return [...seats.slice(viewer + 1), ...seats.slice(0, viewer)]
}

export function Plates({ model, scene }: PlatesProps) {
  const { screen } = model
  const open = useSignal<Seat | null>(null)
  const awaited = new Set(model.awaited.value)
  return (
    <section class="plates" aria-label={say('plates')}>
      {othersOf(model, scene).map((seat) => {
        const family = screen.families.look(scene, seat)
        return (
          <div
            key={seat}
            class="plate"
            data-anchor={`seat:${seat}`}
            data-thinking={awaited.has(seat)}
            data-away={personSeat(model.source.info.value, seat)?.away != null}
            style={{ '--family': family.colour }}
          >
            <button
              type="button"
              class="plate-open"
              aria-label={say('plate.open', { family: family.name, name: scene.people[seat]?.name ?? '' })}
              onClick={() => {
                open.value = seat
              }}
            />
            <screen.families.Plate scene={scene} seat={seat} />
            <AwayMark model={model} seat={seat} />
          </div>
        )
      })}
      {open.value !== null && (
        <Dialog
          title={screen.families.look(scene, open.value).name}
          onClose={() => {
            open.value = null
          }}
        >
          <screen.families.Sheet scene={scene} seat={open.value} />
        </Dialog>
      )}
    </section>
  )
}

/** Who is not there, since when, and whether a bot plays on. */
function AwayMark({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const info = model.source.info.value
  const at = personSeat(info, seat)
  const words = info && at && awayWords(info, at)
  if (!words) return null
  return (
    <span class="plate-away">
      <Icon name={at.botPlays ? 'robot' : 'out'} size={12} />
      <span>{words}</span>
    </span>
  )
}

/** Every family unfolded, one below the other: the tab of a phone. */
export const Families = ({ model, scene }: PlatesProps) => (
  <div class="families">
    <h2 class="unseen">{say('plates')}</h2>
    {othersOf(model, scene).map((seat) => (
      <section key={seat} aria-label={model.screen.families.look(scene, seat).name}>
        <model.screen.families.Sheet scene={scene} seat={seat} />
      </section>
    ))}
  </div>
)
