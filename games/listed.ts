// What the list of games holds of each: what is known of it at once, and how the rest is loaded when somebody wants it.

import type { AnyGame } from '@backroom/engine'
import type { Language, Meta } from './meta.ts'
import type { SentenceKinds, Texts } from './sentences.ts'

type Load<Module> = () => Promise<Module>
type LoadTexts = Load<{ readonly default: Texts }>

export interface Listed {
  readonly meta: Meta
  /** Its folder under games/; its id unless said. */
  readonly folder?: string
  readonly game: Load<AnyGame>
  /** The rules of the versions before it, by which games that began under them go on. */
  readonly former?: { readonly [version: number]: Load<{ readonly game: AnyGame }> }
  /** What its sentences speak of. */
  readonly sentences: Load<{ readonly SENTENCES: SentenceKinds }>
  /** A text file for every language of the game. */
  readonly texts: { readonly en: LoadTexts } & { readonly [language in Language]?: LoadTexts }
}
