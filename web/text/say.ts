// The words of the screen: ICU messages by language, switched without a reload.

import { computed, signal } from '@preact/signals'
import { IntlMessageFormat } from 'intl-messageformat'

export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

export type Messages = { readonly [key: string]: string }
type Values = { readonly [name: string]: string | number }
export type Say = (key: string, values?: Values) => string

const LOADERS: { readonly [language in Language]: () => Promise<Messages> } = {
  en: async () => (await import('./en.json')).default,
  pl: async () => (await import('./pl.json')).default,
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
    if (!text.includes('{') && !text.includes("'")) return text
    let format = made.get(key)
    if (!format) {
      format = new IntlMessageFormat(text, language)
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

/** Speaks another language from now on, everywhere. */
export async function speak(next: Language): Promise<void> {
  const messages = await LOADERS[next]()
  spoken.value = { language: next, messages }
  document.documentElement.lang = next
}
