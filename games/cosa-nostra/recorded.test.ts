import { keepRecorded, type Recorded } from '../testing/recorded.ts'
import { cosaNostra } from './index.ts'
import recorded from './recorded.json' with { type: 'json' }

keepRecorded(cosaNostra, recorded as readonly Recorded[])
