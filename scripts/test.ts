/** Runs the tests, with --quick only the quick suite; the last lines of stdout name what failed, the very
 * last one is `N passed, N failed`. */
import { buildClient } from './built.ts'
import { check } from './check.ts'
import { chromium } from './chromium.ts'
import { runVitest, sum, type Tally } from './suite.ts'

/** Power cuts, whole games in a browser: what takes minutes. */
const SLOW_SUITES: (() => Promise<Tally>)[] = [
  () => runVitest('slow', '--config vitest.slow.config.ts'),
  () => {
    buildClient()
    chromium()
    return runVitest('browser', '--config vitest.e2e.config.ts')
  },
]
const suites = process.argv.includes('--quick') ? [check] : [check, ...SLOW_SUITES]

const tallies: Tally[] = []
for (const suite of suites) tallies.push(await suite())

const { passed, failed, failures } = sum(tallies)
// Named once more at the very end: whoever reads only that must learn what to look at.
if (failures.length > 0) console.log(['', 'Failed:', ...failures.map((line) => `  ${line}`)].join('\n'))
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
