// The components file on the command line: printed whole, counted, and a corrected one checked.

import { componentsFile } from '@backroom/games/values'
import { expect, it } from 'vitest'
import { call, fileWith } from './testing/call.ts'

it.each(['corleone', 'cosa-nostra', 'speakeasy'])('prints the file of %s as it is', async (game) => {
  const { code, out } = await call(['components', game])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual(await componentsFile(game))
})

it('says what is ours, with the rules that state it', async () => {
  const { out } = await call(['components', 'corleone', '--ours', '--lang', 'en'])
  expect(out).toContain('Jobs: cost, reward, colour: 20 of 29 – COR-R33, COR-R34')
  expect(out).toMatch(/^Parts with values of ours: 9 of \d+\./)
})

it('checks a corrected file, and tells everything that is wrong with one that cannot be played', async () => {
  const file = JSON.stringify(await componentsFile('corleone'))
  const right = fileWith(file.replaceAll('"designed"', '"owner"'))
  const fits = await call(['components', 'corleone', '--check', right, '--lang', 'en'])
  expect(fits.out).toContain('can be played')
  expect(fits.out).toContain('Parts with values of ours: 0 of')
  const wrong = fileWith('{"jobs": 3}')
  const refused = await call(['components', 'corleone', '--check', wrong, '--lang', 'en'])
  expect(refused.code).toBe(2)
  expect(refused.err).toContain('components.')
})
