// Measurements that need a process of their own: fresh code, and a heap with nothing else in it.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The number that a script of this folder prints, given this on stdin. */
export async function measureIn(script: string, flags: readonly string[] = [], input = ''): Promise<number> {
  const running = run(process.execPath, [...flags, join(import.meta.dirname, 'measured', script)])
  running.child.stdin?.end(input)
  const { stdout } = await running
  const value = Number(stdout)
  if (stdout.trim() === '' || !Number.isFinite(value))
    throw new Error(`${script} measured nothing: ${stdout}`)
  return value
}
