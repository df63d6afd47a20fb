// What stays below the log: the open table, or the tour while my trucks are out.

import { later } from '../../../kit/later.tsx'
import type { Scene } from '../../../kit/screen.ts'

/** What lies on the table is told elsewhere too: it may come when the line is quiet. */
const OnTheTable = later(async () => (await import('./OnTheTable.tsx')).OnTheTable, 'quiet')
const Tour = later(async () => (await import('./Tour.tsx')).Tour)

/** Whether the viewer's trucks are on tour. */
const onTour = (scene: Scene): boolean => scene.sight.prompt?.key === 'drive'

export const Beside = ({ scene }: { readonly scene: Scene }) =>
  onTour(scene) ? <Tour scene={scene} /> : <OnTheTable scene={scene} />
