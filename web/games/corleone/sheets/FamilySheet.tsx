// One family unfolded: everything that is public about it.

import '../corleone.css'
import type { Scene } from '../../../kit/screen.ts'
import { AllyFace } from '../cards/AllyCard.tsx'
import { figuresOf } from '../facts.ts'
import { boxOf, viewOf } from '../game.ts'
import { JOB_PAINT, liveryOf } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyName, personName } from '../parts/people.ts'
import { TokenPicture } from '../parts/Token.tsx'
import { HorseHead } from './FamilyPlate.tsx'

/** Where somebody stands, in words; null for who stands nowhere. */
function placeOf(scene: Scene, figure: string): string | null {
  const view = viewOf(scene)
  const found = [...Object.entries(view.onFront), ...Object.entries(view.onSpace)].find(
    ([, who]) => who === figure,
  )
  return found ? scene.words.name(found[0]) : null
}

export function FamilySheet({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const turfs = box.numbered.filter((turf) => view.control[turf]?.at(-1) === seat)
  return (
    <article class="cor-sheet" style={{ '--f': liveryOf(family.family).colour }}>
      <header>
        <Emblem family={family.family} size={48} />
        <div>
          <h3>{familyName(scene, seat)}</h3>
          <p>{personName(scene, seat)}</p>
        </div>
        {view.horseHead === seat && <HorseHead scene={scene} />}
      </header>
      <dl class="cor-numbers">
        <div>
          <dt>{scene.say('sheet.hand')}</dt>
          <dd>
            <Icon name="cards" size={18} /> {family.handCount}
          </dd>
        </div>
        <div>
          <dt>{scene.say('sheet.markers')}</dt>
          <dd>
            <Icon name="marker" size={18} /> {family.markers}
          </dd>
        </div>
        <div>
          <dt>{scene.say('sheet.suitcase')}</dt>
          <dd>
            <Icon name="suitcase" size={18} />
            {family.suitcase.sum === null ? scene.say('sheet.hidden') : `$${family.suitcase.sum}`}
          </dd>
        </div>
      </dl>
      <h4>{scene.say('sheet.figures')}</h4>
      <ul class="cor-people">
        {figuresOf(view, box, seat).map(({ id, where }) => {
          const known = box.figure[id]
          return (
            <li key={id} data-where={where}>
              {known && <TokenPicture figure={known} size={36} />}
              <span>
                <b>{scene.words.name(id)}</b>
                <span>{placeOf(scene, id) ?? scene.say(`where.${where}`)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <h4>{scene.say('sheet.turfs')}</h4>
      <p>{turfs.length === 0 ? scene.say('sheet.noTurfs') : scene.words.list(turfs)}</p>
      <h4>{scene.say('sheet.jobs')}</h4>
      {family.suitcase.jobs.length === 0 ? (
        <p>{scene.say('sheet.noJobs')}</p>
      ) : (
        <ul class="cor-donejobs">
          {family.suitcase.jobs.map((job, i) => {
            const color = box.job[job]?.color ?? 'grey'
            const paint = JOB_PAINT[color]
            return (
              <li key={i} style={{ '--j': paint.ground, '--jt': paint.ink }}>
                <Icon name={paint.icon} size={15} /> {scene.words.name(job)}
              </li>
            )
          })}
        </ul>
      )}
      {family.played.length > 0 && (
        <>
          <h4>{scene.say('sheet.played')}</h4>
          <ul class="cor-playedallies">
            {family.played.map((ally) => (
              <li key={ally}>
                <AllyFace scene={scene} ally={ally} />
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
