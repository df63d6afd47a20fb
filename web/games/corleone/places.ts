// Names of the places that can be picked or flown to, and what the ids of options mean there.

/** What an option of a turn would do, read from its id. */
export type TurnPick =
  | { readonly do: 'thug'; readonly business: string }
  | { readonly do: 'member'; readonly figure: string; readonly space: string }
  | { readonly do: 'handJob'; readonly job: string }
  | { readonly do: 'openJob'; readonly slot: number; readonly job: string }
  | { readonly do: 'ally'; readonly ally: string }

export function readTurn(id: string): TurnPick | null {
  const [head = '', second, third] = id.split(':')
  if (second === undefined) return null
  switch (head) {
    case 'thug':
      return { do: 'thug', business: second }
    case 'hand':
      return { do: 'handJob', job: second }
    case 'ally':
      return { do: 'ally', ally: second }
    case 'open':
      return third === undefined ? null : { do: 'openJob', slot: Number(second), job: third }
    default:
      return second.startsWith('fs-') ? { do: 'member', figure: head, space: second } : null
  }
}

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

const isSpace = (id: string): boolean => id.startsWith('fs-')
const isBusiness = (id: string): boolean => id.startsWith('pb-') || id.startsWith('bt-')

/** Where somebody can stand: a front, a family space, or a turf (the Police Chief). */
export const standing = (id: string): string =>
  isSpace(id) ? at.space(id) : isBusiness(id) ? at.front(id) : at.turf(id)

/** The place of an option of a turn. */
function placeOfTurn(pick: TurnPick): string {
  switch (pick.do) {
    case 'thug':
      return at.front(pick.business)
    case 'member':
      return at.space(pick.space)
    case 'handJob':
      return at.card(pick.job)
    case 'openJob':
      return at.open(pick.slot)
    case 'ally':
      return at.card(pick.ally)
  }
}

/** Answers that are no place: to decline, to stop, to say who is first. They are buttons. */
const BUTTONS: readonly string[] = ['none', 'use', 'stop', 'skip', 'me', 'controller']

/** The place where an option of this prompt is picked; null where it is a button. */
export function placeOf(key: string, id: string): string | null {
  if (BUTTONS.includes(id)) return null
  switch (key) {
    case 'turn': {
      const pick = readTurn(id)
      return pick && placeOfTurn(pick)
    }
    case 'useFront':
      return at.front(id)
    case 'useBack':
      return at.back(id)
    case 'gunDown':
    case 'victim':
    case 'moveFigure':
      return at.figure(id)
    case 'driveBy':
    case 'carBomb':
      return at.turf(id)
    case 'destination':
    case 'placeNeutral':
      return standing(id)
    case 'relocate':
      return at.control(id.slice(0, id.indexOf(':')))
    case 'takeAlly':
      return at.row(id)
    case 'keepJob':
      return at.drawn(id)
    case 'suitcase':
    case 'trade':
    case 'tribute':
    case 'discards':
    case 'offers':
      return at.card(id)
    case 'bribe':
      return at.stack(id)
    case 'chooseGood':
    case 'takeGoodsChoice':
      return at.pile(id)
    case 'stealRandom':
    case 'forceDiscard':
    case 'unsuitcase':
      return at.seat(Number(id.slice('seat-'.length)))
    default:
      return null
  }
}

/** The place of a thing that is blocked, so that it can say why. */
export function placeOfBlocked({ id, why }: { readonly id: string; readonly why: string }): string | null {
  if (why === 'allyNotInHand') return at.row(id.slice('ally:'.length))
  if (why === 'allyPlayed') return at.played(id.slice('ally:'.length))
  if (why === 'pileEmpty') return at.pile(id)
  const pick = readTurn(id)
  if (pick) return placeOfTurn(pick)
  if (isBusiness(id)) return at.front(id)
  return id === 'pass' ? null : at.card(id)
}
