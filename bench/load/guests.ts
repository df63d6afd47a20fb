// Those who load our server: at every table five who answer as soon as they are asked, with anything legal.

import { type Prompt, randomAnswer, randomFrom } from '@backroom/engine'
import { WebSocket } from 'ws'
import { Meter, SEATS, TABLES } from './meter.ts'

const [port = ''] = process.argv.slice(2)
const random = randomFrom('load')
const meter = new Meter()

interface Sight {
  readonly prompt: Prompt | null
  readonly wait: number
}

async function post(cookie: string, path: string, body?: object): Promise<{ cookie: string; id: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { id } = (await answer.json()) as { id: string }
  if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}`)
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie, id }
}

function sitDown(cookie: string, table: string): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie }, perMessageDeflate: false })
  let sent = 0
  let answered = -1
  socket.on('open', () => socket.send(JSON.stringify({ type: 'join', table, since: null })))
  return new Promise((joined, failed) => {
    socket.on('error', failed)
    socket.on('message', (frame: Buffer) => {
      const text = frame.toString()
      if (text.startsWith('{"type":"joined"')) joined()
      if (text.startsWith('{"type":"accepted"')) meter.count(sent)
      // Whoever is not asked does not even read on.
      if (!text.startsWith('{"type":"moved"') || text.includes('"prompt":null')) return
      const { seq, sight } = JSON.parse(text) as { seq: number; sight: Sight }
      // Others may be asked at the same time, and what they do is told too.
      if (!sight.prompt || sight.wait === answered) return
      answered = sight.wait
      const answer = randomAnswer(sight.prompt, random)
      sent = performance.now()
      socket.send(JSON.stringify({ type: 'answer', key: `${seq}`, seq, wait: sight.wait, answer }))
    })
  })
}

async function company(table: number): Promise<() => Promise<unknown>> {
  const cookies: string[] = []
  for (let seat = 0; seat < SEATS; seat++)
    cookies.push((await post('', '/api/me', { name: `${table}.${seat}` })).cookie)
  const [host = ''] = cookies
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'person' }))
  const { id } = await post(host, '/api/tables', { game: 'corleone', seats, public: false })
  for (let seat = 1; seat < SEATS; seat++) await post(cookies[seat] ?? '', `/api/tables/${id}/sit`, { seat })
  await Promise.all(cookies.map((cookie) => sitDown(cookie, id)))
  return () => post(host, `/api/tables/${id}/start`)
}

const starts: (() => Promise<unknown>)[] = []
while (starts.length < TABLES)
  starts.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => company(starts.length + i)))))
meter.begin()
await Promise.all(starts.map((start) => start()))
