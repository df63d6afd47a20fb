// What is shown of a game as sentences, by the section “Sentences” of docs/protocol.md.

import { Formatter, type Values } from './message.ts'

export interface Kind {
  readonly what: string
  readonly of?: Kind
  readonly fields?: Kinds
  readonly either?: readonly Kind[]
  readonly prefix?: string
  readonly orSeat?: boolean
}
type Kinds = { readonly [field: string]: Kind }
type Thing = { readonly [field: string]: unknown }

/** GET /api/games/GAME/texts/LANGUAGE */
export interface Texts {
  readonly language: string
  readonly texts: { readonly [key: string]: string }
  readonly kinds: { readonly [key: string]: Kinds }
}

interface Asked {
  readonly key: string
  readonly seat: number
  readonly min?: number
  readonly max?: number
  readonly about?: object
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The seat that stands in the place of a name; null: it is a name. */
function seatIn({ orSeat }: Kind, value: unknown): number | null {
  const [, seat] = (orSeat && /^seat-(\d)$/u.exec(String(value))) || []
  return seat === undefined ? null : Number(seat)
}

export class Sentences {
  readonly #texts: Texts
  readonly #names: () => readonly string[]
  readonly #formatter: Formatter
  readonly #lists: Intl.ListFormat

  /** `names`: who sits where. */
  constructor(texts: Texts, names: () => readonly string[]) {
    this.#texts = texts
    this.#names = names
    this.#formatter = new Formatter(texts.language)
    this.#lists = new Intl.ListFormat(texts.language === 'en' ? 'en-GB' : texts.language)
  }

  #has(key: string): boolean {
    return Object.hasOwn(this.#texts.texts, key)
  }

  /** A message, filled with the fields of a thing. */
  say(key: string, thing: Thing, listedAs = key): string {
    const kinds = this.#texts.kinds[listedAs] ?? {}
    const values: { [name: string]: string | number } = {}
    for (const [field, kind] of Object.entries(kinds)) this.#put(values, key, field, kind, thing[field])
    return this.#format(key, values)
  }

  seat(seat: number): string {
    return this.#names()[seat] ?? this.#format('table.seat', { number: seat + 1 })
  }

  name(id: string): string {
    return this.#texts.texts[`name.${id}`] ?? id
  }

  prompt({ key, seat, min, max, about = {} }: Asked): string {
    return this.say(`prompt.${key}`, { seat, min, max, ...about })
  }

  option(option: { readonly say: string }, key: string): string {
    const own = `option.${option.say}.${key}`
    const usual = `option.${option.say}`
    return this.say(this.#has(own) ? own : usual, { ...option }, usual)
  }

  money(amount: number): string {
    return this.#format('table.money', { amount })
  }

  why(reason: string, about: object = {}): string {
    return this.say(`why.${reason}`, { ...about })
  }

  #format(key: string, values: Values): string {
    const text = this.#texts.texts[key]
    if (text === undefined) throw new Error(`there is no message ${key}`)
    let said = this.#formatter.format(text, values)
    for (const value of Object.values(values))
      if (String(value).endsWith('.')) said = said.replaceAll(`${value}.`, String(value))
    return said
  }

  #put(
    values: { [name: string]: string | number },
    key: string,
    field: string,
    kind: Kind,
    value: unknown,
  ): void {
    if (value === null || value === undefined || value === '') return
    const { what, fields = {}, either = [] } = kind
    if (what === 'either') {
      const fits = either.find((one) => isLike(one.what, value))
      if (fits) this.#put(values, key, field, fits, value)
      return
    }
    if (what === 'fields' && isThing(value)) {
      for (const [inner, one] of Object.entries(fields)) this.#put(values, key, inner, one, value[inner])
      return
    }
    if (what === 'name' || what === 'word')
      values[`${field}Id`] = seatIn(kind, value) === null ? String(value) : 'seat'
    if (Array.isArray(value)) values[`${field}Count`] = value.length
    const said = this.#words(`${key}.${field}`, kind, value)
    if (said !== '') values[field] = said
  }

  #words(key: string, kind: Kind, value: unknown): string | number {
    switch (kind.what) {
      case 'seat':
        return this.seat(Number(value))
      case 'name': {
        const seat = seatIn(kind, value)
        return seat === null ? this.name(String(value)) : this.seat(seat)
      }
      case 'numbered':
        return this.#texts.texts[`name.${kind.prefix}-${String(value)}`] ?? Number(value)
      case 'number':
      case 'money':
        return Number(value)
      case 'word':
      case 'flag':
      case 'text':
        return String(value)
      case 'list':
      case 'bySeat':
        return this.#list(key, kind, Array.isArray(value) ? value : [])
      case 'parts':
        return isThing(value) ? this.#parts(kind.fields ?? {}, value) : ''
      default:
        return ''
    }
  }

  #list(key: string, { what, of }: Kind, items: readonly unknown[]): string {
    if (!of) return ''
    if (!this.#has(key)) {
      const counts = new Map<string, number>()
      for (const item of items) {
        const word = String(this.#words(key, of, item))
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      return this.#join(
        [...counts].map(([item, count]) =>
          count === 1 ? item : this.#format('table.counted', { count, item }),
        ),
      )
    }
    return this.#join(
      items.map((item, seat) => {
        const values: { [name: string]: string | number } = {}
        const thing = isThing(item) ? item : { value: item, ...(what === 'bySeat' && { seat }) }
        const kinds = of.fields ?? { seat: { what: 'seat' }, value: of }
        for (const [field, kind] of Object.entries(kinds)) this.#put(values, key, field, kind, thing[field])
        return this.#format(key, values)
      }),
    )
  }

  #parts(fields: Kinds, thing: Thing): string {
    return this.#join(
      Object.entries(fields).map(([field, kind]) => {
        const values: { [name: string]: string | number } = {}
        this.#put(values, `part.${field}`, field, kind, thing[field])
        return this.#format(`part.${field}`, values)
      }),
    )
  }

  #join(texts: readonly string[]): string {
    return this.#lists.format(texts.filter((text) => text !== ''))
  }
}

function isLike(what: string, value: unknown): boolean {
  if (what === 'list' || what === 'bySeat') return Array.isArray(value)
  if (what === 'name' || what === 'word' || what === 'text') return typeof value === 'string'
  return typeof value === 'number'
}
