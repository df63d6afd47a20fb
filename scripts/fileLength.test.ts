import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LIMIT = 300
/** Tests are read one at a time, so a file of them may be longer. */
const TEST_LIMIT = 400

const isTest = (file: string): boolean => /\.(?:test|e2e)\.tsx?$|(?:^|\/)testing\//.test(file)

/** Lines without blank ones and comments. */
const codeLines = (text: string): number =>
  text
    .replaceAll(/^\s*(?:\/\*[\s\S]*?\*\/\s*$|\/\/.*$)/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length

test(`a file has at most ${LIMIT} lines of code, a test ${TEST_LIMIT}`, () => {
  const files = globSync('**/*.{ts,tsx,css,mjs}', {
    cwd: ROOT,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|coverage|\.\w+)$/.test(path),
  })
  expect(files.length).toBeGreaterThan(500)
  const long = files
    .map((file) => ({ file, lines: codeLines(readFileSync(join(ROOT, file), 'utf8')) }))
    .filter(({ file, lines }) => lines > (isTest(file) ? TEST_LIMIT : LIMIT))
  expect(long).toEqual([])
})
