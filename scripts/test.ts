/** Runs the tests, with --quick only the quick suite; the last line of stdout is `N passed, N failed`. */
import { buildClient } from './built.ts'
import { check, runVitest, sum, type Tally } from './check.ts'
import { chromium } from './chromium.ts'

/** Power cuts, whole games in a browser: what takes minutes. */
const SLOW_SUITES: (() => Promise<Tally>)[] = [
  () => runVitest('slow', 'vitest.slow.config.ts'),
  () => {
    buildClient()
    chromium()
    return runVitest('browser', 'vitest.e2e.config.ts')
  },
]
const suites = process.argv.includes('--quick') ? [check] : [check, ...SLOW_SUITES]

const tallies: Tally[] = []
for (const suite of suites) tallies.push(await suite())

const { passed, failed, failures } = sum(tallies)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
