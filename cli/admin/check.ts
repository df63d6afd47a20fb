// `backroom admin check`: reads the folder itself, beside a server that may run, and mends through whoever owns it.

import { type AdminClient, check, type Checked, isSerious, MENDABLE } from '@backroom/server'
import type { CommandResult } from '../command.ts'
import type { Say } from '../messages.ts'
import { Progress, type Terminal } from '../terminal.ts'

interface Wanted {
  readonly folder: string
  readonly terminal: Terminal
  readonly say: Say
  readonly isToFix: boolean
}

/** Of every kind of fault so many are named; --json has all of them. */
const NAMED = 10

export function faultLines(faults: Checked['faults'], say: Say): string[] {
  const byKind = Map.groupBy(faults, ({ kind }) => kind)
  return [...byKind].flatMap(([kind, all]) => [
    say(`admin.fault.${kind}`, { count: all.length }),
    ...all.slice(0, NAMED).map(({ where, why }) => say('admin.faultAt', { where, why })),
    ...(all.length > NAMED ? [say('admin.faultsMore', { count: all.length - NAMED })] : []),
  ])
}

const linesOf = ({ faults, ...counts }: Checked, say: Say): string[] => [
  say('admin.checked', counts),
  ...faultLines(faults, say),
]

export async function checkFolder(
  client: AdminClient,
  { folder, terminal, say, isToFix }: Wanted,
): Promise<CommandResult> {
  let progress: Progress | null = null
  const look = () =>
    check(folder, (done, all) => {
      progress ??= new Progress(terminal, all)
      progress.at(done)
    })
  const first = await look()
  const mendable = first.faults.some(({ kind }) => MENDABLE.includes(kind))
  const mended = isToFix && mendable ? (await client.run('mend', {})).mended : 0
  const last = mended > 0 ? await look() : first
  const isWell = !last.faults.some(isSerious)
  return {
    json: { ok: isWell, mended, ...last },
    lines: [
      ...linesOf(last, say),
      ...(isToFix ? [say('admin.mended', { mended })] : []),
      ...(!isToFix && mendable ? [say('admin.canMend')] : []),
      say(isWell ? 'admin.isWell' : 'admin.isNotWell'),
    ],
    ok: isWell,
  }
}
