// Every bot answers legally, from its chair alone, and the better one wins.

import {
  type AnyGame,
  begin,
  below,
  fork,
  GameFault,
  must,
  pickOne,
  type Play,
  randomFrom,
  redeal,
  sameJson,
  verifyRecord,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { describe, expect, it } from 'vitest'
import { asked, BOTS, botNamed, isBot, playBots, sitAt } from './index.ts'
import { botOf, CHARACTERS, characterOf, freeCharacter, levelOf, LEVELS, MANNERS } from './levels.ts'

const games = Object.values(GAMES)

/** Those that play on in thought take a hundred times as long as the others: they are asked that much less often. */
const SEARCHING: readonly string[] = ['capo', 'boss']
const PATIENCE = { playouts: 12 }

/** A whole game by chance; `look` sees every waiting point. */
function wander(game: AnyGame, players: number, seed: string, look: (play: Play) => void): void {
  playBots({ game, bots: Array.from({ length: players }, () => botNamed('random')), seed, watch: look })
}

describe.each(games)('$id', (game) => {
  const counts = Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, more) => game.players.min + more,
  )

  it.each(counts)('with %i players a bot decides alike on the real game and on any dealt anew', (players) => {
    const random = randomFrom(`alike ${players}`)
    let compared = 0
    // Thinking twice at every waiting point would take minutes: one in eight, not always of the same kind.
    wander(game, players, `alike ${players}`, (play) => {
      if (below(random, 8) !== 0) return
      for (const prompt of play.prompts) {
        if (play.core.sealed[prompt.seat] != null) continue
        const other = redeal(play, prompt.seat, random)
        const twin = other.promptOf(prompt.seat)
        if (!twin) throw new Error('a redealt game asks somebody else')
        const searches = below(random, 12) === 0
        for (const bot of Object.values(BOTS)) {
          if (SEARCHING.includes(bot.name) && !searches) continue
          const luck = fork(random)
          const here = bot.decide(asked(play, prompt), [...luck], PATIENCE)
          expect(bot.decide(asked(other, twin), [...luck], PATIENCE)).toEqual(here)
          compared++
        }
      }
    })
    expect(compared).toBeGreaterThan(10)
  })

  it('the same seed gives the same game, and its record can be verified', () => {
    const bots = Array.from({ length: game.players.min }, (_, n) => botNamed(n === 0 ? 'greedy' : 'random'))
    const table = { game, bots, seed: 'twice', recorded: true }
    const { record, outcome, decisions } = playBots(table)
    expect(sameJson(playBots(table).record, record)).toBe(true)
    if (!record) throw new Error('a recorded game has a record')
    expect(verifyRecord(game, record).core.over).toEqual(outcome)
    expect(record.answers).toHaveLength(decisions)
  })

  it('a game that goes on for ever is a fault of the game', () => {
    const endless = { ...game, bound: 5 }
    expect(() =>
      playBots({
        game: endless,
        bots: Array.from({ length: game.players.min }, () => botNamed('random')),
        seed: 'x',
      }),
    ).toThrow(GameFault)
  })
})

describe.each(games.filter(({ commands }) => commands))('$id, outside prompts', (game) => {
  it('what a bot says of its own accord tells nothing that it cannot know', () => {
    const random = randomFrom('alike in words')
    let [compared, spoken] = [0, 0]
    wander(game, game.players.max, 'alike in words', (play) => {
      if (play.core.over || below(random, 6) !== 0) return
      for (let seat = 0; seat < play.seats; seat++) {
        const other = redeal(play, seat, random)
        for (const bot of Object.values(BOTS)) {
          const luck = fork(random)
          const here = bot.volunteer?.(sitAt(play, seat), [...luck]) ?? null
          expect(bot.volunteer?.(sitAt(other, seat), [...luck]) ?? null).toEqual(here)
          compared++
          if (here) spoken++
        }
      }
    })
    expect(compared).toBeGreaterThan(100)
    expect(spoken).toBeGreaterThan(3)
  })
})

it('nothing of the real game can be reached from a chair', () => {
  const [game] = games
  if (!game) throw new Error('no game')
  const play = begin(game, 2, 'chair')
  const [prompt] = play.prompts
  if (!prompt) throw new Error('nobody is asked')
  expect(Reflect.ownKeys(sitAt(play, 0))).toEqual(['seat'])
  expect(Reflect.ownKeys(asked(play, prompt)).sort()).toEqual(['prompt', 'seat'])
  const imagined = asked(play, prompt).imagine(randomFrom('dream'))
  expect(imagined).not.toBe(play)
  expect(imagined.core.random).not.toEqual(play.core.random)
})

it('an unknown bot is named, together with those that exist', () => {
  expect(() => botNamed('vito')).toThrow(
    'no bot is called vito; there are random, greedy, soldier, capo, boss',
  )
  expect(() => botNamed('toString')).toThrow('toString')
  expect(() => botNamed('capo:vito')).toThrow('capo:vito')
})

describe('characters', () => {
  it('there are all levels of each, called by level and character', () => {
    for (const level of LEVELS)
      for (const character of Object.keys(CHARACTERS)) {
        const name = botOf(level, character)
        expect([botNamed(name).name, levelOf(name), characterOf(name)]).toEqual([name, level, character])
      }
    expect([levelOf('capo'), characterOf('capo'), isBot('capo:'), isBot('greedy:rosa')]).toEqual([
      'capo',
      null,
      false,
      false,
    ])
  })

  it('a free one is one whom nobody has, the next after the one before', () => {
    expect(freeCharacter([])).toBe('rosa')
    expect(freeCharacter(['capo:rosa', 'boss:clem', 'greedy'])).toBe('tessio')
    expect(freeCharacter(['capo:rosa'], 'mimma')).toBe('tessio')
    expect(new Set(Object.values(CHARACTERS))).toEqual(new Set(MANNERS))
  })

  it('differ in what they do: not all of them answer alike from the same chair with the same luck', () => {
    const game = must(GAMES, 'corleone')
    const given = new Set<string>()
    let asks = 0
    wander(game, 4, 'manners', (play) => {
      const [prompt] = play.prompts
      if (!prompt || prompt.key !== 'turn' || asks++ > 12) return
      const answers = Object.keys(CHARACTERS).map((character) =>
        botNamed(botOf('soldier', character)).decide(asked(play, prompt), randomFrom(`turn ${asks}`)),
      )
      given.add(`${new Set(answers.map((answer) => JSON.stringify(answer))).size > 1}`)
    })
    expect(given.has('true')).toBe(true)
  })
})

describe('commands outside prompts', () => {
  const bell: AnyGame = {
    id: 'bell',
    code: 'BEL',
    version: 1,
    players: { min: 2, max: 2 },
    bound: 2000,
    readOptions: () => ({}),
    open: () => ({}),
    setUp(_box, _seats, _options, table) {
      table.then('knock', { left: 400 })
      return { open: { rung: [0, 0] }, secret: {} }
    },
    steps: {
      knock: {
        ask: () => pickOne(0, 'knock', 'BEL-1', [{ id: 'knock', say: 'knock' }]),
        run(_state, args, _picked, table) {
          const { left } = args as { left: number }
          if (left === 0) table.end({ winners: [0], scores: [0, 0] })
          else table.then('knock', { left: left - 1 })
        },
      },
    },
    commands: {
      ring: {
        refuse: () => null,
        run(state, seat) {
          const { rung } = state.open as { rung: number[] }
          rung[seat] = (rung[seat] ?? 0) + 1
        },
        suggest: (_state, _seat, random) => ({ loud: random[0] % 2 === 0 }),
      },
    },
    sizes: () => ({}),
    mine: () => ({}),
    redeal: () => {},
    turn: () => null,
    tally: () => ({}),
    standing: () => [0, 0],
    timeoutAnswer: () => 'knock',
    judgement: { worth: () => 0 },
  }

  it('the random bot gives them now and then, also out of turn, and they are on record', () => {
    const bots = [botNamed('random'), botNamed('random')]
    const { record } = playBots({ game: bell, bots, seed: 'ring', recorded: true })
    const rings = record?.answers.filter((action) => 'command' in action) ?? []
    expect(new Set(rings.map((action) => action.seat))).toEqual(new Set([0, 1]))
    expect(record && verifyRecord(bell, record).core.over).not.toBeNull()
  })
})
