// What a pick would bring, as data: the abilities at hand, and who else may use them.

import type { Seat } from '@backroom/engine'
import type { Scene } from '../../kit/screen.ts'
import { type Ability, backsAt, boxOf, controller, moneyCard, type Option, turfOf, viewOf } from './game.ts'

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
export function gainOf(scene: Scene, key: string, option: Option): Gain | null {
  switch (option.say) {
    case 'playThug':
      return ofFront(scene, option.place)
    case 'playMember':
      return ofSpace(scene, option.place, option.figure)
    case 'completeHandJob':
    case 'completeOpenJob':
    case 'job':
      return ofJob(scene, option.job)
    case 'playAlly':
    case 'ally':
      return ofAlly(scene, option.ally)
    case 'front':
      // A figure that is moved may come without a shakedown.
      return key === 'destination' ? null : ofFront(scene, option.place)
    case 'space':
      return key === 'destination' ? null : ofSpace(scene, option.place, null)
    case 'back':
      return {
        ...NOTHING,
        from: [option.place],
        abilities: boxOf(scene).business[option.place]?.back ?? [],
      }
    default:
      return null
  }
}
