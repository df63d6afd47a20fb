// What lies over the table. The story is fetched late, so where it begins is noted as soon as the table is seen.

import { later } from '../../../kit/later.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { ownOf } from '../own.ts'

const Telling = later(async () => (await import('./Telling.tsx')).Telling, 'quiet')

/** Whoever comes to a table hears only what happens from then on. */
export function Windows({ scene }: { readonly scene: Scene }) {
  ownOf(scene).heard ??= scene.log?.at(-1)?.seq ?? 0
  return <Telling scene={scene} />
}
