// The server as npm starts it, told to stop in the middle of a game: the signal reaches it, nothing is lost, nobody is
// left behind.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chanceFrom, company, newFolder, openTestServer, playOn } from '../server/testing/testServer.ts'
import { PlainGuest } from '../server/testing/plainClient.ts'

const ROOT = join(import.meta.dirname, '..')

/** Starts it, and gives back the port once it can be visited. */
async function start(words: readonly string[], folder: string) {
  const npm = spawn('npm', words, {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BACKROOM_DATA: folder, BACKROOM_BOT_DELAY: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(npm, 'exit')
  let said = ''
  for await (const part of npm.stdout) {
    said += String(part)
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port !== undefined) return { npm, ended, port: Number(port) }
  }
  throw new Error(`the server did not start: ${said}`)
}

/** The process of the server itself, behind npm and the shell. */
async function pidOf(folder: string): Promise<number> {
  const asking = request({ socketPath: join(folder, 'control.sock'), path: '/admin', agent: false }).end()
  const [response] = await once(asking, 'response')
  const { result } = (await json(response)) as { result: { pid: number } }
  return result.pid
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([[['start']], [['run', '-s', 'backroom', '--', 'serve']]])(
  'npm %j: SIGTERM in the middle of a game ends the server, and the game goes on with the next',
  async (words) => {
    const folder = newFolder()
    const { npm, ended, port } = await start(words, folder)
    const pid = await pidOf(folder)
    onTestFinished(() => {
      npm.kill('SIGKILL')
      if (isAlive(pid)) process.kill(pid, 'SIGKILL')
    })
    expect(pid).not.toBe(npm.pid)
    const { id, guests, sockets } = await company(port, 2)
    const chance = chanceFrom('stopped')
    await playOn(sockets, chance, 12)
    npm.kill('SIGTERM')
    expect(await Promise.all(sockets.map((socket) => socket.whenClosed()))).toEqual([1001, 1001])
    await ended
    // As long as it takes, and not longer than the test.
    while (isAlive(pid)) await sleep(20)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')

    const server = await openTestServer({ folder })
    const again = await Promise.all(
      guests.map(({ cookie }) => Object.assign(new PlainGuest(server.port), { cookie }).join(id)),
    )
    expect(again.map(({ sight }) => sight)).toEqual(sockets.map(({ sight }) => sight))
    expect(again.map(({ seq }) => seq)).toEqual([12, 12])
    await playOn(again, chance)
    expect(again[0]?.sight?.over).not.toBeNull()
  },
)
