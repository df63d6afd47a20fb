// The single components as one table looks at them: cards, buildings, mobsters, crates, ships and tiles.

import type { AssociateBonus, CrateBack, Effect } from '../effects/vocabulary.ts'
import type { Requirement } from './printed.ts'
import type { Components } from './schema.ts'
import type {
  CardId,
  CashPer,
  CrateId,
  District,
  Group,
  Kind,
  Letter,
  MobsterId,
  ObjectiveId,
  Operation,
  ShipId,
  SlotId,
  Zone,
} from '../words.ts'

/** One item of a list in the components file. */
type Printed<Part extends { readonly items: readonly unknown[] }> = Part['items'][number]

export interface Slot {
  readonly id: SlotId
  readonly kind: Kind
  readonly group: Group
  readonly cost: number
  readonly discards: number
}

type Building = Components['operationsBoard']['buildings'][number]

export const slotOf = ({ slot, kind, group, cost, discardCards = 0 }: Building): Slot => ({
  id: slot,
  kind,
  group,
  cost,
  discards: discardCards,
})

export interface Card {
  readonly id: CardId
  readonly type: Operation
  readonly leverage: number
  readonly range: number
  readonly sale: number
  readonly production: number
}

export function cardOf({ id, type, leverage, bonus }: Printed<Components['operationCards']>): Card {
  const sum = (op: Effect['op']) =>
    bonus.reduce((all, one) => (one.op === op && 'n' in one ? all + one.n : all), 0)
  return {
    id,
    type,
    leverage,
    range: sum('action_truck_range'),
    sale: sum('action_sell_limit'),
    production: sum('action_production'),
  }
}

export interface Mobster {
  readonly id: MobsterId
  readonly letter: Letter
  readonly strength: number
  /** SPK-9.5: what a war adds to it. */
  readonly warModifier: number
  readonly war: number
  readonly cost: number
  readonly bonus: AssociateBonus | null
}

export const mobsterOf = ({
  id,
  letter,
  strength,
  warModifier,
  cost,
  associateBonus,
}: Printed<Components['mobsters']>): Mobster => ({
  id,
  letter,
  strength,
  warModifier,
  war: strength + warModifier,
  cost,
  bonus: associateBonus,
})

export interface Crate {
  readonly id: CrateId
  readonly cash: { readonly per: CashPer; readonly rate: number; readonly max: number | null }
  readonly back: CrateBack
}

export const crateOf = ({ id, cash, back }: Printed<Components['crates']>): Crate => ({ id, cash, back })

export interface Ship {
  readonly id: ShipId
  readonly prices: readonly number[]
  readonly defence: readonly number[]
}

export const shipOf = ({ id, prices, defence }: Printed<Components['ships']>): Ship => ({
  id,
  prices,
  defence,
})

export interface Port {
  readonly id: string
  readonly district: District
  readonly zone: Zone
}

export interface Objective {
  readonly id: ObjectiveId
  readonly req: Requirement
  readonly spaces: number
  readonly safe: number
}

export const objectiveOf = ({ id, req, spaces, safe }: Printed<Components['bookObjectives']>): Objective => ({
  id,
  req,
  spaces,
  safe,
})

export interface ParkTile {
  readonly id: string
  readonly letter: Letter
  readonly number: number
  readonly req: Requirement
  readonly anyBuilding: boolean
}

export const parkTileOf = ({
  id,
  letter,
  number,
  req,
  countsNonOperating = false,
}: Printed<Components['centralParkObjectives']>): ParkTile => ({
  id,
  letter,
  number,
  req,
  anyBuilding: countsNonOperating,
})
