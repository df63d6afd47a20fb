// What the sentences of the game speak of.

import { list, money, name, number, seat } from '../kinds.ts'
import { ofEvents, ofOptions, ofPrompts, ofReasons, type SentenceKinds } from '../sentences.ts'
import { OPTIONS, PROMPTS, REASONS } from './asked.ts'
import { VOCABULARY } from './effects/vocabulary.ts'
import { EVENTS } from './events.ts'
import type { CommonGood, JobColor, TurfId } from './words.ts'

/** In full, and in as few words as fit on a card. */
const ofAbilities = (section: 'ability' | 'short'): SentenceKinds =>
  Object.fromEntries(
    Object.entries(VOCABULARY).map(([does, { says }]) => [`${section}.${does}`, { ...says, times: number }]),
  )

/** What is printed on cards, and the score sheet. */
const PRINTED: SentenceKinds = {
  'card.requires': { requires: list(name<CommonGood>()) },
  'card.pays': { money: list(money) },
  'card.front': {},
  'card.back': {},
  'sheet.title': {},
  'sheet.money': {},
  'sheet.turf': { turf: name<TurfId>() },
  'sheet.job': { color: name<JobColor>() },
  'sheet.turfs': {},
  'sheet.jobs': {},
  'sheet.total': {},
  'sheet.winners': { winners: list(seat) },
}

export const SENTENCES: SentenceKinds = {
  ...ofEvents(EVENTS),
  ...ofOptions(OPTIONS),
  ...ofPrompts(PROMPTS),
  ...ofReasons(REASONS),
  ...ofAbilities('ability'),
  ...ofAbilities('short'),
  ...PRINTED,
}
