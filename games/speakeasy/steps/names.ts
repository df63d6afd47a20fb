// The names of all steps with what each is told. One list, so that no step is named that does not exist.

import type { Seat } from '@backroom/engine'
import type {
  ContactId,
  DiscardReason,
  District,
  EffectsId,
  Help,
  Level,
  Mode,
  ShipId,
  SlotId,
  SpaceId,
  TypeOrAny,
  Zone,
} from '../words.ts'

type OfSeat = { readonly seat: Seat }

export type StepNames = {
  setUpDock: OfSeat
  setUpRound: object
  firstBuilding: OfSeat
  firstSite: OfSeat & { readonly slot: SlotId }
  firstCard: OfSeat

  startAct: object
  startRound: object
  nextTurn: object
  endRound: object
  endAct: object
  useHelper: OfSeat
  copyHelper: OfSeat
  placeCapo: OfSeat
  /** `done`: a bit for every action of the row that was done. */
  contactRow: OfSeat & { readonly contact: ContactId; readonly row: number; readonly done: number }
  layTokens: OfSeat

  effect: OfSeat & { readonly from: EffectsId; readonly index: number }
  draw: OfSeat & { readonly type: TypeOrAny }
  takeHelper: OfSeat
  takeToken: OfSeat
  raise: OfSeat & { readonly target: Level | 'any' }
  raiseAgain: OfSeat & { readonly target: Level }
  raised: OfSeat & { readonly level: Level }
  discard: OfSeat & { readonly count: number; readonly reason: DiscardReason }
  member: OfSeat & { readonly to: 'anywhere' | 'docks' | 'vip' }
  dockBonus: OfSeat
  /** `settled`: dock spaces whose members stay, since they have just come there. */
  rearrange: OfSeat & { readonly settled: readonly number[] }
  hireGoons: OfSeat

  playCard: OfSeat & { readonly type: TypeOrAny; readonly range: number }
  sell: OfSeat & { readonly extra: number }
  produce: OfSeat & { readonly extra: number }
  protect: OfSeat
  /** Begins a tour of the trucks with so much more range; `drive` is one step of it. */
  deliver: OfSeat & { readonly extra: number }
  drive: OfSeat & { readonly left: readonly number[] }

  build: OfSeat & { readonly kit: string; readonly times: number }
  site: OfSeat & { readonly kit: string; readonly slot: SlotId }
  takeOver: OfSeat & { readonly slot: SlotId; readonly space: SpaceId }
  erect: OfSeat & {
    readonly slot: SlotId
    readonly space: SpaceId
    readonly mode: Mode
    readonly goons: number
    readonly help: Help
  }

  associate: OfSeat
  ambush: OfSeat
  raid: OfSeat & { readonly ship: ShipId }
  stolenBarrel: OfSeat & { readonly ship: ShipId }
  memberReturns: OfSeat & { readonly zone: Zone }
  sailOn: { readonly ship: ShipId }

  changeTurnOrder: OfSeat
  moveMarker: OfSeat & { readonly column: number }
  restaurant: OfSeat & { readonly done: number }
  playToken: OfSeat & { readonly left: number }
  cook: OfSeat & { readonly left: number }
  parkSwap: OfSeat & { readonly contact: ContactId }
  parkBonus: OfSeat & { readonly by: Seat }

  mobWars: object
  war: { readonly district: District }
  warTurn: object
  defend: OfSeat & { readonly place: number }
  rebuildStill: OfSeat
  warOver: object
  nextThreats: object
  cops: object
  control: object
  theEnd: object
}
