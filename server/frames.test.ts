import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeFrames } from './frames.ts'

test('texts of every length arrive as they were, between messages that ws itself sends', async () => {
  const http = createServer().listen(0)
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  onTestFinished(() => {
    server.close()
    http.close()
  })
  const lengths = [0, 1, 125, 126, 127, 4000, 0xffff, 0x1_0000, 200_000]
  const texts = lengths.map((length) => 'zażółć'.repeat(length).slice(0, length))
  const plain = lengths.map((length) => 'x'.repeat(length))
  http.on('upgrade', (request, wire, head) =>
    server.handleUpgrade(request, wire, head, (socket) => {
      socket.send('first')
      for (const text of plain) writeFrames(wire, [text])
      writeFrames(wire, texts)
      socket.send('last')
      socket.close(1001)
    }),
  )
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (frame: Buffer) => heard.push(frame.toString()))
  const [code] = await once(client, 'close')
  expect(heard).toEqual(['first', ...plain, ...texts, 'last'])
  expect(code).toBe(1001)
})
