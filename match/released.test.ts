// No update costs anybody a game: what was played by any version that was released is replayed, verified at every waiting
// point, taken up again and played to its end by what the house has today.

import {
  type AnyGame,
  canonicalJson,
  type GameRecord,
  heardAll,
  type Play,
  randomFrom,
  replay,
  verifyRecord,
  type Viewer,
} from '@backroom/engine'
import { listed, loadGame, loadRules } from '@backroom/games/loaders'
import { messagesFor } from '@backroom/games/words'
import { describe, expect, test } from 'vitest'
import { marksOf } from '../games/testing/recorded.ts'
import { RELEASES, releasedGames, releasedVersions } from '../games/testing/released.ts'
import { Chronicle } from './chronicle.ts'
import { goOn, mindWith } from './goOn.ts'
import { MatchRoom } from './room.ts'

async function rulesOf(id: string, version: number): Promise<AnyGame> {
  const game = await loadRules(id, version)
  if (!game) throw new Error(`the house has no rules of ${id} ${version}`)
  return game
}

/** The rules of a version as they were released. */
const asReleased = async (id: string, version: number): Promise<AnyGame> => {
  const { game } = await (version === listed(id)?.meta.version
    ? (import(`../games/${id}/released/${version}/rules.js`) as Promise<{ game: AnyGame }>)
    : { game: await rulesOf(id, version) })
  return game
}

test.each([...new Set(RELEASES.map(([id]) => id))])(
  '%s: the rules of today are released, and those of all versions before are on the list',
  (id) => {
    const { meta, former = {} } = listed(id) ?? {}
    expect(releasedVersions(id)).toEqual([...Object.keys(former).map(Number), meta?.version])
  },
)

/** All that the kernel, the clocks, the bots and the screens ask of a game at one moment, besides what a mark holds. */
function askedOf({ game, core: { state }, box, prompts, seats }: Play): string {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
  return canonicalJson([
    viewers.map((viewer) => game.mine(state, viewer, box)),
    game.sizes(state, box),
    prompts.map((prompt) => game.timeoutAnswer(state, prompt, box)),
    viewers.flatMap((seat) => (typeof seat === 'number' ? [game.judgement.worth(state, seat, box)] : [])),
    game.clocks?.(state, box) ?? [],
    game.bonds?.(state) ?? {},
    [game.turn(state), game.tally(state, box), game.standing(state, box)],
  ])
}

test.each(RELEASES)('%s %i gives today’s kernel whatever it asks a game for', async (id, version) => {
  const [today, game] = [await loadGame(id), await asReleased(id, version)]
  if (!today) throw new Error(`no game is called ${id}`)
  expect(Object.keys(game).toSorted()).toEqual(Object.keys(today).toSorted())
  const [kept] = releasedGames(id, version)
  if (!kept) throw new Error('nothing is kept')
  const moments = (rules: AnyGame, record: GameRecord): string[] => {
    const all: string[] = []
    replay(rules, record, undefined, (play) => all.push(askedOf(play)))
    return all
  }
  const released = moments(game, kept.record)
  // By the rules of today the same games are the same in all of this too.
  expect(
    today.version !== version || moments(today, kept.record).every((one, i) => one === released[i]),
  ).toBe(true)
})

describe.each(RELEASES)('%s %i', (id, version) => {
  const kept = releasedGames(id, version)

  test.each(kept.map(({ name }, i) => [name, i] as const))('%s is the same as ever', async (_name, i) => {
    const { record, marks } = kept[i] ?? { record: null, marks: '' }
    if (!record) throw new Error('nothing is kept')
    expect(record.version).toBe(version)
    const game = await asReleased(id, version)
    expect(marksOf(game, record) === marks).toBe(true)
    expect(verifyRecord(game, record).core.over?.winners.length).toBeGreaterThan(0)
  })

  test('games that were left at any point are played to their end', async () => {
    const game = await asReleased(id, version)
    for (const [n, { record }] of kept.entries()) {
      const { seal: _, ...rest } = record
      const part = Math.floor((record.answers.length * (n + 1)) / (kept.length + 1))
      const chronicle = new Chronicle({ ...rest, answers: record.answers.slice(0, part) }, [], 1000)
      const luck = randomFrom(`on from ${n}`)
      let now = 1000
      const room = new MatchRoom(chronicle.match(game), {
        now: () => now,
        luck: () => luck,
        isOpen: () => true,
        playerOf: () => ({ bot: 'random', standIn: false }),
        needsTime: () => false,
        soleDelay: () => null,
        done: (done) => chronicle.add(done, room.match.play),
        faulted: (_action, error) => {
          throw error
        },
        botRefused: (_seat, _bot, refusal) => {
          throw new Error(JSON.stringify(refusal))
        },
      })
      for (
        let due: number | null = now;
        due !== null;
        due = goOn(
          room,
          mindWith(() => luck),
        )
      )
        now = due
      expect(room.match.play.core.over?.winners.length).toBeGreaterThan(0)
      expect(verifyRecord(game, chronicle.record).core.over).toEqual(room.match.play.core.over)
    }
  })

  test('all that is asked, offered, blocked and told in it has a sentence today', async () => {
    const { texts } = await messagesFor(id, 'en')
    const game = await asReleased(id, version)
    const missing = new Set<string>()
    const need = (key: string) => texts[key] === undefined && missing.add(key)
    for (const { record } of kept)
      replay(game, record, undefined, (play) => {
        for (const { type } of heardAll(play.takeTold(), 'open')) need(`event.${type}`)
        for (const prompt of play.prompts) {
          need(`prompt.${prompt.key}`)
          for (const { id, say = id } of 'options' in prompt ? prompt.options : []) need(`option.${say}`)
          for (const { why } of play.blocked(prompt.seat)) need(`why.${why}`)
        }
      })
    expect([...missing]).toEqual([])
  })
})
