// How a table looks in a terminal: a drawing for each game, and a plain list for one that has none.

import { type Play, viewFor } from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import { corleonePicture } from './corleone.ts'
import { cosaNostraPicture } from './cosa-nostra.ts'
import type { Look, Picture } from './look.ts'
import { speakeasyPicture } from './speakeasy.ts'

const PICTURES: { readonly [game: string]: (look: Look) => Picture } = {
  corleone: corleonePicture,
  'cosa-nostra': cosaNostraPicture,
  speakeasy: speakeasyPicture,
}

export function pictureOf(look: Look): Picture {
  const { game } = look.play
  return (Object.hasOwn(PICTURES, game.id) ? PICTURES[game.id] : undefined)?.(look) ?? plainPicture(look)
}

/** Everything the viewer sees, one fact a line. */
function plainPicture({ play, viewer, names }: Look): Picture {
  return {
    board: () => facts(viewFor(play, viewer)),
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

/** Who sits where, as the table calls them: by family or colour. */
export function seatTitles(play: Play, words: Words, people: readonly string[]): string[] {
  const view = viewFor(play, 'spectator')
  const seats: readonly unknown[] = 'seats' in view && Array.isArray(view.seats) ? view.seats : []
  const families: readonly unknown[] =
    'families' in view && Array.isArray(view.families) ? view.families : seats
  const titles = families.map((one) => titleOf(one, words))
  return Array.from({ length: Math.max(people.length, titles.length) }, (_, seat) => {
    const [title, person] = [titles[seat], people[seat]]
    return title && person ? `${title} (${person})` : (person ?? title ?? '')
  })
}

function titleOf(one: unknown, words: Words): string | null {
  if (typeof one !== 'object' || one === null) return null
  const id = 'family' in one ? one.family : 'color' in one ? one.color : null
  return typeof id === 'string' ? words.name(id) : null
}
