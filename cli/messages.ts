// The command line's own sentences, in the language of whoever reads them.

import en from './text/en.json' with { type: 'json' }
import pl from './text/pl.json' with { type: 'json' }

export type Sentence = keyof typeof en
type Texts = { readonly [sentence in Sentence]: string }

const TEXTS: { readonly [language: string]: Texts } = { en, pl }

export type Say = (sentence: Sentence, params?: { readonly [name: string]: string | number }) => string

export interface Messages {
  readonly language: string
  readonly say: Say
}

/** `--lang`, else what the environment says, else English. */
export function messagesFor(
  wanted: string | undefined,
  env: { readonly [name: string]: string | undefined },
): Messages {
  const asked = wanted ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? ''
  const short = asked.slice(0, 2).toLowerCase()
  const language = Object.hasOwn(TEXTS, short) ? short : 'en'
  const texts = TEXTS[language] ?? en
  return {
    language,
    say: (sentence, params = {}) =>
      texts[sentence].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)),
  }
}
