/** One suite of Vitest, run and counted: how many tests passed, and which failed by what. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** What a suite came to. Failures are lines to read: what failed, and the first line of why. */
export type Tally = { passed: number; failed: number; failures: string[] }

type Test = { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] }

/** What we read of Vitest's JSON report. */
type Report = {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: Test[] }[]
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value

const root = join(import.meta.dirname, '..')

/** Runs a command, and either shows what it prints or gives it back. */
export function run(command: string, show: boolean): Promise<{ ok: boolean; output: string }> {
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

const failure = (where: string[], why: string | undefined) => {
  const [line = ''] = (why ?? '').split('\n')
  return line === '' ? where.join(' > ') : `${where.join(' > ')}\n    ${line}`
}

function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded, or a hook that throws, fails without a failed test.
    if (failed.length === 0 && status === 'failed') return [failure([file], message)]
    return failed.map((test) => failure([file, ...test.ancestorTitles, test.title], test.failureMessages[0]))
  })
}

/** Runs Vitest with these arguments and counts what came out. */
export async function runVitest(name: string, args: string, show = true): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-'))
  const file = join(folder, 'vitest.json')
  try {
    const { ok } = await run(
      `vitest run ${args} --reporter=default --reporter=json --outputFile.json="${file}"`,
      show,
    )
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isReport(report)) throw new Error('it is not a report')
    const failures = failuresIn(report)
    // What is thrown after a test has passed fails the run, and no test.
    if (!ok && failures.length === 0) failures.push(`${name} (no test of it)`)
    return { passed: report.numPassedTests, failed: failures.length, failures }
  } catch (error) {
    return { passed: 0, failed: 1, failures: [failure([name], `it left no report: ${error}`)] }
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
