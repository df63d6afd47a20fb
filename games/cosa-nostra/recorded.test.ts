import { keepRecorded, type Recorded } from '../testing/recorded.ts'
import { cosaNostra } from './index.ts'
import recorded from './testing/recorded.json' with { type: 'json' }

keepRecorded(cosaNostra, recorded as readonly Recorded[])
