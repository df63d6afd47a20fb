// What keeps a server from starting is one sentence that says what to do.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openServer, StartFault } from './index.ts'
import { folderFault, portFault } from './startFault.ts'
import { newFolder, openTestServer } from './testing/testServer.ts'

const failure = async (settings: { folder: string; port?: number }): Promise<unknown> =>
  openServer({ host: '127.0.0.1', port: 0, logLevel: 'silent', pages: '/nowhere', ...settings }).then(
    async (server) => {
      await server.close()
      return null
    },
    (error: unknown) => error,
  )

test('a data folder has one owner, and is free again when that one has closed', async () => {
  const folder = newFolder()
  const server = await openTestServer({ folder })
  const second = await failure({ folder })
  expect(second).toBeInstanceOf(StartFault)
  expect(String(second)).toContain('belongs to a server that is running')
  await server.close()
  expect(await failure({ folder })).toBeNull()
})

test('a port that is taken is named, and the folder is let go of', async () => {
  const { port } = await openTestServer()
  const folder = newFolder()
  expect(String(await failure({ folder, port }))).toContain(`Port ${port} is taken by another program`)
  expect(await failure({ folder })).toBeNull()
})

test('a damaged database is not touched', async () => {
  const folder = newFolder()
  writeFileSync(
    join(folder, 'backroom.sqlite'),
    'no database at all, but long enough to be read as one'.repeat(40),
  )
  const fault = await failure({ folder })
  expect(fault).toBeInstanceOf(StartFault)
  expect(String(fault)).toContain('damaged or is no database')
})

test('a folder that is a file', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(String(await failure({ folder: file }))).toContain('is a file')
})

test.each([
  [folderFault('/d', { code: 'EROFS' }), 'cannot be written'],
  [folderFault('/d', { errcode: 8 }), 'cannot be written'],
  [folderFault('/d', { errcode: 13 }), 'disk that is full'],
  [folderFault('/d', { errcode: 14 }), 'cannot be opened'],
  [portFault('h', 80, { code: 'EACCES' }), 'above 1023'],
  [portFault('9.9.9.9', 80, { code: 'EADDRNOTAVAIL' }), 'no address 9.9.9.9'],
])('%s', (fault, sentence) => {
  expect(fault).toBeInstanceOf(StartFault)
  expect(String(fault)).toContain(sentence)
})

test('what we know no remedy for stays what it is', () => {
  const error = new Error('something else')
  expect(folderFault('/d', error)).toBe(error)
  expect(portFault('h', 1, error)).toBe(error)
})
