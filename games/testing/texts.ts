// What the text files of every game must hold: each key that the code uses, in every complete language, and nothing besides.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@backroom/engine'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import sharedEn from '../text/en.json' with { type: 'json' }
import sharedPl from '../text/pl.json' with { type: 'json' }
import { argumentsOf } from '../sentences.ts'

type Texts = { readonly [section: string]: { readonly [key: string]: string } }
type Keys = { readonly [section: string]: readonly string[] }

// ——— what the code uses

/** The code of a game in one piece, without its tests: the folders are named from the game's own one (`.`, `steps`). */
export function sourceOf(game: string, ...folders: readonly string[]): string {
  const home = join(import.meta.dirname, '..', game)
  return folders
    .flatMap((folder) => readdirSync(join(home, folder)).map((file) => join(home, folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** What the pattern's first group matches, each once. */
export const found = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? '')),
]

// ——— what the files hold

const keysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([section, all]) => Object.keys(all).map((key) => `${section}.${key}`))

function textOf(texts: Texts, key: string): string {
  const dot = key.indexOf('.')
  return texts[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? ''
}

/** The words of the house and of the game together, as a reader gets them. */
function together(shared: Texts, own: Texts): Texts {
  const sections = [...new Set([...Object.keys(shared), ...Object.keys(own)])]
  return Object.fromEntries(sections.map((section) => [section, { ...shared[section], ...own[section] }]))
}

/** The parser's number for plain text. */
const LITERAL = 0

type Parts = ReturnType<IntlMessageFormat['getAst']>
export const compile = (text: string, language: string): Parts =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst()

/** What stands between the arguments, whichever way the message turns. */
export function literals(parts: Parts): string[] {
  return parts.flatMap((part) => {
    if ('options' in part) return Object.values(part.options).flatMap(({ value }) => literals(value))
    return part.type === LITERAL ? [part.value] : []
  })
}

/** A message of nothing but arguments, signs and figures has nothing to translate. */
const isWordless = (text: string): boolean =>
  !literals(compile(text, 'en')).some((part) => /\p{L}/u.test(part))

function plurals(parts: Parts): string[][] {
  return parts.flatMap((part) => {
    if (!('options' in part)) return []
    const inner = Object.values(part.options).flatMap(({ value }) => plurals(value))
    return 'pluralType' in part ? [Object.keys(part.options), ...inner] : inner
  })
}

/** Words of an option at one prompt (`none.gunDown`), and of each item of a list (`ended.scores`). */
function belongsTo(english: Texts, used: Keys, section: string, key: string): boolean {
  const keys = used[section] ?? []
  const dot = key.lastIndexOf('.')
  if (dot < 0) return false
  const [head, tail] = [key.slice(0, dot), key.slice(dot + 1)]
  if (!keys.includes(head)) return false
  if (section === 'option' && used['prompt']?.includes(tail)) return true
  return new RegExp(`\\{${tail}[,}]`).test(textOf(english, `${section}.${head}`))
}

/** Ranks that Polish calls by the same words. */
const TITLES = ['bot.boss', 'bot.capo']

/** Sentences for the screens: who plays, what is printed on cards, the score sheet, how things are counted. */
const SCREENS = ['bot', 'card', 'sheet', 'table']

export interface TextsToCheck {
  /** The game's own files. */
  readonly english: Texts
  readonly polish: Texts
  /** Keys that the code uses by section, `name` for every id with a name; refusals are known anyway. */
  readonly used: Keys
  /** More than so many of each section must have been found in the code, or the looking itself is broken. */
  readonly moreThan: { readonly [section: string]: number }
  /** Sections that only screens use, besides the usual ones. */
  readonly screens?: readonly string[]
  /** Keys with the same text in both languages: proper names above all. */
  readonly same: readonly string[]
}

/** All tests of a game's texts. */
export function checkTexts(game: string, { english, polish, moreThan, same, ...given }: TextsToCheck): void {
  const ENGLISH = together(sharedEn, english)
  const POLISH = together(sharedPl, polish)
  const used: Keys = { ...given.used, refusal: REFUSALS }
  const sections = Object.entries(used)

  describe(`the texts of ${game}`, () => {
    test('the code names enough sentences to be worth looking at', () => {
      const few = Object.entries(moreThan).filter(([section, least]) => (used[section]?.length ?? 0) <= least)
      expect(few).toEqual([])
    })

    test.each(sections)('every %s that the code uses has its sentence', (section, keys) => {
      expect(keys.filter((key) => ENGLISH[section]?.[key] === undefined)).toEqual([])
    })

    test.each(sections)('no %s is left over', (section, keys) => {
      const spare = Object.keys(ENGLISH[section] ?? {}).filter(
        (key) => !keys.includes(key) && !belongsTo(ENGLISH, used, section, key),
      )
      expect(spare).toEqual([])
    })

    test('there is no section that nobody knows of', () => {
      const known = new Set([...Object.keys(used), ...SCREENS, ...(given.screens ?? [])])
      expect(Object.keys(ENGLISH).sort()).toEqual([...known].sort())
    })

    test('English and Polish have the same keys', () => {
      expect(keysOf(POLISH)).toEqual(keysOf(ENGLISH))
    })

    test('nothing is left in English but proper names', () => {
      const alike = keysOf(ENGLISH).filter(
        (key) => textOf(ENGLISH, key) === textOf(POLISH, key) && !isWordless(textOf(ENGLISH, key)),
      )
      expect(alike.sort()).toEqual([...same, ...TITLES].sort())
    })

    test('both languages speak of the same things in each sentence', () => {
      for (const key of keysOf(ENGLISH).filter((one) => !one.startsWith('name.'))) {
        const inEnglish = argumentsOf(compile(textOf(ENGLISH, key), 'en'))
        const inPolish = argumentsOf(compile(textOf(POLISH, key), 'pl'))
        expect([...inPolish].sort(), key).toEqual([...inEnglish].sort())
      }
    })

    test('every Polish plural that tells one from more has the forms for 2 and for 5 too', () => {
      const short = keysOf(POLISH)
        .filter((key) => !key.startsWith('name.'))
        .filter((key) =>
          plurals(compile(textOf(POLISH, key), 'pl')).some(
            (forms) => forms.includes('one') && !(forms.includes('few') && forms.includes('many')),
          ),
        )
      expect(short).toEqual([])
    })

    test('names are plain words', () => {
      for (const texts of [ENGLISH, POLISH])
        for (const name of Object.values(texts['name'] ?? {})) expect(name).not.toMatch(/[{}<>]|^\s|\s$|^$/)
    })
  })
}
