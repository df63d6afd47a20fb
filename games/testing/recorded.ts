// Whole games that were played once and are kept, with a mark for every moment of them: what was asked, offered, blocked
// and told. A change that would alter any of it shows at the very answer where it first does.

import {
  type AnyGame,
  canonicalJson,
  type GameRecord,
  type Play,
  type Prompt,
  RecordError,
  replay,
  sha256Hex,
  type Told,
  verifyRecord,
} from '@backroom/engine'
import { describe, expect, it } from 'vitest'

export interface Recorded {
  readonly name: string
  readonly record: GameRecord
  /** One mark for each moment from the deal on, as many letters each as `MARK`. */
  readonly marks: string
}

const MARK = 6
export const RECORDED_BOTS = ['random', 'greedy'] as const

/** What a question comes to: whom it asks what by which rule, and which answers it takes. */
function essence(prompt: Prompt): object {
  const { seat, kind, key, rule, auto = false, pause = false } = prompt
  const offered = 'options' in prompt ? prompt.options.map(({ id, times = 1 }) => [id, times]) : []
  const range = 'min' in prompt ? [prompt.min, prompt.max] : []
  const special = [prompt.kind === 'some' && prompt.orNone, prompt.kind === 'amount' && prompt.unit]
  return [seat, kind, key, rule, auto, pause, offered, range, special.map((one) => one ?? false)]
}

/** Words may change, and what options tell of themselves; answers, reasons and events may not. */
function markOf(play: Play, told: readonly Told[]): string {
  const blocked = play.prompts.map(({ seat }) =>
    play.blocked(seat).map(({ id, rule, why }) => [id, rule, why]),
  )
  const { over, fence } = play.core
  return sha256Hex(canonicalJson([play.prompts.map(essence), blocked, told, over, fence])).slice(0, MARK)
}

/** The marks of a record as these rules make them. */
export function marksOf(game: AnyGame, record: GameRecord): string {
  let marks = ''
  replay(game, record, undefined, (play) => {
    marks += markOf(play, play.takeTold())
  })
  return marks
}

/** The number of the first answer after which these rules differ from what was recorded; null: they never do. */
function firstDifference(game: AnyGame, { record, marks }: Recorded): number | null {
  const now = marksOf(game, record)
  if (now === marks) return null
  let at = 0
  while (now.slice(at, at + MARK) === marks.slice(at, at + MARK)) at += MARK
  return at / MARK
}

/** Tests that every kept game of this one is the same as ever. */
export function keepRecorded(game: AnyGame, games: readonly Recorded[]): void {
  describe('games that were played', () => {
    it('there is one of every number of players, by chance and by judgement', () => {
      const { min, max } = game.players
      const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
      expect(games.map(({ name }) => name)).toEqual(
        counts.flatMap((count) => RECORDED_BOTS.map((bot) => `${count} ${bot}`)),
      )
    })

    it.each(games.map((one) => [one.name, one] as const))(
      '%s: nothing is asked, offered, blocked or told otherwise than it was',
      (_name, recorded) => {
        expect(firstDifference(game, recorded)).toBeNull()
        expect(verifyRecord(game, recorded.record).core.over?.winners.length).toBeGreaterThan(0)
      },
    )

    it('a game of another version is not replayed by these rules', () => {
      const [first] = games
      expect(() => verifyRecord(game, { ...(first?.record as GameRecord), version: 0 })).toThrow(RecordError)
    })
  })
}
