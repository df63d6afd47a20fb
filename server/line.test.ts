import { expect, test, vi } from 'vitest'
import { asked, chanceFrom, company, openTestServer, playOn } from './testing/testServer.ts'
import { CutProxy } from './testing/cutProxy.ts'
import { anyAnswer, PlainGuest } from './testing/plainClient.ts'

async function openLine(port: number): Promise<CutProxy> {
  return CutProxy.to({ url: `http://127.0.0.1:${port}` })
}

test('a line that fell silent is given up by the server, and the others see that somebody is gone', async () => {
  const { port } = await openTestServer()
  const line = await openLine(port)
  const { id, guests, sockets } = await company(port, 2)
  const [anna, bruno] = sockets
  const [, guest] = guests
  if (!anna || !bruno || !guest) throw new Error('two came')
  const away = new PlainGuest(line.port)
  away.cookie = guest.cookie
  await playOn([anna, bruno], chanceFrom('begun'), 1)
  const asleep = await away.join(id)
  const gone = anna.next(({ type, table }) => type === 'table' && table?.seats[1]?.here === false)
  bruno.close()
  const heard = vi.fn<() => void>()
  asleep.onBeat = heard
  line.silence()
  heard.mockClear()
  // Nobody told the sleeper anything: neither a word nor the end of the call.
  await gone
  expect([asleep.closed, heard.mock.calls]).toEqual([null, []])

  // The table went on meanwhile; whoever wakes calls again and has everything.
  const { seq } = asleep
  const awake = asked([anna, asleep])
  if (awake === anna) await anna.answer(anyAnswer(anna.sight?.prompt ?? never(), chanceFrom('silent')))
  line.mend()
  const back = await away.connect()
  expect(await back.join(id, seq)).toMatchObject({ type: 'joined', continued: true, seq: anna.seq })
  await playOn([anna, back], chanceFrom('on'), 4)
  line.close()
})

const never = (): never => {
  throw new Error('nobody is asked')
}

test('somebody who only listens is kept, and hears that the line lives', async () => {
  const { port } = await openTestServer()
  const { sockets } = await company(port, 2)
  const beats = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        let count = 0
        socket.onBeat = () => {
          if (++count === 4) resolve()
        }
      }),
  )
  await Promise.all(beats)
  expect(sockets.map(({ closed }) => closed)).toEqual([null, null])
})
