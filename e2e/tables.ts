// Tables on a visitor's own machine, brought by bots to the moments worth looking at.

import { botNamed, playBots } from '@backroom/bots'
import {
  type AnyGame,
  type GameRecord,
  type Json,
  type Outcome,
  type Prompt,
  sealRecord,
  viewFor,
} from '@backroom/engine'

/** What the client keeps of a table in its local storage. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[]
  readonly made: number
  readonly touched: number
  readonly record: GameRecord
  readonly outcome: Outcome | null
}

const WHEN = Date.UTC(2026, 0, 30, 20, 15)
const DAY = 86_400_000
const PLAYER = 'Vito'

/** The table as it is kept by the person at seat 0; everybody else is a bot. */
export const keep = (id: string, record: GameRecord, outcome: Outcome | null = null): KeptTable => ({
  id,
  game: record.game,
  seats: record.seats.map((_, seat) =>
    seat === 0 ? { name: PLAYER, bot: null } : { name: '', bot: 'greedy' },
  ),
  made: WHEN,
  // A moment of a game is as old as the answers that led to it.
  touched: WHEN - (outcome ? DAY : 0) + record.answers.length * 10_000,
  record,
  outcome,
})

/** What the person at seat 0 was asked, what they saw, and the game as it stood. */
export interface Asked<View> {
  readonly prompt: Prompt
  readonly view: View
  readonly record: GameRecord
}

export interface SampleGame<View> {
  readonly asked: readonly Asked<View>[]
  readonly over: { readonly record: GameRecord; readonly outcome: Outcome }
}

/** A whole game of bots, remembered at every question to seat 0. */
export function sampleGameOf<View>(
  game: AnyGame,
  families: number,
  seed: string,
  options: Json = {},
): SampleGame<View> {
  const asked: Asked<View>[] = []
  let over: SampleGame<View>['over'] | null = null
  const names = Array.from({ length: families }, (_, seat) => (seat === 0 ? PLAYER : ''))
  const bot = botNamed('greedy')
  playBots({
    game,
    bots: names.map(() => bot),
    seed,
    options,
    watch(play, record) {
      const soFar = { ...record, seats: names, answers: [...record.answers] }
      if (play.core.over) over = { record: sealRecord(soFar, play), outcome: play.core.over }
      // The person is the first who is asked and has not answered: the bots come after.
      const prompt = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
      if (prompt?.seat !== 0) return
      asked.push({ prompt, view: viewFor(play, 0) as View, record: soFar })
    },
  })
  if (!over) throw new Error(`the game of "${seed}" does not end`)
  return { asked, over }
}

const SEEDS = ['a quiet evening', 'rain on Mott Street', 'the last ferry', 'a full house', 'no moon', 'snow']

/** The first game that has all of these moments. */
export function sampleGameWith<View, Moment extends string>(
  play: (seed: string) => SampleGame<View>,
  choose: (game: SampleGame<View>) => { readonly [moment in Moment]: Asked<View> | undefined },
): { readonly [moment in Moment | 'over']: KeptTable } {
  for (const seed of SEEDS) {
    const game = play(seed)
    const chosen = Object.entries<Asked<View> | undefined>(choose(game))
    if (chosen.some(([, asked]) => !asked)) continue
    const { record, outcome } = game.over
    const moments = chosen.flatMap(([moment, asked]) => (asked ? [keep(moment, asked.record)] : []))
    return Object.fromEntries(
      [...moments, keep('over', record, outcome)].map((table) => [table.id, table]),
    ) as { readonly [moment in Moment | 'over']: KeptTable }
  }
  throw new Error('no game has all of these moments')
}
