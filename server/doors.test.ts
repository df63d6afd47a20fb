import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configFrom } from './config.ts'
import { newFolder, openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'

test('every answer carries a content security policy without inline scripts', async () => {
  const { port } = await openTestServer()
  const { headers, body } = await new PlainGuest(port).ask('GET', '/healthz')
  expect(body).toEqual({ ok: true })
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('bodies that are not what the page says are refused', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  const cases: readonly [string, unknown][] = [
    ['/api/me', { name: 'x', language: 'xx' }],
    ['/api/me', { name: 'x', admin: true }],
    ['/api/me', '{"name":'],
    ['/api/me', [1, 2]],
    ['/api/tables', { game: 'corleone' }],
    ['/api/tables', { game: 'corleone', seats: [], public: true }],
    ['/api/tables', { game: 'corleone', seats: [{ kind: 'ghost' }], public: true }],
  ]
  for (const [path, body] of cases) {
    const answer = await anna.ask('POST', path, body)
    expect([answer.status, answer.body.refusal.code], JSON.stringify(body)).toEqual([400, 'malformed'])
  }
  const large = await anna.ask('POST', '/api/me', { name: 'x'.repeat(300_000) })
  expect([large.status, large.body.refusal.code]).toEqual([413, 'tooLarge'])
  const plain = await anna.ask('POST', '/api/me', 'name=x', { 'content-type': 'text/plain' })
  expect(plain.body.refusal.code).toBe('malformed')
})

test('what is not there is refused by name', async () => {
  const { port } = await openTestServer()
  const anna = await new PlainGuest(port).introduce('Anna')
  for (const id of ['x', 'A'.repeat(22), "' or 1=1 --"]) {
    const { status, body } = await anna.ask('GET', `/api/tables/${encodeURIComponent(id)}`)
    expect([status, body.refusal.code]).toEqual([404, 'noSuchTable'])
  }
  expect((await anna.ask('GET', '/api/nothing')).body.refusal.code).toBe('noSuchPath')
})

test('another page may neither post nor open a socket', async () => {
  const { port } = await openTestServer({ origins: ['http://dev.example'] })
  const anna = await new PlainGuest(port).introduce('Anna')
  const from = (origin: string) => anna.ask('POST', '/api/me', { name: 'Eve' }, { origin })
  expect((await from('http://evil.example')).body.refusal.code).toBe('foreignOrigin')
  expect((await from('null')).body.refusal.code).toBe('foreignOrigin')
  expect((await from(`http://127.0.0.1:${port}`)).status).toBe(200)
  expect((await from('http://dev.example')).status).toBe(200)
  await expect(anna.connect({ headers: { origin: 'http://evil.example' } })).rejects.toThrow('403')
  const socket = await anna.connect({ headers: { origin: `http://127.0.0.1:${port}` } })
  const pong = socket.nextOf('pong')
  socket.send({ type: 'ping' })
  expect(await pong).toEqual({ type: 'pong' })
})

test('whoever asks too often has to wait', async () => {
  const { port } = await openTestServer({ requestsPerMinute: 5 })
  const anna = new PlainGuest(port)
  const answers = []
  for (let i = 0; i < 7; i++) answers.push(await anna.ask('GET', '/api/tables'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(answers.at(-1)?.body).toEqual({ refusal: { code: 'tooFast' } })
})

test('a socket that sends too fast is refused, and in the end closed', async () => {
  const { port } = await openTestServer({ messages: { perSecond: 1, burst: 3 } })
  const socket = await new PlainGuest(port).connect()
  const closed = socket.nextOf('refused')
  for (let i = 0; i < 5; i++) socket.send({ type: 'ping' })
  expect(await closed).toMatchObject({ key: null, refusal: { code: 'tooFast' } })
  for (let i = 0; i < 300; i++) socket.send({ type: 'ping' })
  expect(await socket.whenClosed()).toBe(1008)
})

test('the built client is served, its pages by any address of theirs', async () => {
  const pages = newFolder()
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Backroom</title>')
  writeFileSync(join(pages, 'assets', 'main-abc123.js'), 'export {}')
  const { port } = await openTestServer({ pages })
  const get = (path: string, accept: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
  for (const path of ['/', '/table/abc']) {
    const answer = await get(path, 'text/html,*/*')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Backroom')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
  const script = await get('/assets/main-abc123.js', '*/*')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect((await get('/assets/gone.js', '*/*')).status).toBe(404)
  expect((await get('/api/nothing', 'text/html')).status).toBe(404)
  expect((await get('/%2e%2e/backroom.sqlite', '*/*')).status).toBe(404)
})

test('settings that cannot be read are refused with a sentence', () => {
  expect(configFrom({ PORT: '8080', BACKROOM_BOT_DELAY: '0', BACKROOM_BOT_BUDGET: '500' })).toMatchObject({
    port: 8080,
    botDelay: { min: 0, max: 0 },
    botBudget: 500,
  })
  expect(() => configFrom({ PORT: 'http' })).toThrow('PORT is "http"; it must be a whole number')
  expect(() => configFrom({ PORT: '70000' })).toThrow('from 0 to 65535')
  expect(() => configFrom({ BACKROOM_LOG: 'loud' })).toThrow('BACKROOM_LOG')
})
