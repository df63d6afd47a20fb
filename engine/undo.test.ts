import { describe, expect, it } from 'vitest'
import type { AnyGame, Command } from './game.ts'
import type { Play } from './play.ts'
import { pickOne } from './prompt.ts'
import { type Action, begin, type GameRecord, newRecord, replay, sealRecord, take } from './record.ts'
import { finish, type Tiny, tiny, type TinyStep } from './testing/tiny.ts'
import { mayUndo, undo } from './undo.ts'

type Turn = { readonly seat?: number }

const SEAT_0 = 4

/** Seat 0 does four things, then seat 1 one: note something, roll a die, look at something hidden, give a promise. */
const turn: TinyStep<Turn, { readonly id: string }> = {
  ask: (state) =>
    pickOne(state.open.notes.length < SEAT_0 ? 0 : 1, 'turn', 'TINY-1', [
      { id: 'note', say: 'note' },
      { id: 'roll', say: 'roll' },
      { id: 'look', say: 'look' },
      { id: 'promise', say: 'promise' },
    ]),
  run(state, _args, { id }, table) {
    state.open.notes.push(id === 'roll' ? table.below(1000) : id)
    if (id === 'look') table.shown()
    if (id === 'promise') table.binds()
    table.then(state.open.notes.length <= SEAT_0 ? 'turn' : 'finish', {})
  },
}
const shout: Command<Tiny, unknown, null> = {
  refuse: () => null,
  run: (_state, seat, _args, table) => table.tell({ type: 'shouted', seat }),
}
const game: AnyGame = tiny({ steps: { turn, finish }, commands: { shout }, first: 'turn' })

function played(...answers: readonly string[]): { play: Play; record: GameRecord } {
  return playedActions(answers.map((answer, i) => ({ seat: i < SEAT_0 ? 0 : 1, answer })))
}

function playedActions(actions: readonly Action[]): { play: Play; record: GameRecord } {
  const play = begin(game, 2, 'undo')
  for (const action of actions) expect(take(play, action).ok).toBe(true)
  return { play, record: { ...newRecord(game, ['a', 'b'], 'undo'), answers: actions } }
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

  it.each(['roll', 'look', 'promise'])(
    'stops at the fence: nothing comes back from behind "%s"',
    (reveals) => {
      const { play, record } = played('note', reveals)
      expect(codeOf(undo(game, play, record, 0))).toBe('pastTheFence')
      const on = played('note', reveals, 'note')
      const undone = undo(game, on.play, on.record, 0)
      if ('refusal' in undone) throw new Error(undone.refusal.code)
      expect(undone.play.core).toEqual(play.core)
      expect(codeOf(undo(game, undone.play, undone.record, 0))).toBe('pastTheFence')
    },
  )

  it('is only for the one who gave the last answer', () => {
    const { play, record } = played('note', 'note', 'note')
    expect(mayUndo(play, record, 0)).toBe(true)
    expect(mayUndo(play, record, 1)).toBe(false)
    expect(codeOf(undo(game, play, record, 1))).toBe('pastTheFence')
  })

  it('ends with the game', () => {
    const { play, record } = played('note', 'note', 'note', 'note', 'note')
    expect(play.core.over).not.toBeNull()
    expect(codeOf(undo(game, play, record, 1))).toBe('over')
  })

  it('takes back no turn that has passed on to somebody else', () => {
    const { play, record } = played('note', 'note', 'note', 'note')
    expect(play.awaited()).toEqual([1])
    expect(mayUndo(play, record, 0)).toBe(false)
    expect(codeOf(undo(game, play, record, 0))).toBe('pastTheFence')
  })

  it('takes back no turn that is over, though its owner is the next to be asked', () => {
    const ends: AnyGame = { ...game, turn: (state) => ((state as Tiny).open.notes.length < 2 ? 0 : 1) }
    const play = begin(ends, 2, 'undo')
    const record = { ...newRecord(ends, ['a', 'b'], 'undo'), answers: [] as Action[] }
    for (const may of [true, false, true]) {
      const action = { seat: 0, answer: 'note' }
      take(play, action)
      record.answers.push(action)
      expect(mayUndo(play, record, 0)).toBe(may)
    }
  })

  it('takes back no word, and nothing that came before it', () => {
    const said: Action = { seat: 0, command: 'shout', args: {} }
    const note: Action = { seat: 0, answer: 'note' }
    const { play, record } = playedActions([note, said])
    expect(codeOf(undo(game, play, record, 0))).toBe('pastTheFence')
    const on = playedActions([note, said, note])
    const undone = undo(game, on.play, on.record, 0)
    expect('play' in undone && undone.play.core).toEqual(play.core)
  })

  it('goes past what was answered for want of a choice, which would only be answered so again', () => {
    const [note, sole]: Action[] = [
      { seat: 0, answer: 'note' },
      { seat: 0, answer: 'note', by: 'sole' },
    ] as const
    if (!note || !sole) throw new Error('two actions')
    const { play, record } = playedActions([note, note, sole])
    const undone = undo(game, play, record, 0)
    if ('refusal' in undone) throw new Error(undone.refusal.code)
    expect(undone.record.answers).toEqual([note])
    expect(undone.play.core).toEqual(played('note').play.core)
    const alone = playedActions([sole])
    expect(codeOf(undo(game, alone.play, alone.record, 0))).toBe('undone')
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
