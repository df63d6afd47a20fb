import { keepRecorded, type Recorded } from '../testing/recorded.ts'
import { speakeasy } from './index.ts'
import recorded from './released/2/games.json' with { type: 'json' }

keepRecorded(speakeasy, recorded as readonly Recorded[])
