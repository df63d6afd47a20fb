// The text files: every key that the code uses, in every complete language, and nothing besides.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@backroom/engine'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { openBox } from './corleone/box.ts'
import { PRINTED } from './corleone/components.ts'
import { COLORS, GOODS, MONEY, PHASES, ROLES } from './corleone/words.ts'
import en from './corleone/text/en.json' with { type: 'json' }
import pl from './corleone/text/pl.json' with { type: 'json' }
import sharedEn from './text/en.json' with { type: 'json' }
import sharedPl from './text/pl.json' with { type: 'json' }
import { argumentsOf } from './words.ts'

type Texts = { readonly [section: string]: { readonly [key: string]: string } }
const ENGLISH: Texts = { ...sharedEn, ...en }
const POLISH: Texts = { ...sharedPl, ...pl }

const keysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([section, all]) => Object.keys(all).map((key) => `${section}.${key}`))
const textOf = (texts: Texts, key: string): string => {
  const dot = key.indexOf('.')
  return texts[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? ''
}

// ——— what the code uses

const folder = join(import.meta.dirname, 'corleone')
const source = ['.', 'steps']
  .flatMap((part) => readdirSync(join(folder, part)).map((file) => join(folder, part, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const found = (pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? '')),
]

const actions = found(/readonly do: '(play\w+|complete\w+|skip)'/g)
const abilities = found(/\| \{\s*readonly do: '(\w+)'/g).filter((name) => !actions.includes(name))
const prompts = [
  ...found(/pick(?:One|Some)(?:<[\w]+>)?\(\s*[\w.]+,\s*'(\w+)'/g),
  ...found(/whether\(use, '(\w+)'/g),
]
const options = [
  ...found(/\bsay: '(\w+)'/g),
  ...actions,
  ...found(/whether\(use, '(\w+)'/g).map((key) => `${key}.use`),
  ...abilities.map((name) => `ability.${name}`),
]
const events = found(/\btell\(\s*\{\s*type: '(\w+)'/g)
const whys = [...found(/\bwhy: '(\w+)'/g), ...found(/block\([^)]*'COR-[\w.]+', '(\w+)'\)/g)]

/** Sentences for the screens: what is printed on cards, the score sheet, how things are counted. */
const SCREENS = ['card', 'sheet', 'table']

const box = openBox(PRINTED, 5)
const named = [
  ...box.families,
  ...Object.keys(box.figure),
  ...box.turfs.map((turf) => turf.id),
  ...PRINTED.familySpaces.list.map((space) => space.id),
  ...Object.keys(box.business),
  ...Object.keys(box.job),
  ...Object.keys(box.ally),
  ...box.acts.map(({ act }) => `act-${act}`),
  ...PRINTED.families.list.map((family) => family.color),
  ...MONEY,
  ...GOODS,
  ...COLORS,
  ...ROLES,
  ...PHASES,
  'horseHead',
  'policeCar',
  'hudson',
]

const used: { readonly [section: string]: readonly string[] } = {
  prompt: prompts,
  option: options,
  event: events,
  why: whys,
  ability: abilities,
  refusal: REFUSALS,
  name: named,
}

/** Words of an option at one prompt (`none.gunDown`), and of each item of a list (`ended.scores`). */
function belongsTo(section: string, key: string, keys: readonly string[]): boolean {
  const [head = '', tail = ''] = key.split('.')
  if (section === 'option') return keys.includes(head) && prompts.includes(tail)
  return keys.includes(head) && new RegExp(`\\{${tail}[,}]`).test(textOf(ENGLISH, `${section}.${head}`))
}

// ——— names that are the same in both languages

const PROPER = [
  ...box.families,
  ...box.families.map((family) => `${family}-don`),
  ...box.turfs.map((turf) => turf.id),
  'don',
  'pb-central-park',
  'ally-capo',
].map((id) => `name.${id}`)

/** A message of nothing but arguments, signs and figures has nothing to translate. */
const isWordless = (text: string): boolean => !/\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))
const isOnlyArguments = (text: string): boolean =>
  isWordless(text.replaceAll(/\{\w+, plural, =0 \{\} other \{(.*)\}\}/g, '$1'))

type Parts = ReturnType<IntlMessageFormat['getAst']>
const compile = (text: string, language: string): Parts =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst()

function plurals(parts: Parts): string[][] {
  return parts.flatMap((part) => {
    if (!('options' in part)) return []
    const inner = Object.values(part.options).flatMap(({ value }) => plurals(value))
    return 'pluralType' in part ? [Object.keys(part.options), ...inner] : inner
  })
}

describe('the texts of Corleone', () => {
  test('the code names enough sentences to be worth looking at', () => {
    expect(prompts.length).toBeGreaterThan(25)
    expect(options.length).toBeGreaterThan(40)
    expect(events.length).toBeGreaterThan(35)
    expect(whys.length).toBeGreaterThan(10)
    expect(used['ability']?.length).toBeGreaterThan(18)
  })

  test.each(Object.entries(used))('every %s that the code uses has its sentence', (section, keys) => {
    expect(keys.filter((key) => ENGLISH[section]?.[key] === undefined)).toEqual([])
  })

  test.each(Object.entries(used))('no %s is left over', (section, keys) => {
    const spare = Object.keys(ENGLISH[section] ?? {}).filter(
      (key) => !keys.includes(key) && !belongsTo(section, key, keys),
    )
    expect(spare).toEqual([])
  })

  test('there is no section that nobody knows of', () => {
    expect(Object.keys(ENGLISH).sort()).toEqual([...Object.keys(used), ...SCREENS].sort())
  })

  test('English and Polish have the same keys', () => {
    expect(keysOf(POLISH)).toEqual(keysOf(ENGLISH))
  })

  test('nothing is left in English but proper names', () => {
    const same = keysOf(ENGLISH).filter(
      (key) => textOf(ENGLISH, key) === textOf(POLISH, key) && !isOnlyArguments(textOf(ENGLISH, key)),
    )
    // The front of a business is called by the same word in Polish.
    expect(same.sort()).toEqual([...PROPER, 'card.front'].sort())
  })

  test('both languages speak of the same things in each sentence', () => {
    for (const key of keysOf(ENGLISH).filter((one) => !one.startsWith('name.'))) {
      const english = argumentsOf(compile(textOf(ENGLISH, key), 'en'))
      const polish = argumentsOf(compile(textOf(POLISH, key), 'pl'))
      expect([...polish].sort(), key).toEqual([...english].sort())
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
