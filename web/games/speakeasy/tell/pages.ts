// The Luciano phase as it is told: one page for each war, for the cops, for every zone, with the sum behind each number.
// SPK-9, SPK-10, SPK-11.

import { eventOf } from '../game.ts'
import type { Event, Seat } from '@backroom/engine'
import {
  type Box,
  controllersOf,
  type District,
  kindOf,
  markerPlace,
  type Open,
  type SpeakeasyEvent,
  type SpeakeasyView,
  type Zone,
} from '@backroom/games/speakeasy'
import { defenceSum, isEnough, type Sum } from '../plan/fights.ts'

/** What became of one building in a war. */
export interface Fought {
  readonly seat: Seat
  readonly space: string
  readonly kind: string | null
  readonly held: boolean
  /** Null where the position has moved on meanwhile and the addends cannot be told any more. */
  readonly sum: Sum | null
}

/** Why a district is somebody's. SPK-11.3 to 11.6. */
type Reason = 'guarded' | 'open' | 'mobsters'

export interface Held {
  readonly district: District
  readonly controllers: readonly Seat[] | 'mobsters'
  /** Null where the position has moved on meanwhile. */
  readonly reason: Reason | null
  readonly kind: string | null
}

export type Page =
  | {
      readonly is: 'war'
      readonly district: District
      readonly mobster: string
      readonly strength: number
      readonly fought: readonly Fought[]
      readonly left: boolean
      /** Somebody is still to be asked. */
      readonly open: boolean
    }
  | { readonly is: 'threats'; readonly districts: readonly District[] }
  | { readonly is: 'cops'; readonly came: readonly District[]; readonly coming: readonly District[] }
  | {
      readonly is: 'zone'
      readonly zone: Zone
      readonly held: readonly Held[]
      readonly counts: readonly number[]
      readonly places: readonly number[]
      readonly payouts: readonly number[]
    }

const TOLD: readonly string[] = [
  'mobWars',
  'mobWar',
  'buildingHeld',
  'buildingLost',
  'mobsterLeft',
  'threatened',
  'copsArrived',
  'patrolsComing',
  'districtControlled',
  'zonePaid',
]

export const isTold = ({ type }: Event): boolean => TOLD.includes(type)

type Of<Type extends SpeakeasyEvent['type']> = Extract<SpeakeasyEvent, { readonly type: Type }>

/** SPK-9.9: the addends, if they come to what has happened. The house may have played on since (SPK-29). */
function sumOf(
  event: Of<'buildingHeld' | 'buildingLost'>,
  side: { readonly open: Open; readonly box: Box; readonly seat: Seat },
  place: number,
  strength: number,
): Sum | null {
  if (event.type === 'buildingLost') {
    const sum = defenceSum(side, place, { goons: 0, help: 'alone' }, strength)
    return isEnough(sum) ? null : sum
  }
  const sum = defenceSum(side, place, event, strength)
  return sum.total === event.defence ? sum : null
}

function foughtIn(
  event: Of<'buildingHeld' | 'buildingLost'>,
  open: Open,
  box: Box,
  strength: number,
): Fought {
  const { seat, space, kind } = event
  const sum = sumOf(event, { open, box, seat }, box.placeOf[space] ?? 0, strength)
  return { seat, space, kind, held: event.type === 'buildingHeld', sum }
}

function heldIn({ district, controllers }: Of<'districtControlled'>, open: Open, box: Box): Held {
  if (controllers === 'mobsters') return { district, controllers, reason: 'mobsters', kind: null }
  const now = controllersOf(open, box, district)
  if (now === 'mobsters' || now.join() !== controllers.join())
    return { district, controllers, reason: null, kind: null }
  const spaces = (box.spacesIn[district] ?? []).flatMap((place) => open.spaces[place] ?? [])
  const guarded = spaces.some((space) => space.guarded)
  const best = spaces.filter((space) => controllers.includes(space.owner) && (!guarded || space.guarded))
  const rank = box.components.operationsBoard.controlRank
  const kinds = best.map((space) => kindOf(box, space))
  return {
    district,
    controllers,
    reason: guarded ? 'guarded' : 'open',
    kind: rank.find((kind) => kinds.includes(kind)) ?? null,
  }
}

/** The pages of what has just happened, from the events and the position they led to. */
export function pagesOf(events: readonly Event[], view: SpeakeasyView, box: Box): Page[] {
  const pages: Page[] = []
  const held: Held[] = []
  let war: Extract<Page, { is: 'war' }> | null = null
  const closeWar = () => {
    if (war) pages.push(war)
    war = null
  }
  for (const event of events.map(eventOf)) {
    switch (event.type) {
      case 'mobWar': {
        closeWar()
        war = {
          is: 'war',
          district: event.district,
          mobster: event.mobster,
          strength: event.strength,
          fought: [],
          left: false,
          open: view.war?.district === event.district,
        }
        break
      }
      case 'buildingHeld':
      case 'buildingLost': {
        const current: Extract<Page, { is: 'war' }> = war ?? warUnderWay(event.space, view, box)
        war = { ...current, fought: [...current.fought, foughtIn(event, view, box, current.strength)] }
        break
      }
      case 'mobsterLeft':
        if (war) war = { ...(war as Extract<Page, { is: 'war' }>), left: true }
        break
      case 'threatened':
        closeWar()
        pages.push({ is: 'threats', districts: event.districts })
        break
      case 'copsArrived':
        closeWar()
        pages.push({ is: 'cops', came: event.districts, coming: view.patrols })
        break
      case 'districtControlled':
        held.push(heldIn(event, view, box))
        break
      case 'zonePaid': {
        const { zone, counts, payouts } = event
        pages.push({
          is: 'zone',
          zone,
          held: held.filter(({ district }) => box.zoneOf[district] === zone),
          counts,
          places: counts.map((_, seat) => markerPlace(counts, seat)),
          payouts,
        })
        break
      }
    }
  }
  closeWar()
  return pages
}

/** A war that began before what is told now: somebody had to be asked in its middle. */
function warUnderWay(space: string, view: SpeakeasyView, box: Box): Extract<Page, { is: 'war' }> {
  const district = box.spaces[box.placeOf[space] ?? -1]?.district ?? 0
  const mobster = view.mobs[district]?.tile ?? ''
  return {
    is: 'war',
    district,
    mobster,
    strength: box.mobster[mobster]?.war ?? 0,
    fought: [],
    left: false,
    open: view.war?.district === district,
  }
}

/** Pages that follow on others: what goes on of a war that was open is told on its own page. */
export function joined(pages: readonly Page[], more: readonly Page[]): readonly Page[] {
  const last = pages.at(-1)
  const [first, ...rest] = more
  if (last?.is !== 'war' || first?.is !== 'war' || !last.open || last.district !== first.district)
    return [...pages, ...more]
  return [...pages.slice(0, -1), { ...first, fought: [...last.fought, ...first.fought] }, ...rest]
}
