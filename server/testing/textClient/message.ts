// ICU messages, as far as docs/protocol.md says that they are used: arguments, plurals, choices, numbers.

export type Values = { readonly [name: string]: string | number }

interface Argument {
  readonly name: string
  readonly kind: string
  readonly offset: number
  readonly cases: ReadonlyMap<string, Message>
}

type Message = readonly (string | Argument)[]

/** Stands for the number of the plural around it. */
const NUMBER_SIGN: Argument = { name: '#', kind: 'sign', offset: 0, cases: new Map() }

class Parser {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  message(inPlural: boolean): Message {
    const parts: (string | Argument)[] = []
    let plain = ''
    while (this.#at < this.#text.length && this.#text[this.#at] !== '}') {
      const char = this.#text[this.#at] ?? ''
      const next = this.#text[this.#at + 1]
      if (char === "'" && next === "'") {
        plain += char
        this.#at += 2
      } else if (char === "'" && (next === '{' || next === '}')) {
        const end = this.#text.indexOf("'", this.#at + 1)
        plain += this.#text.slice(this.#at + 1, end)
        this.#at = end + 1
      } else if (char === '{') {
        parts.push(plain, this.#argument())
        plain = ''
      } else if (char === '#' && inPlural) {
        parts.push(plain, NUMBER_SIGN)
        plain = ''
        this.#at++
      } else {
        plain += char
        this.#at++
      }
    }
    return [...parts, plain].filter((part) => part !== '')
  }

  #argument(): Argument {
    const name = this.#part()
    const kind = this.#text[this.#at] === ',' ? this.#part() : 'plain'
    if (this.#text[this.#at] === ',') this.#at++
    let offset = 0
    const cases = new Map<string, Message>()
    while (this.#text[this.#at] !== '}') {
      const label = this.#until(/[{}]/gu).trim()
      if (this.#text[this.#at] === '}') break
      const shift = /^offset:\s*(-?\d+)\s+(.*)$/u.exec(label)
      if (shift) offset = Number(shift[1])
      this.#at++
      cases.set(shift?.[2] ?? label, this.message(kind === 'plural'))
      this.#at++
    }
    this.#at++
    return { name, kind, offset, cases }
  }

  /** What stands after the bracket or the comma that we are at. */
  #part(): string {
    this.#at++
    return this.#until(/[,}]/gu).trim()
  }

  #until(stop: RegExp): string {
    stop.lastIndex = this.#at
    const end = stop.exec(this.#text)?.index ?? this.#text.length
    const found = this.#text.slice(this.#at, end)
    this.#at = end
    return found
  }
}

export class Formatter {
  readonly #language: string
  readonly #parsed = new Map<string, Message>()

  constructor(language: string) {
    this.#language = language
  }

  format(text: string, values: Values): string {
    const message = this.#parsed.get(text) ?? new Parser(text).message(false)
    this.#parsed.set(text, message)
    return this.#say(message, values, 0)
  }

  #say(message: Message, values: Values, count: number): string {
    return message.map((part) => (typeof part === 'string' ? part : this.#fill(part, values, count))).join('')
  }

  #number(value: string | number): string {
    return typeof value === 'number' ? new Intl.NumberFormat(this.#language).format(value) : value
  }

  #fill({ name, kind, offset, cases }: Argument, values: Values, around: number): string {
    if (kind === 'sign') return this.#number(around)
    const value = values[name]
    if (kind === 'plural') {
      const count = Number(value ?? 0)
      const form = new Intl.PluralRules(this.#language).select(count - offset)
      return this.#say(
        cases.get(`=${count}`) ?? cases.get(form) ?? cases.get('other') ?? [],
        values,
        count - offset,
      )
    }
    if (kind === 'select')
      return this.#say(cases.get(String(value ?? 'none')) ?? cases.get('other') ?? [], values, around)
    return this.#number(value ?? 'none')
  }
}
