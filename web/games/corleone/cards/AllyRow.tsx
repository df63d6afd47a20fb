// The allies at the board's foot who can be bribed this act.

import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { boxOf, viewOf } from '../game.ts'
import { Face } from '../parts/Face.tsx'
import { at } from '../places.ts'
import { AllyFace, allyLabel } from './AllyCard.tsx'
import { is } from '../thing.ts'

export function AllyRow({ scene }: { readonly scene: Scene }) {
  const { allyRow } = viewOf(scene)
  const bribery = boxOf(scene).acts.find(({ act }) => act === viewOf(scene).act)?.bribery ?? false
  return (
    <section
      class="cor-allies"
      data-anchor="allies"
      {...is({ kind: 'allies' })}
      aria-label={scene.say('ally.row')}
    >
      <h3>
        <b>{scene.say('ally.row')}</b>
        <span>{scene.say(bribery ? 'ally.toBribe' : 'ally.noBribery')}</span>
      </h3>
      {allyRow.map((ally) => (
        <div
          key={ally}
          class="cor-rowally"
          {...placeProps(scene, at.row(ally))}
          {...is({ kind: 'ally', ally, where: 'row' })}
        >
          <Face scene={scene} place={at.row(ally)} label={allyLabel(scene, ally)}>
            <AllyFace scene={scene} ally={ally} />
          </Face>
        </div>
      ))}
    </section>
  )
}
