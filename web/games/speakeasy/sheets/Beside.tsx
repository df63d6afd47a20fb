// What stays below the log: the open table, or the tour while my trucks are out.

import { later } from '../../../kit/later.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { OnTheTable } from './OnTheTable.tsx'

const Tour = later(async () => (await import('./Tour.tsx')).Tour)

/** Whether the viewer's trucks are on tour. */
const onTour = (scene: Scene): boolean => scene.sight.prompt?.key === 'drive'

export const Beside = ({ scene }: { readonly scene: Scene }) =>
  onTour(scene) ? <Tour scene={scene} /> : <OnTheTable scene={scene} />
