// How a table looks in a terminal: a drawing for each game, and a plain list for one that has none.

import type { Play } from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import { corleonePicture } from './corleone.ts'
import type { Look, Picture } from './look.ts'

const PICTURES: { readonly [game: string]: (look: Look) => Picture } = { corleone: corleonePicture }

export function pictureOf(look: Look): Picture {
  const { game } = look.play
  return (Object.hasOwn(PICTURES, game.id) ? PICTURES[game.id] : undefined)?.(look) ?? plainPicture(look)
}

/** Everything the viewer sees, one fact a line. */
function plainPicture({ play, viewer, names }: Look): Picture {
  return {
    board: () => facts(play.game.view(play.core.state, viewer, play.box)),
    detail: () => null,
    sheet: () => play.core.over?.scores.map((score, seat) => `${names[seat]}: ${score}`) ?? [],
  }
}

function facts(value: object, indent = ''): string[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'object' && item !== null && Object.keys(item).length > 0
      ? [`${indent}${key}:`, ...facts(item, `${indent}  `)]
      : [`${indent}${key}: ${JSON.stringify(item)}`],
  )
}

/** Who sits where, as the table calls them: by family where the game has families. */
export function seatTitles(play: Play, words: Words, people: readonly string[]): string[] {
  const view = play.game.view(play.core.state, 'spectator', play.box)
  const seats: readonly unknown[] = 'seats' in view && Array.isArray(view.seats) ? view.seats : []
  return people.map((person, seat) => {
    const one = seats[seat]
    const family = typeof one === 'object' && one !== null && 'family' in one ? one.family : null
    return typeof family === 'string' ? `${words.name(family)} (${person})` : person
  })
}
