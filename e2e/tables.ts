// Tables on a visitor's own machine, brought by bots to the moments worth looking at.

import { botNamed, playBots } from '@backroom/bots'
import { type GameRecord, type Outcome, sealRecord } from '@backroom/engine'
import { corleone } from '@backroom/games/corleone'

type Moment = 'start' | 'middle' | 'bribery' | 'end' | 'over'

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

const SEED = 'a quiet evening'
const WHEN = Date.UTC(2026, 0, 30, 20, 15)
const DAY = 86_400_000
const SEATS = [{ name: 'Vito', bot: null }, ...Array.from({ length: 3 }, () => ({ name: '', bot: 'greedy' }))]

/** What seat 0 is asked, in which act: enough to know the moment. */
interface Asked {
  readonly key: string
  readonly act: number
  readonly record: GameRecord
}

const keep = (id: string, record: GameRecord, outcome: Outcome | null): KeptTable => ({
  id,
  game: corleone.id,
  seats: SEATS,
  made: WHEN,
  // A moment of a game is as old as the answers that led to it.
  touched: WHEN - (outcome ? DAY : 0) + record.answers.length * 10_000,
  record,
  outcome,
})

/** One game of the same seed at each of its moments; the person at seat 0 is asked, or it is over. */
export function momentsOfAGame(): { readonly [moment in Moment]: KeptTable } {
  const asked: Asked[] = []
  let over: KeptTable | null = null
  const bot = botNamed('greedy')
  playBots({
    game: corleone,
    bots: SEATS.map(() => bot),
    seed: SEED,
    watch(play, record) {
      const seats = SEATS.map(({ name }) => name)
      const soFar = { ...record, seats, answers: [...record.answers] }
      if (play.core.over) over = keep('over', sealRecord(soFar, play), play.core.over)
      // The person is the first who is asked and has not answered: the bots come after.
      const open = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
      const { act } = play.game.view(play.core.state, 'spectator', play.box) as { act: number }
      if (open?.seat === 0) asked.push({ key: open.key, act, record: soFar })
    },
  })
  const turns = (act: number) => asked.filter((one) => one.key === 'turn' && one.act === act)
  const chosen = {
    start: turns(1).at(0),
    middle: turns(3).at(-3),
    bribery: asked.findLast((one) => one.key === 'bribe'),
    end: turns(4).at(-1),
  }
  const at = (moment: keyof typeof chosen): KeptTable => {
    const found = chosen[moment]
    if (!found) throw new Error(`the game of "${SEED}" has no ${moment}`)
    return keep(moment, found.record, null)
  }
  if (!over) throw new Error(`the game of "${SEED}" does not end`)
  return { start: at('start'), middle: at('middle'), bribery: at('bribery'), end: at('end'), over }
}
