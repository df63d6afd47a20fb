// The game at a table, against the whole of its record.

import {
  type AnyGame,
  begin,
  heardAll,
  nextWord,
  type Play,
  randomAnswer,
  type Random,
  randomFrom,
  replay,
  sight,
  take,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import type { KeptAction, MatchAction } from './action.ts'
import { fold } from './fold.ts'
import type { Watcher } from './logLine.ts'
import { Match, RuleFault } from './match.ts'
import { type MatchSetup, snapshotOf } from './snapshot.ts'

const SEATS = 3
const started: Omit<MatchSetup, 'game' | 'version'> = {
  options: {},
  names: ['Anna', 'Bruno', 'Carla'],
  seed: 'a seed',
  entropy: ['', '', ''],
  pledges: null,
  started: 1000,
}
const tableOf = (game: AnyGame): MatchSetup => ({ ...started, game: game.id, version: game.version })
const WATCHERS: readonly Watcher[] = ['spectator', 0, 1, 2]

function gameCalled(id: string): AnyGame {
  const game = GAMES[id]
  if (!game) throw new Error(`no game is called ${id}`)
  return game
}

/** Something that could be done now: an answer, now and then a word or an undo. */
function anyAction({ play }: Match, random: Random): MatchAction {
  const chance = nextWord(random) % 8
  const seat = nextWord(random) % SEATS
  if (chance < 2) return { seat: play.prompts[0]?.seat ?? seat, undo: true }
  for (const [command, { suggest }] of chance === 2 ? Object.entries(play.game.commands ?? {}) : []) {
    const args = suggest?.(play.core.state, seat, random, play.box)
    if (args != null) return { seat, command, args: args as never }
  }
  const prompt = play.prompts.find((one) => play.core.sealed[one.seat] == null)
  if (!prompt) throw new Error('nobody is asked')
  return { seat: prompt.seat, answer: randomAnswer(prompt, random) }
}

/** Plays by chance, and says after each action what was done so far. */
function play(
  game: AnyGame,
  seed: string,
  most: number,
  look: (match: Match, actions: KeptAction[]) => void,
) {
  const random = randomFrom(seed)
  const match = new Match(game, tableOf(game))
  const actions: KeptAction[] = []
  for (let n = 0; n < most && !match.play.core.over; n++) {
    const action = anyAction(match, random)
    const at = 2000 + n
    if (!match.perform(action, at).ok) continue
    actions.push({ seq: match.seq, at, action })
    look(match, actions)
  }
  return { match, actions }
}

const seen = ({ play: now }: Match) => WATCHERS.map((viewer) => JSON.stringify(sight(now, viewer)))
const shown = (match: Match, since: number | null) => WATCHERS.map((viewer) => match.logFor(viewer, since))

/** The log as it follows from the record alone. */
function logOf(game: AnyGame, actions: readonly KeptAction[], viewer: Watcher): string {
  const { standing } = fold(actions)
  const lines: object[] = []
  const listen = (now: Play, done: number) => {
    const { seq, at } = standing[done - 1] ?? { seq: 0, at: 1000 }
    lines.push({ seq, at, events: heardAll(now.takeTold(), viewer) })
  }
  const now = begin(game, SEATS, started.seed, {}, started.entropy, true)
  listen(now, 0)
  for (const [i, { action }] of standing.entries()) {
    take(now, action)
    listen(now, i + 1)
  }
  return JSON.stringify(lines)
}

describe.for(Object.keys(GAMES))('%s', (id) => {
  const game = gameCalled(id)

  it('whoever comes is told what follows from the record, with their own eyes and ears', () => {
    const { match, actions } = play(game, `log ${id}`, 400, () => {})
    expect(actions.some(({ action }) => 'undo' in action)).toBe(true)
    for (const viewer of WATCHERS) expect(match.logFor(viewer, null)).toBe(logOf(game, actions, viewer))
  })

  it('is the same taken up again at any moment, also where something can be undone', () => {
    let compared = 0
    play(game, `resumed ${id}`, 160, (match, actions) => {
      if (actions.length % 7 > 0 && match.play.core.fence === match.play.core.taken) return
      const other = new Match(game, tableOf(game), structuredClone(snapshotOf(game, tableOf(game), actions)))
      compared++
      expect(seen(other)).toEqual(seen(match))
      expect([other.seq, other.lastUndo]).toEqual([match.seq, match.lastUndo])
      for (const since of [null, 0, match.seq - 1, match.seq])
        expect(shown(other, since)).toEqual(shown(match, since))
    })
    expect(compared).toBeGreaterThan(10)
  })

  it('undo leads to where a replay of what is left leads', () => {
    let undone = 0
    play(game, `undo ${id}`, 300, (match, actions) => {
      if (!('undo' in (actions.at(-1)?.action ?? {}))) return
      undone++
      const answers = fold(actions).standing.map(({ action }) => action)
      const record = { format: 1, ...tableOf(game), seats: started.names, commitment: '', answers } as const
      const { pledges: _, ...rest } = record
      expect(match.play.core).toEqual(replay(game, rest).core)
      const other = new Match(game, tableOf(game), snapshotOf(game, tableOf(game), actions.slice(0, -1)))
      other.perform(actions.at(-1)?.action as MatchAction, actions.at(-1)?.at ?? 0)
      expect(other.play.core).toEqual(match.play.core)
    })
    expect(undone).toBeGreaterThan(5)
  })
})

/** The game with rules that throw when they are told to, after they have changed something. */
function failing(game: AnyGame, isDue: () => boolean): AnyGame {
  const steps = Object.entries(game.steps).map(([name, step]) => {
    const run: typeof step.run = (state, args, picked, table) => {
      step.run(state, args, picked, table)
      if (picked !== undefined && isDue()) throw new TypeError('a rule that fails')
    }
    return [name, { ...step, run }] as const
  })
  return { ...game, steps: Object.fromEntries(steps) }
}

function thrownBy(what: () => unknown): unknown {
  try {
    what()
    return null
  } catch (error) {
    return error
  }
}

describe('a rule that throws', () => {
  it('costs one answer: the game stands as before, and goes on as if it had not been given', () => {
    const game = gameCalled('corleone')
    let isDue = false
    const once = () => {
      const due = isDue
      isDue = false
      return due
    }
    const match = new Match(failing(game, once), tableOf(game))
    const clean = new Match(game, tableOf(game))
    const random = randomFrom('failing')
    const bytes = (one: Match) => JSON.stringify([one.play.core, one.play.prompts, shown(one, null)])
    let failed = 0
    const harm: unknown[] = []
    for (let n = 0; n < 300 && !clean.play.core.over; n++) {
      const action = anyAction(clean, random)
      isDue = !('undo' in action)
      const error = thrownBy(() => match.perform(action, n))
      if (error !== null) {
        failed++
        if (!(error instanceof RuleFault) || bytes(match) !== bytes(clean)) harm.push(error)
        match.perform(action, n)
      }
      isDue = false
      clean.perform(action, n)
      if (bytes(match) !== bytes(clean)) harm.push(action)
    }
    expect(harm).toEqual([])
    expect(failed).toBeGreaterThan(50)
    expect(seen(match)).toEqual(seen(clean))
  })
})
