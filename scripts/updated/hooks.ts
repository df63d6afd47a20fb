// A Backroom of tomorrow for a process of its own: node --import scripts/updated/hooks.ts cli/main.ts …

import { hookIn } from '../instead.ts'
import { tomorrow } from './places.ts'

hookIn(tomorrow)
