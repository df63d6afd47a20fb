// One family unfolded: men and cards as on its mat, trophies, and its income from each source.

import type { Seat } from '@backroom/engine'
import { recruitsOf } from '@backroom/games/cosa-nostra'
import '../cosa-nostra.css'
import type { Scene } from '../../../kit/screen.ts'
import { BargainButton } from '../bargain/index.ts'
import { boxOf, viewOf } from '../game.ts'
import { liveryOf } from '../look.ts'
import { dollars, familyName, personName } from '../parts/people.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Portrait } from '../parts/Portrait.tsx'
import { Holdings, Treasures } from '../board/Mat.tsx'
import { FamilyMen } from './FamilyMen.tsx'
import { Income } from './Income.tsx'
import { is } from '../thing.ts'

function Trophies({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const family = viewOf(scene).seats[seat]
  if (!family || family.trophies.length === 0) return null
  const box = boxOf(scene)
  return (
    <div class="lcn-trophies">
      <h4>{scene.say('me.trophies')}</h4>
      {family.trophies.map((id) => (
        <figure key={id} {...is({ kind: 'gangster', gangster: id })}>
          <span class="lcn-pic" style={{ '--f': liveryOf(box.gangster[id]?.family).colour }}>
            <Portrait family={box.gangster[id]?.family ?? null} gangster={id} cut="round" />
          </span>
          <figcaption>
            {scene.words.name(id)}
            <br />
            {scene.say('man.strength', { strength: box.gangster[id]?.strength ?? 0 })}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

export function FamilySheet({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const view = viewOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const livery = liveryOf(family.family)
  const waiting = recruitsOf(view, seat)
  return (
    <div
      class="lcn-sheet"
      {...is({ kind: 'family', seat })}
      style={{ '--f': livery.colour, '--fd': livery.leather }}
    >
      <header>
        <span class="lcn-pic">
          <Portrait family={family.family} cut="round" />
        </span>
        <div>
          <h3>
            <Emblem family={family.family} size={22} /> {familyName(scene, seat)}
          </h3>
          <p>
            {scene.words.name(`boss-${family.family}`)} · {personName(scene, seat)}
          </p>
          <Holdings scene={scene} seat={seat} family={family} />
          <Treasures scene={scene} seat={seat} family={family} />
        </div>
        <b class="lcn-mycash" {...is({ kind: 'cash', seat })}>
          {dollars(scene, family.cash)}
        </b>
      </header>
      <BargainButton scene={scene} seat={seat} />
      <FamilyMen scene={scene} seat={seat} />
      {waiting.length > 0 && (
        <p class="lcn-note">{scene.say('sheet.waiting', { names: scene.words.list(waiting) })}</p>
      )}
      <Trophies scene={scene} seat={seat} />
      <Income scene={scene} seat={seat} />
    </div>
  )
}
