// `backroom upgrade`: tries on a copy whether this program can take over a data folder with every game in it, and does so
// unless it is only a rehearsal.

import {
  AdminRefused,
  configFrom,
  isSerious,
  rehearse,
  type Rehearsed,
  StartFault,
  upgrade as bringUpToDate,
} from '@backroom/server'
import { faultLines } from './admin/check.ts'
import { type Command, UsageError } from './command.ts'
import type { Say } from './messages.ts'
import { Progress } from './terminal.ts'

const linesOf = ({ schema, games, running, replayed, faults }: Rehearsed, say: Say): string[] => [
  say('upgrade.schema', schema),
  ...games.map(({ game, version, today, tables }) =>
    say(version === today ? 'upgrade.ofToday' : 'upgrade.asBegun', {
      game,
      version,
      today: today ?? 0,
      tables,
    }),
  ),
  say('upgrade.replayed', { running, replayed }),
  ...faultLines(faults, say),
]

export const upgrade: Command = {
  flags: { data: { type: 'string' }, rehearse: { type: 'boolean' } },
  words: { count: 0, missing: 'gameMissing' },
  async run(given, terminal, { say }) {
    const folder = given.text('data') ?? configFrom(process.env).folder
    let progress: Progress | null = null
    try {
      const rehearsed = await rehearse(folder, (done, all) => {
        progress ??= new Progress(terminal, all)
        progress.at(done)
        if (done === all) progress.end()
      })
      const isWell = !rehearsed.faults.some(isSerious)
      const isDone = isWell && !given.has('rehearse')
      if (isDone) await bringUpToDate(folder)
      const end = isDone ? 'upgrade.done' : isWell ? 'upgrade.isWell' : 'upgrade.isNotWell'
      return {
        json: { ok: isWell, upgraded: isDone, ...rehearsed },
        lines: [...linesOf(rehearsed, say), say(end)],
        ok: isWell,
      }
    } catch (error) {
      if (error instanceof StartFault) throw new UsageError(error.message)
      if (error instanceof AdminRefused)
        throw new UsageError(say(`admin.refused.${error.code}`, { given: error.given }))
      throw error
    }
  },
}
