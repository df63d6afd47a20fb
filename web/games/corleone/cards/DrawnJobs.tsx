// The two jobs just drawn, laid over the board for their drawer alone.

import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { viewOf } from '../game.ts'
import { Face } from '../parts/Face.tsx'
import { at } from '../places.ts'
import { JobFace, jobLabel } from './JobCard.tsx'
import { is } from '../thing.ts'

export function DrawnJobs({ scene }: { readonly scene: Scene }) {
  const cards = viewOf(scene).drawn
  if (!cards || cards.length < 2) return null
  return (
    <section class="cor-drawn" aria-label={scene.say('job.drawn')}>
      <h3>{scene.say('job.drawn')}</h3>
      {/* Of two equal jobs either will do. */}
      {[...new Set(cards)].map((job) => (
        <div
          key={job}
          class="cor-openjob"
          {...placeProps(scene, at.drawn(job))}
          {...is({ kind: 'job', job, where: 'drawn' })}
        >
          <Face scene={scene} place={at.drawn(job)} label={jobLabel(scene, job)}>
            <JobFace scene={scene} job={job} />
          </Face>
        </div>
      ))}
    </section>
  )
}
