// What is ours in the components files: counted from their own provenance, named in the rules, and gone when a file says so.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import corleone from './corleone/components/components.json' with { type: 'json' }
import { GAMES } from './index.ts'
import { componentsFile, valuesIn, valuesOf } from './values.ts'

describe.each(Object.keys(GAMES))('%s', (game) => {
  test('something is ours, and not everything', async () => {
    const { ours, parts } = await valuesOf(game)
    expect(ours.length).toBeGreaterThan(0)
    expect(ours.length).toBeLessThan(parts)
  })

  test('every part of ours names rules that exist', async () => {
    const rules = readFileSync(join(import.meta.dirname, game, 'book/en.md'), 'utf8')
    for (const { rules: stated } of (await valuesOf(game)).ours)
      for (const rule of stated) expect(rules).toContain(`**${rule}**`)
  })

  test('a file in which nothing is ours is not said to hold anything of ours', async () => {
    const file = JSON.stringify(await componentsFile(game)).replaceAll('"designed"', '"owner"')
    expect(valuesIn(JSON.parse(file), {}).ours).toEqual([])
  })

  test('the game takes its own file back as a components file', async () => {
    const components = await componentsFile(game)
    expect(() => GAMES[game]?.readOptions({ components }, 3)).not.toThrow()
  })
})

test('cards that are marked one by one are counted one by one', async () => {
  const { ours } = await valuesOf('corleone')
  const own = corleone.jobs.list.filter(({ provenance }) => provenance === 'designed')
  expect(ours.find(({ part }) => part === 'jobs')?.items).toEqual({
    ours: own.length,
    all: corleone.jobs.list.length,
  })
})

test('one card more that comes from the box is one less of ours', () => {
  const file = structuredClone(corleone)
  const first = file.jobs.list.find(({ provenance }) => provenance === 'designed')
  if (first) first.provenance = 'rulebook'
  const count = (given: unknown) =>
    valuesIn(given, {}).ours.find(({ part }) => part === 'jobs')?.items?.ours ?? 0
  expect(count(file)).toBe(count(corleone) - 1)
})

test('words for effects and places for drawing are no values', () => {
  const designed = { kind: 'designed' }
  const file = { vocabulary: { provenance: designed }, turfs: { layoutProvenance: designed } }
  expect(valuesIn(file, {})).toEqual({ parts: 0, ours: [] })
})

test('a part that is wholly ours says so, one that is mixed does not', () => {
  const file = {
    ports: { provenance: { kind: 'designed' } },
    docksProvenance: [{ kind: 'rulebook' }, { kind: 'designed' }],
  }
  expect(valuesIn(file, {}).ours).toMatchObject([
    { part: 'ports', wholly: true, items: null },
    { part: 'docks', wholly: false, items: null },
  ])
})

test('there is no file for a game that nobody knows', async () => {
  await expect(componentsFile('bridge')).rejects.toThrow('bridge')
})
