// What the sentences of the game speak of.

import { ofEvents, ofOptions, ofPrompts, ofReasons, type SentenceKinds } from '../../sentences.ts'
import { EVENTS, OPTIONS, PROMPTS, REASONS } from './events.ts'

export const SENTENCES: SentenceKinds = {
  ...ofEvents(EVENTS),
  ...ofOptions(OPTIONS),
  ...ofPrompts(PROMPTS),
  ...ofReasons(REASONS),
}
