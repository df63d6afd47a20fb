// The text files of one language, each message compiled when it is first needed, and how what a message speaks of
// becomes words, by the kinds that the game has listed for it.

import { IntlMessageFormat } from 'intl-messageformat'
import {
  type EventKinds,
  type Fields,
  type Kind,
  number,
  type OptionKinds,
  optional,
  type PromptKinds,
  seat,
} from './kinds.ts'
import { type Packed, type Parts, unpack } from './packed.ts'
import { isSeatName, seatNamed } from './seats.ts'

/** A sentence of a text file: as it is written or, in the built client, in its parts. */
export type Message = string | Packed

/** Whether it says what is written: nothing to put in, nothing quoted. */
export const isPlain = (text: Message): text is string =>
  typeof text === 'string' && !text.includes('{') && !text.includes("'")

/** What the library makes a sentence of. */
export const source = (text: Message): string | Parts => (typeof text === 'string' ? text : unpack(text))

/** A text file: sections of sentences by their names. */
export type Texts = { readonly [section: string]: { readonly [key: string]: Message } }

/** What each sentence of a game speaks of, by its key: `event.took`. */
export type SentenceKinds = { readonly [key: string]: Fields }

/** The sentences of events. Whoever hears the secret part hears it in the same sentence. */
export const ofEvents = (events: EventKinds): SentenceKinds =>
  Object.fromEntries(
    Object.entries(events).map(([type, { open, secret }]) => [`event.${type}`, { ...open, ...secret }]),
  )

/** The sentences of options: one that stands at a single question has the same fields (`option.leave.draft`). */
export const ofOptions = (options: OptionKinds): SentenceKinds => named('option', options)

/** The sentences of questions: whom they ask, and how many of something, is told beside what they are about. */
export const ofPrompts = (prompts: PromptKinds): SentenceKinds =>
  Object.fromEntries(
    Object.entries(prompts).map(([key, about]) => [
      `prompt.${key}`,
      { seat, min: optional(number), max: optional(number), ...about },
    ]),
  )

/** The sentences of reasons: they speak of the option that is blocked, and of what the reason adds. */
export const ofReasons = (reasons: { readonly [why: string]: Fields }): SentenceKinds => named('why', reasons)

const named = (section: string, all: { readonly [key: string]: Fields }): SentenceKinds =>
  Object.fromEntries(Object.entries(all).map(([key, fields]) => [`${section}.${key}`, fields]))

/** The parser's number for a plain `{argument}`. */
const ARGUMENT = 1

/** What a message speaks of. A thing that is not there counts as 0 in a plural and is `none` elsewhere. */
export function argumentsOf(
  parts: Parts,
  found = new Map<string, string | number>(),
): Map<string, string | number> {
  for (const part of parts) {
    if ('options' in part) {
      found.set(part.value, 'pluralType' in part ? 0 : 'none')
      for (const { value } of Object.values(part.options)) argumentsOf(value, found)
    } else if (part.type === ARGUMENT && !found.has(part.value)) found.set(part.value, 'none')
  }
  return found
}

export type Values = { [name: string]: string | number }

/** A sentence ready for use. */
type Sentence = (values: Readonly<Values>) => string

/** A name that ends with a full stop (“Import-Export Co.”) needs no second one at the end of a sentence. */
function withoutDoubleStops(sentence: string, values: Readonly<Values>): string {
  let said = sentence
  for (const value of Object.values(values))
    if (typeof value === 'string' && value.endsWith('.')) said = said.replaceAll(`${value}.`, value)
  return said
}

/** Our English is British: no comma before the last item of a list. */
const SPELLING: { readonly [language: string]: string } = { en: 'en-GB' }

export class Sentences {
  readonly #language: string
  readonly #texts: ReadonlyMap<string, Message>
  readonly #compiled = new Map<string, Sentence>()
  readonly #lists: Intl.ListFormat

  constructor(language: string, texts: { readonly [key: string]: Message }) {
    this.#language = language
    this.#texts = new Map(Object.entries(texts))
    this.#lists = new Intl.ListFormat(SPELLING[language] ?? language, { type: 'conjunction' })
  }

  has(key: string): boolean {
    return this.#texts.has(key)
  }

  /** As it is written, for names: they stand for themselves. */
  text(key: string): string | undefined {
    const text = this.#texts.get(key)
    return typeof text === 'string' ? text : undefined
  }

  join(items: readonly string[]): string {
    return this.#lists.format(items.filter((item) => item !== ''))
  }

  format(key: string, values: Readonly<Values>): string {
    let sentence = this.#compiled.get(key)
    if (!sentence) {
      const text = this.#texts.get(key)
      if (text === undefined) throw new RangeError(`no sentence is called ${key}`)
      sentence = this.#sentence(text)
      this.#compiled.set(key, sentence)
    }
    return withoutDoubleStops(sentence(values), values)
  }

  /** Equal things are counted: “2 × $5 and Gun”. */
  counted(items: readonly string[]): string {
    const counts = new Map<string, number>()
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
    return this.join(
      [...counts].map(([item, count]) =>
        count === 1 ? item : this.format('table.counted', { count, item }),
      ),
    )
  }

  #sentence(text: Message): Sentence {
    if (isPlain(text)) return () => text
    const message = new IntlMessageFormat(source(text), this.#language, undefined, { ignoreTag: true })
    // A thing that is not there has a value too.
    const absent = Object.fromEntries(argumentsOf(message.getAst()))
    return (values) => String(message.format({ ...absent, ...values }))
  }
}

/** Makes what a sentence speaks of into words. */
export class Filling {
  readonly #sentences: Sentences
  readonly #seats: readonly string[]

  constructor(sentences: Sentences, seats: readonly string[]) {
    this.#sentences = sentences
    this.#seats = seats
  }

  say(key: string, fields: Fields, params: object): string {
    return this.#sentences.format(key, this.#values(key, fields, params))
  }

  seat(seat: number): string {
    return this.#seats[seat] ?? this.#sentences.format('table.seat', { number: seat + 1 })
  }

  name(id: string): string {
    return this.#sentences.text(`name.${id}`) ?? id
  }

  /** `…Id` and `…Count` are for choosing words; what is not there has no value at all. */
  #values(key: string, fields: Fields, params: object): Values {
    const values: Values = {}
    const given = new Map<string, unknown>(Object.entries(params))
    for (const [field, kind] of Object.entries(fields)) this.#fill(values, key, field, kind, given.get(field))
    return values
  }

  #fill(values: Values, key: string, field: string, kind: Kind, value: unknown): void {
    if (value === null || value === undefined || value === '') return
    const { fields = {} } = kind
    switch (kind.what) {
      case 'either':
        for (const one of kind.either ?? [])
          if (isLike(one, value)) return this.#fill(values, key, field, one, value)
        return
      case 'fields':
        Object.assign(values, this.#values(key, fields, value))
        return
      case 'name':
      case 'word':
        values[`${field}Id`] = seatIn(kind, value) === null ? String(value) : 'seat'
        break
      case 'list':
      case 'bySeat':
        values[`${field}Count`] = Array.isArray(value) ? value.length : 0
    }
    const said = this.#word(key, field, kind, value)
    if (said !== '') values[field] = said
  }

  /** What a thing of this kind is in words; empty: there is nothing to say of it. */
  #word(key: string, field: string, kind: Kind, value: unknown): string | number {
    switch (kind.what) {
      case 'seat':
        return this.seat(Number(value))
      case 'number':
      case 'money':
        return Number(value)
      case 'numbered':
        return this.#sentences.text(`name.${kind.prefix}-${String(value)}`) ?? Number(value)
      case 'name': {
        const seat = seatIn(kind, value)
        return seat === null ? this.name(String(value)) : this.seat(seat)
      }
      case 'word':
      case 'flag':
      case 'text':
        return String(value)
      case 'list':
      case 'bySeat':
        return this.#list(`${key}.${field}`, kind, Array.isArray(value) ? value : [])
      case 'parts':
        return this.#sentences.join(this.#parts(kind.fields ?? {}, Object(value)))
      case 'fields':
      case 'either':
      case 'unsaid':
        return ''
    }
  }

  /** A list by a sentence of its own for each item, or else the items as they are, equal ones counted. */
  #list(each: string, { what, of }: Kind, items: readonly unknown[]): string {
    if (!of) return ''
    if (!this.#sentences.has(each))
      return this.#sentences.counted(items.map((item) => String(this.#word(each, 'value', of, item))))
    const fields: Fields = of.fields ?? { seat: { what: 'seat' }, value: of }
    return this.#sentences.join(
      items.map((value, seat) =>
        this.say(each, fields, of.fields ? Object(value) : { value, ...(what === 'bySeat' && { seat }) }),
      ),
    )
  }

  /** What a thing has, each by a sentence of its own. */
  #parts(fields: Fields, thing: object): string[] {
    return Object.entries(fields).map(([field, kind]) => this.say(`part.${field}`, { [field]: kind }, thing))
  }
}

/** The seat that stands in the place of a name; null: it is a name. */
const seatIn = ({ orSeat }: Kind, value: unknown): number | null =>
  orSeat && typeof value === 'string' && isSeatName(value) ? seatNamed(value) : null

/** Kinds that can stand in one place are told apart by this. */
function isLike({ what }: Kind, value: unknown): boolean {
  if (what === 'list' || what === 'bySeat') return Array.isArray(value)
  if (what === 'name' || what === 'word' || what === 'text') return typeof value === 'string'
  return typeof value === 'number'
}
