import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { isPlain } from '../../games/sentences.ts'
import { pack, unpack } from '../../games/packed.ts'
import { OF_TERMINAL } from './messages.ts'

const root = join(import.meta.dirname, '..', '..')

/** Every text in a file, however deep. */
const textsIn = (file: unknown): string[] => {
  if (typeof file === 'string') return [file]
  return typeof file === 'object' && file !== null ? Object.values(file).flatMap(textsIn) : []
}

const FILES = globSync(
  ['games/{text,*/text}/*.json', 'web/{text,pages/text,games/*/text,games/*/*/text}/*.json'],
  {
    cwd: root,
  },
)

test.each(FILES)('every message of %s is the same when it was packed and unpacked', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))).filter((text) => !isPlain(text))
  for (const text of texts) {
    const parts = new IntlMessageFormat(text, 'pl', undefined, { ignoreTag: true }).getAst()
    expect(unpack(JSON.parse(JSON.stringify(pack(parts))))).toEqual(parts)
  }
})

test('a part that the client would not know is refused at the build', () => {
  const parts = new IntlMessageFormat('{when, date, short}', 'en').getAst()
  expect(() => pack(parts)).toThrow('cannot be packed')
})

test('no screen says what the client leaves to the terminal', () => {
  const said = globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/words\.say\(\s*['`](\w+)\./g)].map(([, section = '']) => section))
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((section) => OF_TERMINAL.includes(section))).toEqual([])
})
