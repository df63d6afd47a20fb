// The men of a family as lines: strength, task as far as one may know it, what lies on them.

import type { Seat } from '@backroom/engine'
import { deadOf, type GangsterId, gangstersOf } from '@backroom/games/cosa-nostra'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { numeral } from '../look.ts'
import { Back, OnHim, ManPistols } from '../parts/Bits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { businessName, dollars } from '../parts/people.ts'
import { Portrait } from '../parts/Portrait.tsx'
import { is } from '../thing.ts'

function taskWords(scene: Scene, id: GangsterId): string {
  const { gangsters, planned } = viewOf(scene)
  const man = gangsters[id]
  if (!man) return ''
  if (!man.active) return scene.say('card.out')
  const order = planned[id]
  if (order !== undefined) return scene.words.name(order)
  if (man.back !== null) return scene.say('task.hidden', { round: numeral(man.back) })
  if (man.purchase === null) return scene.say('task.noTask')
  const price = boxOf(scene).business[man.purchase]?.price ?? 0
  return scene.say('task.buys', { card: businessName(scene, man.purchase), price: dollars(scene, price) })
}

export function FamilyMen({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  return (
    <ul class="lcn-menlist">
      {gangstersOf(view, seat).map((id) => {
        const man = view.gangsters[id]
        const printed = box.gangster[id]
        return man ? (
          <li key={id} {...is({ kind: 'gangster', gangster: id })}>
            <span class="lcn-pic">
              <Portrait family={printed?.family ?? null} gangster={id} cut="round" />
            </span>
            <span>
              <b>{scene.words.name(id)}</b>
              <ManPistols scene={scene} gangster={id} />
            </span>
            {man.on.length > 0 && <OnHim scene={scene} cards={man.on} />}
            <span class="lcn-taskwords">
              {man.back !== null && <Back round={man.back} class="lcn-tinyback" />} {taskWords(scene, id)}
            </span>
          </li>
        ) : null
      })}
      {deadOf(view, box, seat).map((id) => (
        <li key={id} class="lcn-gone" {...is({ kind: 'gangster', gangster: id })}>
          <Icon name="tombstone" size={24} />
          <span>{scene.say('man.dead', { name: scene.words.name(id) })}</span>
        </li>
      ))}
    </ul>
  )
}
