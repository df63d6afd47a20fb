// What an option of Speakeasy would do beyond its own sentence, and what threatens a district.

import type { Option } from '@backroom/engine'
import { type Box, Said, type SpeakeasyView, type District, OPERATIONS } from '@backroom/games/speakeasy'
import type { Words } from '@backroom/games/words'

export function speakeasyOption(words: Words, view: SpeakeasyView, box: Box, option: Option): string | null {
  const said = new Said(words, box)
  // An option carries the id of what would be picked under the name of its kind.
  for (const [kind, id] of Object.entries(option)) {
    const text = typeof id === 'string' ? detailOf(said, words, view, kind, id) : null
    if (text !== null) return text
  }
  return detailOfPlace(said, words, view, box, option)
}

function detailOf(said: Said, words: Words, view: SpeakeasyView, kind: string, id: string): string | null {
  switch (kind) {
    case 'card':
      return said.cardOfType(id)
    case 'token':
      return said.token(id)
    case 'slot':
      return said.printed(`slot:${id}`)
    case 'contact':
      return said.contact(id)
    case 'helper':
      return said.helper(id)
    case 'mobster':
      return said.mobster(id)
    case 'objective':
      return `${said.needs(id, view)} – ${said.brings(id)}`
    case 'deck':
      return topOf(said, words, view, id)
    case 'ship':
      return crateOn(said, view, id)
    default:
      return null
  }
}

function topOf(said: Said, words: Words, view: SpeakeasyView, deck: string): string | null {
  const type = OPERATIONS.find((one) => one === deck)
  const card = type && view.deckTops[type]
  return card ? `${words.say('option.card', { card })}: ${said.card(card)}` : null
}

function crateOn(said: Said, view: SpeakeasyView, ship: string): string | null {
  const crate = view.ships.find((one) => one.ship === ship)?.crate
  return crate ? `${said.cash(crate)}. ${said.lasting(crate)}` : null
}

function detailOfPlace(
  said: Said,
  words: Words,
  view: SpeakeasyView,
  box: Box,
  option: Option,
): string | null {
  if ('row' in option && option.say === 'toDock') return said.printed(`docks:${Number(option.row) - 1}`)
  if ('row' in option && option.say === 'dockBonus') return said.printed(`docks:${Number(option.row)}`)
  const place = 'mode' in option ? box.placeOf[option.id] : undefined
  const token = place === undefined ? null : view.spaces[place]?.token
  const district = place === undefined ? 0 : (box.spaces[place]?.district ?? 0)
  const marks = dangersIn(words, view, district)
  return [...marks, ...(token ? [words.say('board.token', { token })] : [])].join(' · ') || null
}

/** Cops and wars, there already or on their way. */
export function dangersIn(words: Words, view: SpeakeasyView, district: District): string[] {
  const marks = {
    blocked: view.blocked,
    cop: view.cops,
    patrol: view.patrols,
    threat: view.threats,
  }
  return Object.entries(marks)
    .filter(([, districts]) => districts.includes(district))
    .map(([mark]) => words.say(`board.${mark}`))
}
