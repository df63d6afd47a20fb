// A fourth game for a process of its own, threads included: node --import scripts/fourth/hooks.ts cli/main.ts …

import { hookIn } from '../instead.ts'
import { replaced } from './places.ts'

hookIn(replaced)
