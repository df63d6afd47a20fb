import { describe, expect, it } from 'vitest'
import { type Command, GameFault } from './game.ts'
import type { Play } from './play.ts'
import { type Option, pickAmount, pickOne, type Prompt, pickSome } from './prompt.ts'
import { begin, resumeFrom } from './record.ts'
import { finish, type Tiny, tiny, type TinyParts, type TinyStep } from './testing/tiny.ts'

const thing = (id: string): Option => ({ id, say: 'thing' })
const start = (parts: TinyParts, seats = 2): Play => begin(tiny(parts), seats, 'play', {}, [], true)
const codeOf = (reply: ReturnType<Play['answer']>): string => (reply.ok ? 'accepted' : reply.refusal.code)
const now = (play: Play, seat: number, answer: unknown): string =>
  codeOf(play.answer(seat, play.core.wait, answer))
const notesOf = (play: Play): readonly unknown[] => (play.core.state as Tiny).open.notes

/** Asks one seat for one thing, then ends. */
const choose: TinyStep<unknown, Option> = {
  ask: (_state, _args, _box, sieve) => {
    const never = (id: string) => (id === 'c' ? { rule: 'TINY-9', why: 'never' } : null)
    return pickOne(0, 'choose', 'TINY-1', sieve.sift(['a', 'b', 'c'], never, thing))
  },
  run(state, _args, { id }, table) {
    state.open.notes.push(id)
    table.then('finish', {})
  },
}

/** Everybody bids at once, sealed. */
const bid: TinyStep<unknown, readonly number[]> = {
  ask: (state) =>
    state.open.coins.map((coins, seat) =>
      pickAmount(seat, 'bid', 'TINY-2', { min: 0, max: coins }, { auto: true }),
    ),
  run(state, _args, bids, table) {
    state.open.notes.push(...bids)
    table.tell({ type: 'bids', bids })
    table.then('finish', {})
  },
}

/** Takes a coin from the seat's left neighbour. */
const rob: Command<Tiny, unknown, null> = {
  refuse: (_state, _seat, args) => (args === 'please' ? null : { code: 'wrongShape', rule: 'TINY-3' }),
  run(state, seat, _args, table) {
    const victim = (seat + 1) % state.open.coins.length
    state.open.coins[victim] = (state.open.coins[victim] ?? 0) - 1
    table.tell({ type: 'robbed', victim })
  },
}

/** Everybody else may say something first. */
const interrupt: Command<Tiny, unknown, null> = {
  refuse: () => null,
  run(_state, _seat, _args, table) {
    table.then('interruption', {})
  },
}
const interruption: TinyStep<unknown, Option> = {
  ask: () => pickOne(1, 'interruption', 'TINY-4', [thing('x')]),
  run(state, _args, { id }) {
    state.open.notes.push(id)
  },
}

/** Asks this and notes what was picked. */
const asking = (prompt: Prompt): TinyStep<unknown, unknown> => ({
  ask: () => prompt,
  run(state, _args, picked, table) {
    state.open.notes.push(JSON.stringify(picked))
    table.then('finish', {})
  },
})

/** Notes that it has run, and names what comes next. */
const note = (name: string, ...then: readonly string[]): TinyStep => ({
  run(state, _args, _picked, table) {
    state.open.notes.push(name)
    for (const step of then) table.then(step, {})
  },
})

describe('an answer', () => {
  const parts = { steps: { choose, finish }, first: 'choose' }

  it('that was offered is taken, and the game goes on', () => {
    const play = start(parts)
    expect(now(play, 0, 'b')).toBe('accepted')
    expect(notesOf(play)).toEqual(['b'])
    expect(play.core).toMatchObject({ taken: 1, over: { winners: [0, 1] }, stack: [] })
    expect(play.prompts).toEqual([])
  })

  it('of somebody who is not asked is refused', () => {
    const play = start(parts)
    for (const seat of [1, -1, 2, 0.5, Number.NaN]) expect(now(play, seat, 'a')).toBe('notAsked')
  })

  it('meant for another waiting point is stale', () => {
    const play = start(parts)
    expect(codeOf(play.answer(0, play.core.wait - 1, 'a'))).toBe('stale')
    expect(codeOf(play.answer(0, Number.NaN, 'a'))).toBe('stale')
  })

  it('that is blocked is refused by the rule that blocks it', () => {
    const play = start(parts)
    expect(play.answer(0, play.core.wait, 'c')).toEqual({
      ok: false,
      refusal: {
        code: 'blocked',
        rule: 'TINY-9',
        why: 'never',
        about: { id: 'c', say: 'thing' },
        given: 'c',
      },
    })
    expect(play.blocked(0)).toHaveLength(1)
    expect(play.blocked(1)).toEqual([])
  })

  it('that is refused changes nothing', () => {
    const play = start(parts)
    const before = JSON.stringify(play.core)
    for (const answer of ['c', 'z', null, ['a']]) now(play, 0, answer)
    now(play, 1, 'a')
    expect(JSON.stringify(play.core)).toBe(before)
  })

  it('after the end is refused, and so is a command', () => {
    const play = start(parts)
    now(play, 0, 'a')
    expect(now(play, 0, 'a')).toBe('over')
    expect(codeOf(play.command(0, 'rob', 'please'))).toBe('over')
  })
})

describe('sealed answers', () => {
  const parts = { steps: { bid, finish }, commands: { rob }, first: 'bid' }

  it('wait until all are in, and are opened together', () => {
    const play = start(parts)
    expect(now(play, 1, 2)).toBe('accepted')
    expect(play.awaited()).toEqual([0])
    expect(notesOf(play)).toEqual([])
    expect(now(play, 0, 3)).toBe('accepted')
    expect(notesOf(play)).toEqual([3, 2])
  })

  it('are final', () => {
    const play = start(parts)
    now(play, 1, 2)
    expect(now(play, 1, 3)).toBe('alreadySealed')
    expect(play.core.fence).toBe(1)
  })

  it('do not make the answers of the others stale', () => {
    const play = start(parts)
    const { wait } = play.core
    play.answer(1, wait, 2)
    expect(play.answer(0, wait, 1).ok).toBe(true)
  })

  it('stand where a command leaves their question as it was', () => {
    const play = start(parts, 3)
    now(play, 0, 3)
    expect(codeOf(play.command(0, 'rob', 'please'))).toBe('accepted')
    expect(play.awaited()).toEqual([1, 2])
  })

  it('are dropped where a command changes their question, whether they still fit or not', () => {
    for (const given of [0, 3]) {
      const play = start(parts, 3)
      now(play, 1, given)
      play.command(0, 'rob', 'please')
      expect(play.awaited()).toEqual([0, 1, 2])
      expect(now(play, 1, 3)).toBe('outOfRange')
      expect(now(play, 1, 2)).toBe('accepted')
    }
  })

  it('are asked for anew where a command asks something else first', () => {
    const play = start({ steps: { bid, finish, interruption }, commands: { interrupt }, first: 'bid' })
    now(play, 1, 2)
    play.command(0, 'interrupt', null)
    expect(play.awaited()).toEqual([1])
    expect(now(play, 1, 'x')).toBe('accepted')
    expect(play.awaited()).toEqual([0, 1])
  })

  it('survive being saved', () => {
    const play = start(parts, 3)
    now(play, 1, 2)
    const loaded = resumeFrom(play.game, 3, {}, JSON.parse(JSON.stringify(play.core)))
    expect(loaded.awaited()).toEqual([0, 2])
    expect(loaded.core).toEqual(play.core)
  })

  it('of seats with a single answer are given by the kernel, where the prompt says so', () => {
    const play = start({
      ...parts,
      steps: {
        ...parts.steps,
        bid: {
          ...bid,
          ask: (state: Tiny, args, box, sieve) =>
            bid.ask?.({ ...state, open: { ...state.open, coins: [3, 0] } }, args, box, sieve) ?? null,
        },
      },
    })
    expect(play.awaited()).toEqual([0])
    now(play, 0, 1)
    expect(notesOf(play)).toEqual([1, 0])
  })
})

describe('a command', () => {
  const parts = { steps: { choose, finish, interruption }, commands: { rob, interrupt }, first: 'choose' }

  it('is taken from anybody at any time, and is counted', () => {
    const play = start(parts)
    expect(codeOf(play.command(1, 'rob', 'please'))).toBe('accepted')
    expect(play.core.taken).toBe(1)
    expect(play.takeTold()).toEqual([{ event: { type: 'robbed', victim: 0 } }])
  })

  it('makes what was meant for the table before it stale', () => {
    const play = start(parts)
    const { wait } = play.core
    play.command(1, 'rob', 'please')
    expect(codeOf(play.answer(0, wait, 'a'))).toBe('stale')
  })

  it('is refused by its own rule, and then changes nothing', () => {
    const play = start(parts)
    const before = JSON.stringify(play.core)
    expect(play.command(0, 'rob', 'now')).toEqual({
      ok: false,
      refusal: { code: 'wrongShape', rule: 'TINY-3' },
    })
    expect(JSON.stringify(play.core)).toBe(before)
  })

  it('that nobody knows is refused, whatever it is called', () => {
    const play = start(parts)
    for (const name of ['dance', '__proto__', 'constructor', ''])
      expect(codeOf(play.command(0, name, {}))).toBe('unknownCommand')
  })

  it('of nobody is refused', () => {
    const play = start(parts)
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(codeOf(play.command(seat, 'rob', 'please'))).toBe('notAsked')
  })

  it('that asks something comes first, and the old question comes back', () => {
    const play = start(parts)
    play.command(0, 'interrupt', null)
    expect(play.awaited()).toEqual([1])
    now(play, 1, 'x')
    expect(play.awaited()).toEqual([0])
    expect(notesOf(play)).toEqual(['x'])
  })
})

describe('the kernel', () => {
  it('answers by itself where one answer is legal and the prompt allows it', () => {
    const prompt = pickSome(0, 'all', 'TINY-1', [thing('a')], { min: 1, max: 1 }, { auto: true })
    const play = start({ steps: { ask: asking(prompt), finish }, first: 'ask' })
    expect(play.core.over).not.toBeNull()
    expect(play.core.taken).toBe(0)
    expect(notesOf(play)).toEqual([JSON.stringify([thing('a')])])
  })

  it('asks where one answer is legal and nobody may know that', () => {
    const prompt = pickSome(0, 'all', 'TINY-1', [thing('a')], { min: 1, max: 1 })
    expect(start({ steps: { ask: asking(prompt), finish }, first: 'ask' }).awaited()).toEqual([0])
  })

  it('does steps in the order in which they were named, nested ones first', () => {
    const steps = { a: note('a', 'b', 'd', 'finish'), b: note('b', 'c'), c: note('c'), d: note('d'), finish }
    expect(notesOf(start({ steps, first: 'a' }))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('says so where nobody could answer', () => {
    const steps = { ask: asking(pickOne(0, 'none', 'TINY-1', [])), finish }
    expect(() => start({ steps, first: 'ask' })).toThrow('dead end: ask asks seat 0')
  })

  it('says so where a game runs in circles, stops without an end, or names a step it does not have', () => {
    const circle: TinyStep = { run: (_state, _args, _picked, table) => table.then('circle', {}) }
    const nothing: TinyStep = { run: () => {} }
    expect(() => start({ steps: { circle }, first: 'circle' })).toThrow('runs in circles at circle')
    expect(() => start({ steps: { nothing }, first: 'nothing' })).toThrow('nothing left to do')
    expect(() => start({ steps: {}, first: 'gone' })).toThrow('no step called gone')
  })

  it('does not go on with a saved game that does not wait', () => {
    const play = start({ steps: { choose, finish }, first: 'choose' })
    const core = { ...play.copy().core, stack: [{ step: 'finish', args: {} }] }
    expect(() => resumeFrom(play.game, 2, {}, core)).toThrow(GameFault)
  })

  it('keeps what is told only for somebody who listens', () => {
    const deaf = begin(tiny({ steps: { choose, finish }, commands: { rob }, first: 'choose' }), 2, 'deaf')
    deaf.command(0, 'rob', 'please')
    expect(deaf.takeTold()).toEqual([])
  })
})
