// Records as files: read with errors that help, and played again.

import { type AnyGame, type GameRecord, readRecord as recordIn, RecordError } from '@backroom/engine'
import { loadRules } from '@backroom/games/loaders'
import { gameNamed, readJson, readText, UsageError } from './command.ts'
import type { Say } from './messages.ts'

export function readRecord(file: string, say: Say): GameRecord {
  const read = recordIn(readJson(readText(file, say), file, say))
  if (!read.ok) throw new UsageError(say('noRecord', { file, field: read.field }))
  return read.record
}

/** The rules by which it was played; those of today say what is wrong with a record of rules that we do not have. */
export async function rulesOf({ game, version }: GameRecord, say: Say): Promise<AnyGame> {
  const today = gameNamed(game, say)
  return (await loadRules(game, version)) ?? today
}

/** A record that cannot be replayed is the file's fault, not ours. */
export function replayable<T>(file: string, say: Say, play: () => T): T {
  try {
    return play()
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(say('badRecord', { file, why: error.message }))
    throw error
  }
}

/** Who sat where; two of the same name are numbered. */
export function seatNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length
    if (same === 1) return name
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`
  })
}
