/** The quick suite: types, lint, format, imports, dead code, unit and property tests. */
import manifest from '../package.json' with { type: 'json' }
import { run, runVitest, sum, type Tally } from './suite.ts'

const STATIC = ['types', 'lint', 'format:check', 'imports', 'dead'] as const

async function runStatic(name: (typeof STATIC)[number]): Promise<Tally> {
  const start = performance.now()
  const { ok, output } = await run(manifest.scripts[name], false)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (!ok) console.log(output)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [name] }
}

/** Runs all quick checks, the static ones side by side. */
export async function check(): Promise<Tally> {
  const statics = await Promise.all(STATIC.map(runStatic))
  return sum([...statics, await runVitest('unit', '--config vitest.config.ts')])
}
