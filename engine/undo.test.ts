import { describe, expect, it } from 'vitest'
import type { AnyGame } from './game.ts'
import type { Play } from './play.ts'
import { pickOne } from './prompt.ts'
import { begin, type Entry, type GameRecord, newRecord, replay, sealRecord, take } from './record.ts'
import { finish, tiny, type TinyStep } from './testing/tiny.ts'
import { mayUndo, undo } from './undo.ts'

type Turn = { readonly seat?: number }

/** Seat 0 does three things, then seat 1 one: note something, roll a die, or look at something hidden. */
const turn: TinyStep<Turn, { readonly id: string }> = {
  ask: (state) =>
    pickOne(state.notes.length < 3 ? 0 : 1, 'turn', 'TINY-1', [
      { id: 'note', say: 'note' },
      { id: 'roll', say: 'roll' },
      { id: 'look', say: 'look' },
    ]),
  run(state, _args, { id }, table) {
    state.notes.push(id === 'roll' ? table.below(1000) : id)
    if (id === 'look') table.shown()
    table.then(state.notes.length < 4 ? 'turn' : 'finish', {})
  },
}
const game: AnyGame = tiny({ steps: { turn, finish }, first: 'turn' })

function played(...answers: readonly string[]): { play: Play; record: GameRecord } {
  const play = begin(game, 2, 'undo')
  const entries: Entry[] = answers.map((answer, i) => ({ seat: i < 3 ? 0 : 1, answer }))
  for (const entry of entries) expect(take(play, entry).ok).toBe(true)
  return { play, record: { ...newRecord(game, ['a', 'b'], 'undo'), answers: entries } }
}

const codeOf = (undone: ReturnType<typeof undo>): string =>
  'refusal' in undone ? undone.refusal.code : 'undone'

describe('undo', () => {
  it('restores the game as it was, byte for byte', () => {
    const { play, record } = played('note', 'note')
    const undone = undo(game, play, record, 0)
    if ('refusal' in undone) throw new Error(undone.refusal.code)
    expect(JSON.stringify(undone.play.core)).toBe(JSON.stringify(played('note').play.core))
    expect(undone.record.answers).toEqual(record.answers.slice(0, 1))
    expect(undone.play.prompts).toEqual(played('note').play.prompts)
  })

  it('goes back answer by answer to the beginning where nothing was revealed', () => {
    let { play, record } = played('note', 'note', 'note')
    for (let left = 2; left >= 0; left--) {
      const undone = undo(game, play, record, 0)
      if ('refusal' in undone) throw new Error(undone.refusal.code)
      ;({ play, record } = undone)
      expect(record.answers).toHaveLength(left)
    }
    expect(codeOf(undo(game, play, record, 0))).toBe('pastTheFence')
  })

  it.each(['roll', 'look'])('stops at the fence: nothing comes back from behind "%s"', (reveals) => {
    const { play, record } = played('note', reveals)
    expect(codeOf(undo(game, play, record, 0))).toBe('pastTheFence')
    const on = played('note', reveals, 'note')
    const undone = undo(game, on.play, on.record, 0)
    if ('refusal' in undone) throw new Error(undone.refusal.code)
    expect(undone.play.core).toEqual(play.core)
    expect(codeOf(undo(game, undone.play, undone.record, 0))).toBe('pastTheFence')
  })

  it('is only for the one who gave the last answer', () => {
    const { play, record } = played('note', 'note', 'note')
    expect(mayUndo(play, record, 0)).toBe(true)
    expect(mayUndo(play, record, 1)).toBe(false)
    expect(codeOf(undo(game, play, record, 1))).toBe('pastTheFence')
  })

  it('ends with the game', () => {
    const { play, record } = played('note', 'note', 'note', 'note')
    expect(play.core.over).not.toBeNull()
    expect(codeOf(undo(game, play, record, 1))).toBe('over')
  })

  it('leaves no seal on a record that has become shorter', () => {
    const { play, record } = played('note', 'note')
    const undone = undo(game, play, sealRecord(record, play), 0)
    expect('record' in undone && undone.record).not.toHaveProperty('seal')
  })

  it('has nothing to do before the first answer', () => {
    const { play, record } = played()
    expect(mayUndo(play, record, 0)).toBe(false)
    expect(replay(game, record).core).toEqual(play.core)
  })
})
