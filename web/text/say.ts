// The words of the screen: ICU messages by language, switched without a reload.

import { computed, signal } from '@preact/signals'
import { isPlain, type Message, source, type Texts } from '@backroom/games/sentences'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, LANGUAGES } from './languages.ts'
import { ofShelf } from './shelf.ts'

export { type Language, LANGUAGES }

export type Messages = { readonly [key: string]: Message }
type Values = { readonly [name: string]: string | number }
export type Say = (key: string, values?: Values) => string

type Loaders = { readonly [language in Language]: () => Promise<Messages> }

interface First {
  readonly house: Messages
  readonly shelf: { readonly [path: string]: Texts }
}

const firstOf = ({ house, shelf }: First): Messages => ({ ...house, ...ofShelf(shelf) })

/** What a table says, the form that opens one, and what is said of the games on the shelf. */
const FIRST: Loaders = {
  en: async () => firstOf(await import('./en.ts')),
  pl: async () => firstOf(await import('./pl.ts')),
}
/** What only the other pages say, and windows that open over a table. */
const PAGES: Loaders = {
  en: async () => (await import('../pages/text/en.json')).default,
  pl: async () => (await import('../pages/text/pl.json')).default,
}

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The first of the reader's languages that we speak. */
export const preferred = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'

/** A sentence maker over these messages; a key nobody wrote stands there as itself, so that it is seen. */
export function sayer(language: Language, messages: Messages, otherwise?: Say): Say {
  const made = new Map<string, IntlMessageFormat>()
  return (key, values) => {
    const text = messages[key]
    if (text === undefined) return otherwise ? otherwise(key, values) : key
    if (isPlain(text)) return text
    let format = made.get(key)
    if (!format) {
      format = new IntlMessageFormat(source(text), language)
      made.set(key, format)
    }
    return String(format.format(values))
  }
}

const spoken = signal<{ readonly language: Language; readonly messages: Messages } | null>(null)

export const language = computed<Language>(() => spoken.value?.language ?? 'en')
const current = computed<Say>(() => {
  const now = spoken.value
  return now ? sayer(now.language, now.messages) : (key) => key
})

/** The sentence in the language of the moment; whoever calls it in drawing is drawn again when that changes. */
export const say: Say = (key, values) => current.value(key, values)

let knowsPages = false

/** Speaks another language from now on, everywhere. */
export async function speak(next: Language): Promise<void> {
  const [first, pages] = await Promise.all([FIRST[next](), knowsPages ? PAGES[next]() : {}])
  spoken.value = { language: next, messages: { ...first, ...pages } }
  document.documentElement.lang = next
}

/** A part of the client that speaks of more than the table, once its words are there too. */
export async function withPageWords<Part>(part: Promise<Part>): Promise<Part> {
  const wasReady = knowsPages
  knowsPages = true
  const [loaded] = await Promise.all([part, wasReady ? null : speak(language.peek())])
  return loaded
}
