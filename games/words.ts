// What a reader sees of a game: prompts, options, events and refusals as sentences of the reader's language.

import type { Blocked, Event, Option, Prompt, Reason, Refusal } from '@backroom/engine'
import { gameJson } from './files.ts'
import type { Listed } from './listed.ts'
import { listed } from './loaders.ts'
import type { Language } from './meta.ts'
import { Filling, type Message, type SentenceKinds, Sentences, type Texts, type Values } from './sentences.ts'

/** The languages of the house; a game that is not complete in one of them speaks English there. */
export const COMPLETE = ['en', 'pl'] as const
type Complete = (typeof COMPLETE)[number]

/** What a sentence speaks of. */
export type Params = { readonly [name: string]: unknown }

export interface Words {
  /** The language the sentences are in, which is English where the wanted one is not complete. */
  readonly language: Language
  /** The same words for a table where the seats go by these names; an id becomes the name it stands for. */
  seated(names: readonly string[]): Words
  prompt(prompt: Prompt): string
  /** With its prompt an option may have words of its own there ("Nobody" rather than "Leave it"). */
  option(option: Option, prompt?: { readonly key: string }): string
  /** The log line; null where there is nothing to say. */
  event(event: Event): string | null
  /** What was refused and why. The rule's number is for the screen to show beside it. */
  refusal(refusal: Refusal): string
  blocked(blocked: Blocked): string
  /** Why something cannot be, where there is no option for it. */
  reason(reason: Reason): string
  /** The name of a card, place, figure …; an id that nobody has named stays as it is. */
  name(id: string): string
  ability(ability: Params & { readonly do: string }): string
  /** Any sentence by its key. */
  say(key: string, params?: Params): string
  /** Names joined as one says them, equal ones counted. */
  list(ids: readonly (string | number)[]): string
  money(amount: number): string
}

/** The sentences of a file by section and name. */
const flat = (texts: Texts): { readonly [key: string]: Message } =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([section, all]) =>
      Object.entries(all).map(([key, text]) => [`${section}.${key}`, text]),
    ),
  )

type Load = () => Promise<{ readonly default: Texts }>

const SHARED: { readonly [language in Complete]: Load } = {
  en: () => import('./text/en.json', { with: { type: 'json' } }),
  pl: () => import('./text/pl.json', { with: { type: 'json' } }),
}

const spoken = new Map<string, Promise<Words>>()

/** The words of a game, loaded once for each language. */
export function wordsFor(game: string, language: string): Promise<Words> {
  const key = `${game}/${language}`
  let words = spoken.get(key)
  if (!words) {
    words = load(game, language)
    // A page that was offline for a moment must be able to ask again.
    words.catch(() => spoken.delete(key))
    spoken.set(key, words)
  }
  return words
}

async function load(game: string, wanted: string): Promise<Words> {
  const files = filesOf(game)
  const language = spokenIn(files, wanted)
  const [texts, { SENTENCES }] = await Promise.all([textsOf(files, language), files.sentences()])
  const sentences = new Sentences(language, texts)
  return speak({ language, sentences, kinds: SENTENCES }, [])
}

function filesOf(game: string): Listed {
  const files = listed(game)
  if (!files) throw new RangeError(`there are no words for a game called ${game}`)
  return files
}

/** English where the game has not all its sentences in the wanted language. */
function spokenIn({ meta }: Listed, wanted: string): Complete {
  return COMPLETE.find((one) => one === wanted && meta.languages.includes(one)) ?? 'en'
}

/** The sentences of a game as a client needs them that does without our code. */
export interface Messages {
  /** English where the wanted language is not complete. */
  readonly language: Language
  /** What the fields of a sentence are, by its key. */
  readonly kinds: SentenceKinds
  /** ICU messages by their keys (`prompt.draft`). */
  readonly texts: { readonly [key: string]: string }
}

export async function messagesFor(game: string, wanted: string): Promise<Messages> {
  const files = filesOf(game)
  const language = spokenIn(files, wanted)
  const [all, { SENTENCES }, shelf] = await Promise.all([
    textsOf(files, language),
    files.sentences(),
    gameJson<Texts>(game, `shelf/${language}.json`),
  ])
  const texts: { [key: string]: string } = {}
  for (const [key, text] of Object.entries({ ...flat(shelf), ...all }))
    if (typeof text === 'string') texts[key] = text
  return { language, kinds: SENTENCES, texts }
}

async function textsOf(
  { texts: own }: Listed,
  language: Complete,
): Promise<{ readonly [key: string]: Message }> {
  const files = [SHARED[language], own[language] ?? own.en]
  const texts: { [key: string]: Message } = {}
  for (const { default: file } of await Promise.all(files.map((load) => load())))
    Object.assign(texts, flat(file))
  return texts
}

interface Spoke {
  readonly language: Language
  readonly sentences: Sentences
  readonly kinds: SentenceKinds
}

/** Values of a sentence that no game lists. */
function asGiven(key: string, params: Params): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`${key} is given ${name}, and no game says what that is`)
    values[name] = value
  }
  return values
}

function speak(spoke: Spoke, seats: readonly string[]): Words {
  const { sentences, kinds } = spoke
  const filling = new Filling(sentences, seats)
  const name = (id: string): string => filling.name(id)
  const counted = (items: readonly string[]): string => sentences.counted(items)

  /** What a sentence speaks of is listed by its game; those that all games share are given words and numbers. */
  function say(key: string, params: Params = {}): string {
    const fields = kinds[key]
    return fields ? filling.say(key, fields, params) : sentences.format(key, asGiven(key, params))
  }

  const because = (why: string, about: object): string => say(`why.${why}`, { ...about })

  return {
    language: spoke.language,
    seated: (names) => speak(spoke, names.map(name)),
    prompt: ({ key, about, ...asked }) =>
      say(`prompt.${key}`, {
        seat: asked.seat,
        ...('min' in asked ? { min: asked.min, max: asked.max } : {}),
        ...about,
      }),
    option(option, prompt) {
      const usual = `option.${option.say}`
      const here = `${usual}.${prompt?.key}`
      const key = sentences.has(here) ? here : usual
      return filling.say(key, kinds[usual] ?? {}, option)
    },
    event: (event) => say(`event.${event.type}`, event) || null,
    refusal: ({ code, why, about = {} }) =>
      why === undefined ? say(`refusal.${code}`) : because(why, about),
    blocked: ({ why, option, about }) => because(why, { ...option, ...about }),
    reason: ({ why, about = {} }) => because(why, about),
    name,
    ability: (ability) => say(`ability.${ability.do}`, ability),
    say,
    list: (ids) => counted(ids.map((id) => (typeof id === 'string' ? name(id) : String(id)))),
    money: (amount) =>
      `${amount < 0 ? '−' : ''}${sentences.format('table.money', { amount: Math.abs(amount) })}`,
  }
}
