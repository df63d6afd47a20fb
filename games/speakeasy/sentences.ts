// What the sentences of the game speak of.

import { ofEvents, ofOptions, ofPrompts, ofReasons, type SentenceKinds } from '../sentences.ts'
import { OPTIONS, PROMPTS, REASONS } from './asked.ts'
import { EVENTS } from './events.ts'
import { SHOWN } from './shown.ts'

export const SENTENCES: SentenceKinds = {
  ...ofEvents(EVENTS),
  ...ofOptions(OPTIONS),
  ...ofPrompts(PROMPTS),
  ...ofReasons(REASONS),
  ...SHOWN,
}
