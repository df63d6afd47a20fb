// Measurements that need a process of their own: fresh code, and a heap with nothing else in it.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a script of this folder prints, given this on stdin. */
export async function printedBy(script: string, flags: readonly string[] = [], input = ''): Promise<string> {
  const running = run(process.execPath, [...flags, join(import.meta.dirname, 'measured', script)])
  running.child.stdin?.end(input)
  return (await running).stdout
}

/** The number that it prints. */
export async function measureIn(script: string, flags: readonly string[] = [], input = ''): Promise<number> {
  const printed = await printedBy(script, flags, input)
  const value = Number(printed)
  if (printed.trim() === '' || !Number.isFinite(value))
    throw new Error(`${script} measured nothing: ${printed}`)
  return value
}
