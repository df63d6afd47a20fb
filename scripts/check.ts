/** The quick suite: types, lint, format, imports, dead code, unit and property tests. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }

/** What a suite of tests came to, and the names of what failed in it. */
export type Tally = { passed: number; failed: number; failures: string[] }

type Finished = { ok: boolean; output: string }

/** What we read of Vitest's JSON report. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value

const root = join(import.meta.dirname, '..')
const STATIC = ['types', 'lint', 'format:check', 'imports', 'dead'] as const

function run(command: string, show: boolean): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (show) process.stdout.write(text)
        else output += text
      })
    }
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

async function runStatic(name: (typeof STATIC)[number]): Promise<Tally> {
  const start = performance.now()
  const { ok, output } = await run(manifest.scripts[name], false)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (!ok) console.log(output)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name] }
}

/** Runs Vitest with this configuration and counts what came out. */
export async function runVitest(name: string, config: string): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-'))
  const file = join(folder, 'vitest.json')
  try {
    const { ok } = await run(
      `vitest run --config ${config} --reporter=default --reporter=json --outputFile.json="${file}"`,
      true,
    )
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isReport(report)) throw new Error('it is not a report')
    // A test file that cannot be loaded fails without a failed test in it.
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    const failed = report.numFailedTests + unloaded.length
    const failures = ok ? [] : [name]
    return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1), failures }
  } catch (error) {
    console.log(`vitest left no report: ${error}`)
    return { passed: 0, failed: 1, failures: [name] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
  }
}

/** Runs all quick checks, the static ones side by side. */
export async function check(): Promise<Tally> {
  const statics = await Promise.all(STATIC.map(runStatic))
  return sum([...statics, await runVitest('unit', 'vitest.config.ts')])
}
