// A sentence speaks of nothing but what its event, option or question has, and each list and part has what it needs.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { SENTENCES as corleone } from './corleone/sentences.ts'
import { SENTENCES as nostra } from './cosa-nostra/sentences.ts'
import type { Fields, Kind } from './kinds.ts'
import { argumentsOf, source, type SentenceKinds, type Texts } from './sentences.ts'
import { SENTENCES as speakeasy } from './speakeasy/sentences.ts'
import { COMPLETE } from './words.ts'

const GAMES: { readonly [game: string]: SentenceKinds } = { corleone, 'cosa-nostra': nostra, speakeasy }

/** By what names a sentence may call a field. */
function calledBy(field: string, kind: Kind): string[] {
  switch (kind.what) {
    case 'fields':
      return namesIn(kind.fields ?? {})
    case 'either':
      return (kind.either ?? []).flatMap((one) => calledBy(field, one))
    case 'name':
    case 'word':
      return [field, `${field}Id`]
    case 'list':
    case 'bySeat':
      return [field, `${field}Count`]
    case 'unsaid':
      return []
    default:
      return [field]
  }
}

const namesIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([field, kind]) => calledBy(field, kind))

function* sentencesIn(kinds: SentenceKinds): Generator<readonly [string, Fields]> {
  for (const [key, fields] of Object.entries(kinds)) {
    yield [key, fields]
    for (const [field, { of, fields: inner, what }] of Object.entries(fields)) {
      if (of) yield [`${key}.${field}`, of.fields ?? { seat: { what: 'seat' }, value: of }]
      if (what === 'parts')
        for (const [part, kind] of Object.entries(inner ?? {})) yield [`part.${part}`, { [part]: kind }]
    }
  }
}

describe.each(Object.entries(GAMES))('%s', (game, kinds) => {
  test.each(COMPLETE)('says in %s nothing of what is not there', (language) => {
    const file = join(import.meta.dirname, game, 'text', `${language}.json`)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts
    const found: string[] = []
    let read = 0
    for (const [key, fields] of sentencesIn(kinds)) {
      const dot = key.indexOf('.')
      const text = texts[key.slice(0, dot)]?.[key.slice(dot + 1)]
      if (text === undefined) continue
      read++
      const message = new IntlMessageFormat(source(text), language, undefined, { ignoreTag: true })
      const names = namesIn(fields)
      for (const name of argumentsOf(message.getAst()).keys())
        if (!names.includes(name)) found.push(`${key} speaks of ${name}`)
    }
    expect(found).toEqual([])
    expect(read).toBeGreaterThanOrEqual(Object.keys(kinds).length)
  })
})
