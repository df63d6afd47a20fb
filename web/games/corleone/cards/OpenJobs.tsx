// The open jobs at the board's right edge, and how many are left in the deck.

import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { missingIn, seatOf, viewOf } from '../game.ts'
import { Face } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { JobFace, jobLabel } from './JobCard.tsx'
import { is } from '../thing.ts'

function OpenJob({ scene, slot }: { readonly scene: Scene; readonly slot: number }) {
  const view = viewOf(scene)
  const job = view.openJobs[slot]
  if (!job)
    return (
      <div class="cor-openjob cor-vacant" data-anchor={at.open(slot)} {...is({ kind: 'noJob' })}>
        <Icon name="full-folder" size={30} />
        <p>{scene.say('job.taken')}</p>
      </div>
    )
  const missing = seatOf(scene) === null ? [] : missingIn(scene, job)
  const payable = seatOf(scene) !== null && missing.length === 0
  return (
    <div
      class={payable ? 'cor-openjob cor-payable' : 'cor-openjob'}
      {...placeProps(scene, at.open(slot))}
      {...is({ kind: 'job', job, where: 'open' })}
    >
      <Face scene={scene} place={at.open(slot)} label={jobLabel(scene, job)}>
        <JobFace
          scene={scene}
          job={job}
          missing={missing}
          {...(payable ? { note: scene.say('job.payable') } : {})}
        />
      </Face>
    </div>
  )
}

export function OpenJobs({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  return (
    <section class="cor-openjobs" aria-label={scene.say('job.open')}>
      <h3>
        <b>{scene.say('job.open')}</b>
        <span data-anchor={at.deck} {...is({ kind: 'jobDeck' })}>
          <Icon name="full-folder" size={14} />
          <span class="unseen">{scene.say('job.deck', { count: view.deckCount })}</span>
          <span aria-hidden="true">{view.deckCount}</span>
        </span>
      </h3>
      {view.openJobs.map((_, slot) => (
        <OpenJob key={slot} scene={scene} slot={slot} />
      ))}
      <span data-anchor={at.discards} {...is({ kind: 'jobDeck' })} />
    </section>
  )
}
