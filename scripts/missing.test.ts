import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { missingPackages } from './missing.mjs'

it('an install brings everything that the lock file lists, so that a second start installs nothing', () => {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  expect(missingPackages(root)).toEqual([])
})
