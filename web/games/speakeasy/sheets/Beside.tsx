// What stays below the log: the open table, or the tour while my trucks are out.

import type { Scene } from '../../../kit/screen.ts'
import { OnTheTable } from './OnTheTable.tsx'
import { onTour, Tour } from './Tour.tsx'

export const Beside = ({ scene }: { readonly scene: Scene }) =>
  onTour(scene) ? <Tour scene={scene} /> : <OnTheTable scene={scene} />
