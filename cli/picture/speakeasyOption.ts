// What an option of Speakeasy would do beyond its own sentence, and what threatens a district.

import {
  type Box,
  type District,
  type Operation,
  Said,
  type SpeakeasyOption,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'
import type { Words } from '@backroom/games/words'

export function speakeasyOption(
  words: Words,
  view: SpeakeasyView,
  box: Box,
  option: SpeakeasyOption,
): string | null {
  const said = new Said(words, box)
  switch (option.say) {
    case 'card':
      return said.cardOfType(option.card)
    case 'token':
    case 'tokenThere':
    case 'layToken':
      return said.token(option.token)
    case 'slot':
      return said.printed(`slot:${option.slot}`)
    case 'contact':
    case 'swapCapo':
      return said.contact(option.contact)
    case 'helper':
      return said.helper(option.helper)
    case 'mobster':
      return said.mobster(option.mobster)
    case 'objective':
      return `${said.needs(option.objective, view)} – ${said.brings(option.objective)}`
    case 'deck':
      return topOf(said, words, view, option.deck)
    case 'ship':
      return crateOn(said, view, option.ship)
    case 'toDock':
      return said.printed(`docks:${option.row - 1}`)
    case 'dockBonus':
      return said.printed(`docks:${option.row}`)
    case 'openHere':
    case 'takeOverHere':
    case 'upgradeHere':
      return detailOfSpace(words, view, box, option.space)
    default:
      return null
  }
}

function topOf(said: Said, words: Words, view: SpeakeasyView, deck: Operation): string | null {
  const card = view.deckTops[deck]
  return card ? `${words.say('option.card', { card })}: ${said.card(card)}` : null
}

function crateOn(said: Said, view: SpeakeasyView, ship: string): string | null {
  const crate = view.ships.find((one) => one.ship === ship)?.crate
  return crate ? `${said.cash(crate)}. ${said.lasting(crate)}` : null
}

function detailOfSpace(words: Words, view: SpeakeasyView, box: Box, space: string): string | null {
  const place = box.placeOf[space] ?? -1
  const token = view.spaces[place]?.token
  const marks = dangersIn(words, view, box.spaces[place]?.district ?? 0)
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
