// The lessons of Corleone's Empire, in the order in which one takes them.

import type { Lesson } from '../../lesson.ts'
import { bribe } from './bribe.ts'
import { corner } from './corner.ts'
import { count } from './count.ts'
import { hit } from './hit.ts'
import { job } from './job.ts'
import { suitcase } from './suitcase.ts'
import { turf } from './turf.ts'

export const LESSONS: readonly Lesson[] = [suitcase, corner, job, turf, bribe, hit, count]
