// One family unfolded: everything that is public about it.

import '../corleone.css'
import type { Scene } from '../../../kit/screen.ts'
import { AllyFace } from '../cards/AllyCard.tsx'
import { boxOf, controlledBy, figuresOf, placeOf, sumIn, viewOf } from '../game.ts'
import { JOB_PAINT, liveryOf } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyName, personName } from '../parts/people.ts'
import { TokenPicture } from '../parts/Token.tsx'
import { HorseHead } from './FamilyPlate.tsx'
import { is } from '../thing.ts'

export function FamilySheet({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const turfs = controlledBy(view, box, seat)
  const money = view.suitcases[seat] ?? null
  return (
    <article
      class="cor-sheet"
      {...is({ kind: 'family', seat })}
      style={{ '--f': liveryOf(family.family).colour }}
    >
      <header>
        <Emblem family={family.family} size={48} />
        <div>
          <h3>{familyName(scene, seat)}</h3>
          <p>{personName(scene, seat)}</p>
        </div>
        {view.horseHead === seat && <HorseHead scene={scene} />}
      </header>
      <dl class="cor-numbers">
        <div {...is({ kind: 'hand', seat })}>
          <dt>{scene.say('sheet.hand')}</dt>
          <dd>
            <Icon name="cards" size={18} /> {view.handCounts[seat]}
          </dd>
        </div>
        <div {...is({ kind: 'markers', seat })}>
          <dt>{scene.say('sheet.markers')}</dt>
          <dd>
            <Icon name="marker" size={18} /> {family.markers}
          </dd>
        </div>
        <div {...is({ kind: 'suitcase', seat })}>
          <dt>{scene.say('sheet.suitcase')}</dt>
          <dd>
            <Icon name="suitcase" size={18} />
            {money === null ? scene.say('sheet.hidden') : `$${sumIn(money)}`}
          </dd>
        </div>
      </dl>
      <h4>{scene.say('sheet.figures')}</h4>
      <ul class="cor-people">
        {figuresOf(view, box, seat).map(({ id, where }) => {
          const known = box.figure[id]
          const place = placeOf(view, id)
          return (
            <li key={id} data-where={where} {...is({ kind: 'figure', figure: id })}>
              {known && <TokenPicture figure={known} size={36} />}
              <span>
                <b>{scene.words.name(id)}</b>
                <span>{place === null ? scene.say(`where.${where}`) : scene.words.name(place)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <h4>{scene.say('sheet.turfs')}</h4>
      <p>{turfs.length === 0 ? scene.say('sheet.noTurfs') : scene.words.list(turfs)}</p>
      <h4>{scene.say('sheet.jobs')}</h4>
      {family.jobs.length === 0 ? (
        <p>{scene.say('sheet.noJobs')}</p>
      ) : (
        <ul class="cor-donejobs">
          {family.jobs.map((job, i) => {
            const color = box.job[job]?.color ?? 'grey'
            const paint = JOB_PAINT[color]
            return (
              <li
                key={i}
                {...is({ kind: 'job', job, where: 'done' })}
                style={{ '--j': paint.ground, '--jt': paint.ink }}
              >
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
              <li key={ally} {...is({ kind: 'ally', ally, where: 'played' })}>
                <AllyFace scene={scene} ally={ally} />
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
