// A thing on the bargaining table: a paper card, a man, or a card with the marker that would lie on it.

import { strengthOf } from '@backroom/games/cosa-nostra'
import type { Seat } from '@backroom/engine'
import type { Scene } from '../../../kit/screen.ts'
import { Icon } from '../parts/Icon.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import type { Item } from './draft.ts'
import { boxOf, viewOf } from '../game.ts'
import { familyName } from '../parts/people.ts'
import { iconOf } from './look.ts'
import { SeatEmblem } from './parts.tsx'
import { money } from './say.ts'

interface PaperProps {
  readonly scene: Scene
  readonly item: Item
  /** Whose marker lies on it, where the use of the card is what changes hands. */
  readonly marker: Seat | null
}

export const Paper = ({ scene, item, marker }: PaperProps) =>
  item.part === 'gangsters' ? (
    <Man scene={scene} id={item.id} />
  ) : (
    <BusinessPaper scene={scene} item={item} marker={marker} />
  )

function Man({ scene, id }: { readonly scene: Scene; readonly id: string }) {
  const view = viewOf(scene)
  const strength = strengthOf(view, boxOf(scene), id)
  const active = view.gangsters[id]?.active ?? true
  return (
    <span class="bargain-paper man" data-out={!active}>
      <Portrait family={boxOf(scene).gangster[id]?.family ?? null} gangster={id} />
      <b>{scene.words.name(id)}</b>
      <i>{scene.say(active ? 'bargain.strength' : 'bargain.out', { strength })}</i>
    </span>
  )
}

function BusinessPaper({ scene, item, marker }: PaperProps) {
  const { id, part } = item
  const inactive = viewOf(scene).businesses[id]?.active === false
  return (
    <span class="bargain-paper" data-out={inactive}>
      <Icon name={iconOf(scene, id)} size={28} />
      <b>{scene.words.name(id)}</b>
      <i>{inactive ? scene.say('bargain.out') : money(scene, boxOf(scene).business[id]?.income ?? 0)}</i>
      {part === 'access' && (
        <span class="bargain-paper-marker">
          {marker === null ? (
            <i class="any-marker" />
          ) : (
            <SeatEmblem
              scene={scene}
              seat={marker}
              size={24}
              label={scene.say('bargain.markerOf', { family: familyName(scene, marker) })}
            />
          )}
        </span>
      )}
    </span>
  )
}
