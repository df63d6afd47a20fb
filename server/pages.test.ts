// The built client as it travels: compressed beforehand, for ever or never in caches, and nothing else of the API.

import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newFolder, openTestServer } from './testing/testServer.ts'

const SCRIPT = 'export const a = 1\n'.repeat(100)

async function withPages(): Promise<string> {
  const pages = newFolder()
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Backroom</title>')
  for (const name of ['main-abc.js', 'worker-abc.js']) {
    const file = join(pages, 'assets', name)
    writeFileSync(file, SCRIPT)
    writeFileSync(`${file}.br`, brotliCompressSync(SCRIPT))
    writeFileSync(`${file}.gz`, gzipSync(SCRIPT))
  }
  const { port } = await openTestServer({ pages })
  return `http://127.0.0.1:${port}`
}

/** As it travels: fetch would unpack it. */
function raw(
  url: string,
  headers: { readonly [name: string]: string },
): Promise<{ status: number | undefined; headers: Headers; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts),
        }),
      )
    })
      .once('error', reject)
      .end()
  })
}

test('a script travels as small as the browser can read it, and stays in its cache', async () => {
  const url = `${await withPages()}/assets/main-abc.js`
  const br = await raw(url, { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(br.headers.get('content-type')).toContain('javascript')
  expect(br.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  expect(br.headers.get('cache-control')).toContain('immutable')
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
  const gz = await raw(url, { 'accept-encoding': 'gzip' })
  expect(gz.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(gz.body).toString()).toBe(SCRIPT)
  const plain = await raw(url, { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.body.toString()).toBe(SCRIPT)
})

test('what protects documents and workers goes with those, and not with every script', async () => {
  const base = await withPages()
  const policy = async (path: string) =>
    (await fetch(`${base}${path}`)).headers.get('content-security-policy')
  expect(await policy('/')).toContain("script-src 'self'")
  expect(await policy('/assets/worker-abc.js')).toContain("script-src 'self'")
  expect(await policy('/assets/main-abc.js')).toBeNull()
  expect((await fetch(`${base}/assets/main-abc.js`)).headers.get('x-content-type-options')).toBe('nosniff')
})

test('what bears a hash in its name is never asked for again, and says nothing about how', async () => {
  const base = await withPages()
  const { headers } = await fetch(`${base}/assets/main-abc.js`)
  expect(headers.get('cache-control')).toBe('max-age=31536000, immutable')
  const needless = ['etag', 'last-modified', 'accept-ranges', 'cross-origin-resource-policy', 'connection']
  for (const name of needless) expect(headers.get(name), name).toBeNull()
  const page = await fetch(`${base}/`)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const etag = page.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await raw(`${base}/`, { 'if-none-match': etag })
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache'])
  expect((await fetch(`${base}/assets/nothing.js`)).status).toBe(404)
  expect((await fetch(`${base}/assets/..%2Findex.html`)).status).toBeGreaterThanOrEqual(400)
})

test('no cache keeps what the API says', async () => {
  const base = await withPages()
  for (const path of ['/api/tables', '/api/nothing', '/api/me', '/api/me/tables', '/healthz'])
    expect((await fetch(`${base}${path}`)).headers.get('cache-control'), path).toBe('no-store')
  // Nor that a file is missing, which the next build may bring.
  expect((await fetch(`${base}/assets/nothing.js`)).headers.get('cache-control')).toBe('no-store')
})
