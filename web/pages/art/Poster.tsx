// A picture for each game on the shelf: its own where its folder has one, else a skyline.

import type { FunctionComponent } from 'preact'
import { frame } from './frame.ts'
import { Skyline } from './Skyline.tsx'

const POSTERS = import.meta.glob<FunctionComponent>('../../games/*/Poster.tsx', {
  eager: true,
  import: 'Poster',
})

export function Poster({ game }: { readonly game: string }) {
  const Own = POSTERS[`../../games/${game}/Poster.tsx`]
  return Own ? <Own /> : <City />
}

const City = () => (
  <svg {...frame}>
    <rect width="400" height="260" fill="var(--walnut-deep)" />
    <Skyline
      seed={3}
      width={400}
      base={260}
      low={60}
      high={180}
      fill="var(--walnut)"
      lit={12}
      broad={[24, 50]}
    />
  </svg>
)
