import { keepRecorded, type Recorded } from '../testing/recorded.ts'
import { corleone } from './index.ts'
import recorded from './released/2/games.json' with { type: 'json' }

keepRecorded(corleone, recorded as readonly Recorded[])
