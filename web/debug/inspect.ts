// A game in play laid open from its record: the state, the stack and the questions after any number of answers.

import { type Core, type GameRecord, type Prompt, replay } from '@backroom/engine'
import { loadGame } from '@backroom/games/loaders'
import type { TableInfo } from '@backroom/protocol'
import { keepFile } from '../play/files.ts'
import { randomText } from '../play/randomText.ts'
import type { TableSource } from '../play/tableSession.ts'

export interface Inspected {
  readonly core: Core
  readonly prompts: readonly Prompt[]
}

export async function inspect(record: GameRecord, at: number): Promise<Inspected> {
  const game = await loadGame(record.game)
  if (!game) throw new Error(`no game is called ${record.game}`)
  const { core, prompts } = replay(game, record, at)
  return { core, prompts }
}

/** The record of the game so far: from this machine, or from a server in development mode; null: it is kept from us. */
export async function recordSoFar({ here, info }: TableSource): Promise<GameRecord | null> {
  if (here) return here.latest()?.record ?? null
  const answer = await fetch(`/api/tables/${info.peek()?.id}/debug`).catch(() => null)
  if (!answer?.ok) return null
  const { record }: { readonly record: GameRecord } = await answer.json()
  return record
}

/** A table on this machine that goes on after so many answers of this record, with the same people; its id. */
export function tableFrom(record: GameRecord, at: number, { seats }: TableInfo): string | null {
  const { seal: _, ...open } = record
  const id = randomText()
  const now = Date.now()
  const kept = keepFile({
    id,
    game: record.game,
    seats: seats.map((seat) =>
      seat.kind === 'bot' ? { name: '', bot: seat.bot } : { name: seat.name ?? '', bot: null },
    ),
    made: now,
    touched: now,
    record: { ...open, answers: record.answers.slice(0, at) },
    outcome: null,
  })
  return kept ? id : null
}
