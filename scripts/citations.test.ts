// Whatever a comment, a test or a page cites is in the repository: rules, decisions, examples, files and pictures.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = 'engine,games,bots,match,protocol,server,web,cli,e2e,bench,scripts,docs'
const isForeign = (path: string): boolean => /(?:^|\/)(?:node_modules|dist|coverage|\.\w+)$/.test(path)
const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT, exclude: isForeign })
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const pages = [...files('*.md'), ...files('docs/**/*.md')]
/** They are about rules that are not there. */
const INVENTING = ['cli/rules.test.ts', 'cli/play.test.ts', 'scripts/citations.test.ts']
const sources = files(`{*.md,{${ROOMS}}/**/*.{ts,tsx,css,mjs,md}}`).filter(
  (file) => !INVENTING.includes(file),
)

/** Everything that can be cited by a number: rules in bold, their chapters, and the cases of docs/cases. */
function known(): Set<string> {
  const found = new Set<string>()
  for (const file of files('games/*/book/en.md')) {
    const text = read(file)
    const [code = ''] = /\b[A-Z]{3}(?=-\d)/.exec(text) ?? []
    for (const [, rule = ''] of text.matchAll(/\*\*([A-Z]{3}-R?\d+(?:\.\d+)?)\*\*/g)) found.add(rule)
    for (const [, chapter] of text.matchAll(/^## (\d+)\./gm)) found.add(`${code}-${chapter}`)
  }
  for (const file of files('docs/cases/*.md'))
    for (const [, id = ''] of read(file).matchAll(
      /^(?:\| |- \*\*)([A-Z]{3}-[A-Z]\d+|(?:Decision|Example) \d+)/gm,
    ))
      found.add(id)
  return found
}

/** Which of these citations, by file, lead nowhere. */
const lost = (
  among: readonly string[],
  cited: (text: string, file: string) => readonly string[],
  isThere: (cited: string, file: string) => boolean,
): string[] =>
  among.flatMap((file) =>
    [...new Set(cited(read(file), file))]
      .filter((one) => !isThere(one, file))
      .map((one) => `${file}: ${one}`),
  )

test('every rule, decision and example that is cited by its number is written down', () => {
  const numbers = known()
  expect(numbers.size).toBeGreaterThan(1000)
  const numbered = (text: string) => text.match(/\b(?:COR|LCN|SPK)-[A-Z]?\d+(?:\.\d+)?/g) ?? []
  expect(lost(sources, numbered, (one) => numbers.has(one))).toEqual([])
  const inWords = (text: string) => text.match(/\b(?:Decision|Example) \d+\b/g) ?? []
  expect(lost(sources, inWords, (one) => numbers.has(one))).toEqual([])
})

test('every decision that is cited is in docs/decisions, and all of them are in its list', () => {
  const decided = new Set(files('docs/decisions/*.md'))
  const cited = (text: string) => text.match(/\bdocs\/decisions\/[\w-]+(?:\.md)?/g) ?? []
  expect(lost(sources, cited, (one) => decided.has(one.endsWith('.md') ? one : `${one}.md`))).toEqual([])
  const list = read('docs/decisions/README.md')
  expect(files('docs/decisions/0*.md').filter((file) => !list.includes(`(${file.slice(15)})`))).toEqual([])
})

test('every link and every picture of a page leads to a file', () => {
  const linked = (text: string) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) => path)
  expect(lost(pages, linked, (path, file) => existsSync(join(ROOT, dirname(file), path)))).toEqual([])
})

test('every file and folder that a page names is there', () => {
  const path = new RegExp(`\`((?:${ROOMS.replaceAll(',', '|')})/[\\w./-]*)\``, 'g')
  const named = (text: string) => [...text.matchAll(path)].map(([, one = '']) => one)
  // What is built need not be there. GAME or ID is any of them, and `yourgame` one that somebody is about to write.
  const isTold = (one: string): boolean =>
    one.includes('yourgame') ||
    one === 'web/dist' ||
    existsSync(join(ROOT, one.replace(/\b(?:GAME|ID)\b/, 'corleone').replace('VERSION', '2')))
  expect(lost(pages, named, isTold)).toEqual([])
})

test('every picture that is kept is shown', () => {
  const shown = pages.map(read).join('\n')
  expect(files('docs/screens/*').filter((picture) => !shown.includes(picture))).toEqual([])
})
