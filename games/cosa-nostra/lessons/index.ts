// The lessons of La Cosa Nostra, in the order in which one takes them.

import type { Lesson } from '../../lesson.ts'
import { deal } from './deal.ts'
import { envelope } from './envelope.ts'
import { eyes } from './eyes.ts'
import { payday } from './payday.ts'
import { plan } from './plan.ts'
import { roll } from './roll.ts'

export const LESSONS: readonly Lesson[] = [roll, plan, deal, envelope, eyes, payday]
