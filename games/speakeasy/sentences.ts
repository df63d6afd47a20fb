// What the sentences of the game speak of.

import { ASSOCIATE, EFFECTS, LASTING } from './effects/vocabulary.ts'
import { ofEvents, ofOptions, ofPrompts, ofReasons, type SentenceKinds } from '../sentences.ts'
import type { Fields } from '../kinds.ts'
import { OPTIONS, PROMPTS, REASONS } from './asked.ts'
import { EVENTS } from './events.ts'
import { SHOWN } from './shown.ts'

/** The sentences of what is printed, by the names of the effects. */
const ofPrinted = (
  section: string,
  all: { readonly [op: string]: { readonly says: Fields } },
): SentenceKinds =>
  Object.fromEntries(Object.entries(all).map(([op, { says }]) => [`${section}.${op}`, says]))

export const SENTENCES: SentenceKinds = {
  ...ofEvents(EVENTS),
  ...ofOptions(OPTIONS),
  ...ofPrompts(PROMPTS),
  ...ofReasons(REASONS),
  ...SHOWN,
  ...ofPrinted('effect', EFFECTS),
  ...ofPrinted('lasting', LASTING),
  ...ofPrinted('associate', ASSOCIATE),
  ...ofPrinted('brief', { ...EFFECTS, ...LASTING, ...ASSOCIATE }),
}
