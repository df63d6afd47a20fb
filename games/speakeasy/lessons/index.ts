// The lessons of Speakeasy, in the order in which one takes them.

import type { Lesson } from '../../lesson.ts'
import { bar } from './bar.ts'
import { door } from './door.ts'
import { guard } from './guard.ts'
import { run } from './run.ts'

export const LESSONS: readonly Lesson[] = [door, run, bar, guard]
