// Counting which rules are cited by tests.

import { describe, expect, it } from 'vitest'
import { citations, ruleNumbers, ruleText } from './rules.ts'
import { call } from './testing/call.ts'
import { testTitles } from './titles.ts'

const TEXT =
  '- **COR-1.1** One. See COR-9.9.\n- **COR-1.10** Ten.\n- **COR-R2** *Two.* More.\n- **SPK-1.1** Not ours.\n'

// The calls are put together here, or they would be titles of this very file.
const source = (name: string) => `
  ${name}('COR-1.1 plain', () => {})
  ${name}.each([[1, '(']])('COR-1.2 each %i', () => { call('COR-9.1 no title') })
  ${name}.each\`a | b\`('COR-1.3 table', () => {})
  ${name}.each<[string, (one: Map<string, number>) => void]>([['a', () => {}]])('COR-1.7 typed', () => {})
  ${name}(\`COR-1.4 template\`, () => {})
  ${name}(
    "COR-1.5, COR-1.6 it's long",
    () => {},
  )
  // COR-9.2 a comment
  exit('COR-9.3 ends like one')
`

describe('rules', () => {
  it.each(['it', 'test', 'describe'])('finds the titles of %s calls and nothing else', (name) => {
    expect(testTitles(source(name))).toEqual([
      'COR-1.1 plain',
      'COR-1.2 each %i',
      'COR-1.3 table',
      'COR-1.7 typed',
      'COR-1.4 template',
      "COR-1.5, COR-1.6 it's long",
    ])
  })

  it('reads the numbers and the text of the rules', () => {
    expect(ruleNumbers(TEXT, 'COR')).toEqual(['COR-1.1', 'COR-1.10', 'COR-R2'])
    expect(ruleText(TEXT, 'COR-1.1')).toBe('One. See COR-9.9.')
    expect(ruleText(TEXT, 'COR-1')).toBeNull()
  })

  it('counts whole numbers, once a title', () => {
    const counts = citations(['COR-1.1 a', 'COR-1.1, COR-R2: b COR-1.1', 'COR-1.10 c', 'COR-3.1 to 3.4'])
    expect([...counts]).toEqual([
      ['COR-1.1', 2],
      ['COR-R2', 1],
      ['COR-1.10', 1],
      ['COR-3.1', 1],
    ])
  })

  it.each(['corleone', 'cosa-nostra', 'speakeasy'])('no rule of %s is without a test', async (game) => {
    const { uncited } = (await call(['rules', game, '--json'])).json() as { uncited: string[] }
    expect(uncited).toEqual([])
  })

  it('reports every rule of a game, and fails when one is not cited', async () => {
    const called = await call(['rules', 'corleone', '--json'])
    const { rules, cited, uncited } = called.json() as { rules: number; cited: number; uncited: string[] }
    expect(rules).toBeGreaterThan(150)
    expect(cited + uncited.length).toBe(rules)
    expect(called.code).toBe(uncited.length === 0 ? 0 : 1)
    expect((await call(['rules', 'corleone'])).out).toContain(`${cited} of ${rules} rules`)
  })

  it('knows only games of the server', async () => {
    expect((await call(['rules', 'chess'])).err).toContain('no game called “chess”')
  })
})
