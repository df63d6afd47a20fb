// Names of the places that can be picked or flown to, and where an option is picked.

import type { Scene } from '../../kit/screen.ts'
import { type Option, optionsOf } from './game.ts'

export const at = {
  front: (business: string) => `front:${business}`,
  back: (business: string) => `back:${business}`,
  space: (space: string) => `space:${space}`,
  turf: (turf: string) => `turf:${turf}`,
  control: (turf: string) => `control:${turf}`,
  figure: (figure: string) => `figure:${figure}`,
  card: (card: string) => `card:${card}`,
  open: (slot: number) => `open:${slot}`,
  row: (ally: string) => `row:${ally}`,
  played: (ally: string) => `played:${ally}`,
  drawn: (job: string) => `drawn:${job}`,
  pile: (good: string) => `pile:${good}`,
  bank: (card: string) => `bank:${card}`,
  stack: (card: string) => `stack:${card}`,
  tiles: (color: string) => `tiles:${color}`,
  seat: (seat: number) => `seat:${seat}`,
  hand: (seat: number) => `hand:${seat}`,
  suitcase: (seat: number) => `suitcase:${seat}`,
  markers: (seat: number) => `markers:${seat}`,
  act: (act: number) => `act:${act}`,
  phase: (phase: string) => `phase:${phase}`,
  hudson: 'hudson',
  deck: 'deck',
  discards: 'discards',
} as const

/** The place where an option is picked; null where it is a button: to decline, to stop, to say who is first. */
export function placeOf(option: Option): string | null {
  switch (option.say) {
    case 'playThug':
    case 'front':
      return at.front(option.place)
    case 'playMember':
    case 'space':
      return at.space(option.place)
    case 'back':
      return at.back(option.place)
    case 'turf':
      return at.turf(option.place)
    case 'completeHandJob':
      return at.card(option.job)
    case 'completeOpenJob':
      return at.open(option.slot)
    case 'playAlly':
      return at.card(option.ally)
    case 'figure':
      return at.figure(option.figure)
    case 'rival':
      return at.seat(option.rival)
    case 'marker':
      return at.control(option.turf)
    case 'card':
      return at.card(option.card)
    case 'suitcaseMoney':
      return at.stack(option.card)
    case 'pileGood':
      return at.pile(option.card)
    case 'laidCard':
      return at.played(option.card)
    case 'job':
      return at.drawn(option.job)
    case 'ally':
      return at.row(option.ally)
    default:
      return null
  }
}

/** The id of the option that the open question offers at a place; null: none. */
export function idAt({ picks }: Scene, place: string): string | null {
  const { prompt } = picks
  return (prompt && optionsOf(prompt).find((option) => placeOf(option) === place)?.id) ?? null
}
