// What the sentences of the game speak of.

import { ofEvents, type SentenceKinds } from '../sentences.ts'
import { EVENTS } from './events.ts'

export const SENTENCES: SentenceKinds = { ...ofEvents(EVENTS) }
