// Whoever runs the tests reads at the end which of them failed, and by what.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runVitest, sum } from './suite.ts'

/** What a suite of these test files comes to, and how the folder is called where it ran. */
async function cameTo(files: { readonly [name: string]: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-suite-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const tally = await runVitest('these', `--root "${folder}" --globals`, false)
  return { tally, at: (file: string) => relative(join(import.meta.dirname, '..'), join(folder, file)) }
}

test('each test that failed is named with its file and the first line of its error', async () => {
  const { tally, at } = await cameTo({
    'some.test.ts': `
      describe('a table', () => {
        test('is laid', () => {})
        test('is cleared', () => { throw new Error('it is not\\nfor a reason') })
      })`,
    'unread.test.ts': `throw new Error('cannot be read')`,
  })
  expect(tally).toMatchObject({ passed: 1, failed: 2 })
  expect(tally.failures.toSorted()).toEqual([
    `${at('some.test.ts')} > a table > is cleared\n    Error: it is not`,
    `${at('unread.test.ts')}\n    cannot be read`,
  ])
})

test('a suite that fails without a failed test is named itself', async () => {
  const late = `test('passes', () => { setTimeout(() => { throw new Error('too late') }, 1) })`
  const { tally } = await cameTo({ 'late.test.ts': late })
  const { tally: none } = await cameTo({})
  expect(sum([tally, none])).toEqual({
    passed: 1,
    failed: 2,
    failures: ['these (no test of it)', expect.stringMatching(/^these/u)],
  })
})
