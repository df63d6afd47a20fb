// The server as a service and a container start it: the signal reaches it, and it ends well.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { call, folder } from './testing/call.ts'

const ROOT = join(import.meta.dirname, '..')

/** What a unit or a container runs, without the path of its Node. */
function started(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const unit = /^ExecStart=\S+\/node (.+)$/mu.exec(text)?.[1]
  const container = /^CMD (\[.+\])$/mu.exec(text)?.[1]
  if (unit !== undefined) return unit.split(' ')
  const [node, ...words]: string[] = JSON.parse(container ?? '[]')
  expect(node).toBe('node')
  return words
}

it.each(['contrib/backroom.service', 'Dockerfile'])(
  'what %s runs is asked by admins and stops on SIGTERM',
  async (file) => {
    const data = folder()
    const server = spawn(process.execPath, started(file), {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BACKROOM_DATA: data },
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    const ended = once(server, 'exit')
    await once(server.stdout, 'data')
    expect((await call(['admin', 'stats', '--data', data, '--json'])).json()).toMatchObject({
      live: true,
      people: 0,
    })
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect((await call(['admin', 'stats', '--data', data, '--json'])).json()).toMatchObject({ live: false })
  },
)
