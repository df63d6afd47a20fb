// A position from a game played at random, as far as the address says.

import {
  type AnyGame,
  begin,
  below,
  pick,
  type Play,
  type Random,
  randomAnswer,
  randomFrom,
  type Seat,
  viewFor,
} from '@backroom/engine'
import type { Scene, ScorePoint } from '../kit/screen.ts'
import { number, word } from './address.ts'

/** What only one game's address can ask for. */
export interface Corner {
  /** Whoever sees the position that is wanted, once it is there; null: play on. The gallery's own way left out. */
  readonly found?: ((play: Play) => Seat | null) | null
  /** Opens or lights what is wanted, when the picture hangs. */
  readonly opens?: (scene: Scene) => void
}

interface Played {
  readonly play: Play
  readonly viewer: Seat
  readonly history: readonly ScorePoint[]
}

/** The seat that is asked next: whoever has answered under seal already is not. */
const askedFirst = (play: Play) => play.prompts.find(({ seat }) => play.core.sealed[seat] == null)

/** The seat that the table waits for at the wanted prompt. */
function asAsked(): (play: Play) => Seat | null {
  const key = word('key')
  const least = number('at', key === null ? 120 : 0)
  let left = number('nth', 1)
  return (play) => {
    const open = askedFirst(play)
    if (!open || play.core.taken < least) return null
    if (key === null) return open.seat
    return open.key === key && --left <= 0 ? open.seat : null
  }
}

/** Somebody does something that the rules allow: where there are bargains, more talk than at a real table. */
function anything(play: Play, luck: Random): void {
  const { commands } = play.game
  if (commands && below(luck, 2) === 0) {
    const seat = below(luck, play.seats)
    const name = pick(luck, Object.keys(commands))
    const args = commands[name]?.suggest?.(play.core.state, seat, luck, play.box) ?? null
    if (args !== null) play.command(seat, name, args)
    return
  }
  const open = askedFirst(play)
  if (open) play.answer(open.seat, play.core.wait, randomAnswer(open, luck))
}

const standing = (play: Play): ScorePoint => ({
  at: play.core.taken,
  totals: play.game.standing(play.core.state, play.box),
  view: viewFor(play, 'spectator'),
})

export function played(game: AnyGame, players: number, { found }: Corner): Played {
  const seed = word('seed') ?? '1'
  const play = begin(game, players, seed)
  const luck = randomFrom(`luck ${seed}`)
  const there = found ?? asAsked()
  const history: ScorePoint[] = []
  while (!play.core.over) {
    const viewer = there(play)
    if (viewer !== null) return { play, viewer, history }
    anything(play, luck)
    history.push(standing(play))
  }
  return { play, viewer: 0, history }
}
