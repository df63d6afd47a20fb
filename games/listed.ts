// What the list of games holds of each: what is known of it at once, and how the rest is loaded when somebody wants it.

import type { AnyGame } from '@backroom/engine'
import type { Language, Meta } from './meta.ts'
import type { SentenceKinds, Texts } from './sentences.ts'

type Load<Module> = () => Promise<Module>
type Json<Content> = Load<{ readonly default: Content }>
/** A file for every language of the game. */
type InLanguages = { readonly en: Json<Texts> } & { readonly [language in Language]?: Json<Texts> }

export interface Listed {
  readonly meta: Meta
  /** Its folder under games/; its id unless said. */
  readonly folder?: string
  readonly game: Load<AnyGame>
  /** What its sentences speak of. */
  readonly sentences: Load<{ readonly SENTENCES: SentenceKinds }>
  /** Names that are a seat's number wherever they stand in sentences that do not say what they speak of. */
  readonly seats?: readonly string[]
  readonly texts: InLanguages
  /** What is said of it before it is loaded: its title, what it is about, what its tables can be set to. */
  readonly shelf: InLanguages
  readonly components: Json<unknown>
  /** Where its rules state the values that are ours; left out: nothing in its components is. */
  readonly stated?: Load<{ readonly STATED_IN: StatedIn }>
}

/** The rules that state values of ours, by the part of the components file. */
export type StatedIn = { readonly [part: string]: readonly string[] }
