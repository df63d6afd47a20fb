import { keepRecorded, type Recorded } from '../testing/recorded.ts'
import { cosaNostra } from './index.ts'
import recorded from './released/2/games.json' with { type: 'json' }

keepRecorded(cosaNostra, recorded as readonly Recorded[])
