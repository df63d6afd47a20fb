// What a pick would bring, as data: the abilities at hand, and who else may use them.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../kit/screen.ts'
import { type Ability, backsAt, boxOf, controller, moneyCard, turfOf, viewOf } from './game.ts'
import { placeOf, readTurn } from './places.ts'

export interface Gain {
  /** Ids whose names say where it comes from: a business, turfs, a job, an ally. */
  readonly from: readonly string[]
  /** The figure that would be sent. */
  readonly figure: string | null
  readonly abilities: readonly Ability[]
  /** Money that a job pays besides its ability. */
  readonly money: readonly string[]
  /** COR-5.6: the rival who controls the turf and may use the front too. */
  readonly sharer: { readonly seat: Seat; readonly turf: string } | null
}

const NOTHING = { figure: null, money: [], sharer: null } as const

function ofFront(scene: Scene, business: string): Gain {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const turf = turfOf(view, box, business)
  const holder = controller(view, turf)
  const sharer = holder === null || holder === scene.viewer ? null : { seat: holder, turf }
  return { ...NOTHING, from: [business], abilities: box.business[business]?.front ?? [], sharer }
}

function ofSpace(scene: Scene, space: string, figure: string | null): Gain {
  const view = viewOf(scene)
  const box = boxOf(scene)
  return {
    ...NOTHING,
    figure,
    from: box.space[space]?.turfs ?? [],
    abilities: box.backs(backsAt(view, box, space)),
  }
}

function ofJob(scene: Scene, id: string): Gain {
  const job = boxOf(scene).job[id]
  return { ...NOTHING, from: [id], abilities: job?.ability ?? [], money: (job?.money ?? []).map(moneyCard) }
}

const ofAlly = (scene: Scene, ally: string): Gain => ({
  ...NOTHING,
  from: [ally],
  abilities: boxOf(scene).ally[ally]?.effects ?? [],
})

/** What this option of this prompt would bring; null where there is nothing to say beforehand. */
export function gainOf(scene: Scene, key: string, option: string): Gain | null {
  if (placeOf(key, option) === null) return null
  const pick = key === 'turn' ? readTurn(option) : null
  switch (pick?.do) {
    case 'thug':
      return ofFront(scene, pick.business)
    case 'member':
      return ofSpace(scene, pick.space, pick.figure)
    case 'handJob':
    case 'openJob':
      return ofJob(scene, pick.job)
    case 'ally':
      return ofAlly(scene, pick.ally)
    default:
      break
  }
  if (key === 'useFront') return ofFront(scene, option)
  if (key === 'useBack')
    return { ...NOTHING, from: [option], abilities: boxOf(scene).business[option]?.back ?? [] }
  if (key === 'keepJob') return ofJob(scene, option)
  if (key === 'takeAlly') return ofAlly(scene, option)
  if (key !== 'placeNeutral') return null
  if (option.startsWith('fs-')) return ofSpace(scene, option, null)
  return boxOf(scene).business[option] ? ofFront(scene, option) : null
}
