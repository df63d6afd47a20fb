// The sights of a table as JSON, for many viewers and from moment to moment: what is the same for all is written once,
// and each viewer is told only those fields of the view that have changed since they last looked.

import type { Viewer } from './event.ts'
import type { Play } from './play.ts'
import { openPrompt, progressOf, type Sight, viewParts } from './sight.ts'
import type { ViewChange } from './viewChange.ts'

/** A sight that begins where the viewer's last one ended. */
export type ChangedSight = Omit<Sight, 'view'> & { readonly changes: readonly ViewChange[] }

/** Fields of which the JSON is longer are told entry by entry. */
const LONG = 200

const json = (value: unknown): string => JSON.stringify(value) ?? 'null'

/** One field of a view as JSON, with the moments at which it changed. */
class Field {
  #text = ''
  #changed = 0
  /** Of a long field: the JSON of its entries, and when each changed. */
  #entries: { text: string; changed: number }[] = []
  /** The keys of its entries, for an object; null: it is a list. */
  #keys: readonly string[] | null = null
  /** Since when it has these very entries. */
  #shaped = 0

  take(value: unknown, moment: number): void {
    const text = json(value)
    if (text === this.#text) return
    this.#text = text
    this.#changed = moment
    if (text.length > LONG && typeof value === 'object' && value !== null) this.#takeEntries(value, moment)
    else this.#shape([], null, moment)
  }

  #takeEntries(value: object, moment: number): void {
    const keys = Array.isArray(value) ? null : Object.keys(value)
    const texts = (Array.isArray(value) ? value : Object.values(value)).map(json)
    if (texts.length !== this.#entries.length || !sameKeys(keys, this.#keys))
      return this.#shape(texts, keys, moment)
    for (const [i, entry] of this.#entries.entries()) {
      const text = texts[i] ?? 'null'
      if (text === entry.text) continue
      entry.text = text
      entry.changed = moment
    }
  }

  #shape(texts: readonly string[], keys: readonly string[] | null, moment: number): void {
    this.#entries = texts.map((text) => ({ text, changed: moment }))
    this.#keys = keys
    this.#shaped = moment
  }

  whole(): string {
    return this.#text
  }

  /** What has changed after this moment, as the JSON of changes. */
  since(name: string, moment: number, into: string[]): void {
    if (this.#changed <= moment) return
    const at = json(name)
    if (this.#entries.length === 0 || this.#shaped > moment) into.push(`[[${at}],${this.#text}]`)
    else
      for (const [i, { text, changed }] of this.#entries.entries())
        if (changed > moment) into.push(`[[${at},${this.#keys ? json(this.#keys[i]) : i}],${text}]`)
  }
}

const sameKeys = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === null || other === null ? one === other : one.every((key, i) => key === other[i])

/** Several fields, always the same. */
class Fields {
  readonly #fields = new Map<string, Field>()

  take(values: object, moment: number): void {
    for (const [name, value] of Object.entries(values)) {
      let field = this.#fields.get(name)
      if (!field) {
        field = new Field()
        this.#fields.set(name, field)
      }
      field.take(value, moment)
    }
  }

  whole(into: string[]): void {
    for (const [name, field] of this.#fields) into.push(`${json(name)}:${field.whole()}`)
  }

  since(moment: number, into: string[]): void {
    for (const [name, field] of this.#fields) field.since(name, moment, into)
  }
}

/** What the viewers of one table can be told. */
export class SightTexts {
  /** The number of the moment that was looked at last, from 1. */
  moment = 0
  readonly #open = new Fields()
  readonly #own = new Map<Viewer, { readonly fields: Fields; moment: number }>()
  #play: Play | null = null
  #ownOf: (viewer: Viewer) => object = () => ({})
  #rest = ''

  /** Something may have happened: what is told from now on is how the table looks now. */
  look(play: Play): void {
    const { all, own } = viewParts(play)
    this.moment++
    this.#play = play
    this.#ownOf = own
    this.#open.take(all, this.moment)
    this.#rest = json(progressOf(play)).slice(1)
  }

  #ownFields(viewer: Viewer): Fields {
    let own = this.#own.get(viewer)
    if (!own) {
      own = { fields: new Fields(), moment: 0 }
      this.#own.set(viewer, own)
    }
    if (own.moment < this.moment) {
      own.fields.take(this.#ownOf(viewer), this.moment)
      own.moment = this.moment
    }
    return own.fields
  }

  #prompt(viewer: Viewer): string {
    return json(this.#play && openPrompt(this.#play, viewer))
  }

  /** The whole sight of a viewer. */
  whole(viewer: Viewer): string {
    const view: string[] = []
    this.#open.whole(view)
    this.#ownFields(viewer).whole(view)
    return `{"view":{${view.join(',')}},"prompt":${this.#prompt(viewer)},${this.#rest}`
  }

  /** The sight of a viewer who was told how the table looked at that moment. */
  since(moment: number, viewer: Viewer): string {
    const changes: string[] = []
    this.#open.since(moment, changes)
    this.#ownFields(viewer).since(moment, changes)
    return `{"changes":[${changes.join(',')}],"prompt":${this.#prompt(viewer)},${this.#rest}`
  }
}
