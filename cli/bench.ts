// `backroom bench`: runs the benchmarks and shows them beside their yardsticks.

import { BENCHMARKS, type Result } from '@backroom/bench'
import { type Command, UsageError } from './command.ts'
import type { Say } from './messages.ts'

export const bench: Command = {
  flags: { only: { type: 'string' } },
  words: { count: 0, missing: 'gameMissing' },
  async run(given, terminal, { say }) {
    const only = given.text('only')
    const wanted = BENCHMARKS.filter(({ name }) => only === undefined || name === only)
    if (wanted.length === 0)
      throw new UsageError(
        say('unknownBench', { name: only ?? '', names: BENCHMARKS.map(({ name }) => name).join(', ') }),
      )
    const results: Result[] = []
    for (const benchmark of wanted) {
      if (terminal.errIsTty) terminal.err(say('benchAt', { name: benchmark.name }))
      results.push(...(await benchmark.run()))
    }
    return {
      json: { results },
      lines: results.flatMap((one) => describe(one, say)),
      ok: results.every(isEnough),
    }
  },
}

/** Short of the goal is a wish; short of the least is a fault. */
const isEnough = ({ ours, least, lowerIsBetter }: Result): boolean =>
  lowerIsBetter ? ours <= least : ours >= least

function describe(
  { name, ours, unit, goal, least, lowerIsBetter, yardstick, ratio, note }: Result,
  say: Say,
): string[] {
  return [
    say('benchHeading', { name, ours, unit }),
    say(lowerIsBetter ? 'benchGoalLow' : 'benchGoal', { goal, least }),
    ...(yardstick
      ? [say('benchYardstick', { yardstick: yardstick.name, value: yardstick.value, ratio: ratio ?? '' })]
      : []),
    ...(note === undefined ? [] : [say('benchNote', { note })]),
  ]
}
