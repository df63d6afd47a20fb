// A family folded to a plate: its badge, its cash, how many tasks it has left.

import type { Seat } from '@backroom/engine'
import { tasksLeft } from '@backroom/games/cosa-nostra'
import '../cosa-nostra.css'
import type { Scene } from '../../../kit/screen.ts'
import { viewOf } from '../game.ts'
import { liveryOf } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { dollars, familyName, personName } from '../parts/people.ts'
import { is } from '../thing.ts'

export function FamilyPlate({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const view = viewOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const left = tasksLeft(view, seat)
  return (
    <div
      class="lcn-plate"
      data-size={scene.size}
      data-turn={view.turn === seat}
      {...is({ kind: 'family', seat })}
      style={{ '--f': liveryOf(family.family).colour, '--fd': liveryOf(family.family).leather }}
    >
      <Emblem family={family.family} size={26} />
      {scene.size !== 'phone' && (
        <span class="lcn-platename">
          <b>{familyName(scene, seat)}</b>
          <small>{personName(scene, seat)}</small>
        </span>
      )}
      <span class="lcn-plategrow" />
      <span
        class="lcn-platetasks"
        role="img"
        aria-label={scene.say('track.left', { family: familyName(scene, seat), count: left })}
        {...is({ kind: 'tasks', seat })}
      >
        <i class={`lcn-back lcn-back-${view.round}`} />
        {left}
      </span>
      <b class="lcn-platecash">{dollars(scene, family.cash)}</b>
    </div>
  )
}
