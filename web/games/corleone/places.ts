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

/** Where things of a kind lie that their ids do not tell: by the reason why they are blocked. */
const PLACES_OF_REASONS: { readonly [why: string]: (id: string) => string | null } = {
  allyNotInHand: (id) => at.row(id.slice('ally:'.length)),
  allyPlayed: (id) => at.played(id.slice('ally:'.length)),
  pileEmpty: at.pile,
  notInChoice: at.pile,
  backUsed: at.back,
  notInHand: at.played,
  notYourMarker: (id) => at.control(id.slice(0, id.indexOf(':'))),
  onlyNumbered: at.turf,
  nobodyInTurf: at.turf,
  alreadyThere: standing,
  frontTaken: standing,
  spaceTaken: standing,
  spaceNotUsed: standing,
  yourself: (id) => placeOf('stealRandom', id),
  rivalWithoutCards: (id) => placeOf('stealRandom', id),
  rivalWithoutMoney: (id) => placeOf('unsuitcase', id),
}

const FIGURE_REASONS: readonly string[] = [
  'notOnThugSpace',
  'notOnFamilySpace',
  'notInChiefTurf',
  'inHudson',
  'notInTurf',
  'noFreePlace',
  'notYourFigure',
  'notARivalsFigure',
]

/** An ability that cannot be used now is a button, as is passing. */
const isWord = (id: string): boolean => id === 'pass' || id === 'none' || /^[a-zA-Z]+:\d+$/.test(id)

/** The place of a thing that is blocked, so that it can say why; null where it is a word. */
export function placeOfBlocked({ id, why }: { readonly id: string; readonly why: string }): string | null {
  const pick = readTurn(id)
  const where = PLACES_OF_REASONS[why]
  if (where && !(pick && pick.do !== 'ally')) return where(id)
  if (pick) return placeOfTurn(pick)
  if (FIGURE_REASONS.includes(why)) return at.figure(id)
  if (isBusiness(id)) return at.front(id)
  return isWord(id) ? null : at.card(id)
}
