// A full disk, through the server: what cannot be written is refused and not done, and all goes on when there is room.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fill } from './testing/fullDisk.ts'
import { asked, chanceFrom, company, newFolder, openTestServer } from './testing/testServer.ts'
import { anyAnswer, type Message, PlainGuest, type PlainSocket } from './testing/plainClient.ts'

function must<T>(given: T | undefined): T {
  if (given === undefined) throw new Error('nobody is there')
  return given
}

/** Answers at random until an answer is refused; how many were accepted, and the refusal. */
async function untilRefused(sockets: readonly PlainSocket[]): Promise<{ done: number; reply: Message }> {
  const chance = chanceFrom('full')
  for (let done = 0; ; done++) {
    const socket = asked(sockets)
    const moved = sockets.map((one) => one.nextOf('moved'))
    const { sight } = socket
    if (!sight?.prompt) throw new Error('nobody is asked')
    const reply = await socket.answer(anyAnswer(sight.prompt, chance))
    if (reply.type === 'refused') return { done, reply }
    await Promise.all(moved)
  }
}

test('with a full disk answers are refused and not done; with room again the game goes on', async () => {
  const folder = newFolder()
  const mostData = 2 << 20
  const { port } = await openTestServer({ folder, mostData })
  const { id, guests, sockets } = await company(port, 2)
  const free = fill(folder, mostData)
  const { done, reply } = await untilRefused(sockets)
  expect(reply.refusal?.code).toBe('cannotWrite')
  // The position that was ahead of the record is gone: everybody comes again, and finds the last one that is written.
  expect(await Promise.all(sockets.map((socket) => socket.whenClosed()))).toEqual([1012, 1012])
  const again = await Promise.all(guests.map((guest) => guest.join(id)))
  expect(again.map(({ seq }) => seq)).toEqual([done, done])
  const socket = asked(again)
  const prompt = socket.sight?.prompt
  if (!prompt) throw new Error('nobody is asked')
  const answer = anyAnswer(prompt, chanceFrom('again'))
  expect((await socket.answer(answer)).refusal?.code).toBe('cannotWrite')
  expect((await socket.do({ type: 'chat', text: 'hello?' })).refusal?.code).toBe('cannotWrite')
  const { status, body } = await must(guests[0]).ask('POST', '/api/me', { name: 'Other' })
  expect([status, body.refusal.code]).toEqual([503, 'cannotWrite'])
  expect(again.every(({ closed }) => closed === null)).toBe(true)
  const health = async (path: string) => (await must(guests[0]).ask('GET', path)).status
  expect([await health('/healthz'), await health('/readyz')]).toEqual([200, 503])
  free()
  let accepted = await socket.answer(answer)
  while (accepted.type === 'refused') {
    expect(accepted.refusal?.code).toBe('cannotWrite')
    await sleep(50)
    accepted = await socket.answer(answer)
  }
  expect(accepted.seq).toBe(done + 1)
  while ((await health('/readyz')) !== 200) await sleep(50)
})

test('that the disk is full is found by whoever asks whether the server is ready, before anybody plays', async () => {
  const folder = newFolder()
  const mostData = 2 << 20
  const { port } = await openTestServer({ folder, mostData })
  const guest = new PlainGuest(port)
  expect((await guest.ask('GET', '/readyz')).body).toEqual({ ok: true })
  fill(folder, mostData)
  let answer = await guest.ask('GET', '/readyz')
  while (answer.status === 200) {
    await sleep(50)
    answer = await guest.ask('GET', '/readyz')
  }
  expect([answer.status, answer.body]).toEqual([503, { refusal: { code: 'cannotWrite' } }])
})

test('bots wait for a full disk and go on by themselves', async () => {
  const folder = newFolder()
  const mostData = 2 << 20
  const { port } = await openTestServer({ folder, mostData })
  const { guests, id } = await company(port, 1, { bots: 2 })
  const guest = must(guests[0])
  const free = fill(folder, mostData)
  const chance = chanceFrom('bots')
  const rename = async (name: string) => (await guest.ask('POST', '/api/me', { name })).status
  let socket = await guest.join(id)
  const playOne = async () => {
    if (socket.closed !== null) socket = await guest.join(id)
    const prompt = socket.sight?.prompt
    if (prompt) await Promise.race([socket.answer(anyAnswer(prompt, chance)), socket.whenClosed()])
    else await Promise.race([socket.nextOf('moved'), socket.whenClosed()])
  }
  // Until nothing can be written any more, whoever notices first.
  for (let turns = 0; (await rename(`Anna ${turns}`)) === 200; turns++) await playOne()
  socket = await guest.join(id)
  const { seq } = socket
  free()
  while ((await rename('Bruna')) !== 200) await sleep(50)
  while (socket.seq < seq + 10) await playOne()
  expect(socket.closed).toBeNull()
})
