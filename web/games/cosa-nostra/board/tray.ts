// What the dice tray is about: an order at work, one that I am about to give or carry out, a named target, the last roll.

import type { Event, Seat } from '@backroom/engine'
import {
  type AboutPrompt,
  type Execution,
  fits,
  type GangsterId,
  type NostraEvent,
  type OrderId,
  type PrintedOrder,
  type TargetId,
} from '@backroom/games/cosa-nostra'
import { useRef } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, inViewOf, viewOf } from '../game.ts'

export interface Plan {
  readonly gangster: GangsterId
  readonly order: OrderId
  readonly target: TargetId | null
  /** LCN-24.3: what is pointed at is nothing that the order could hit. */
  readonly bluff: boolean
}

/** A roll of which the view keeps nothing any more, with what came of it. */
export interface Rolled {
  readonly gangster: GangsterId
  readonly order: OrderId
  readonly dice: readonly number[]
  readonly difficulty: number
  readonly outcome: string | null
}

/** LCN-24.3: one may point at anything with anything; only an Attack that fits can be shown. */
function isBluff(scene: Scene, order: PrintedOrder, target: TargetId | null, pointing: boolean): boolean {
  if (!pointing) return false
  return order.kind !== 'attack' || (target !== null && !fits(boxOf(scene), order, target))
}

function planned(scene: Scene, gangster: string, target: TargetId | null, pointing = false): Plan | null {
  const order = viewOf(scene).planned[gangster] ?? null
  const printed = order === null ? undefined : boxOf(scene).order[order]
  if (order === null || !printed) return null
  return { gangster, order, target, bluff: isBluff(scene, printed, target, pointing) }
}

/** The order whose odds I want to know: the one I look at, else the one I have named a target for. */
export function planInView(scene: Scene): Plan | null {
  const { prompt } = scene.picks
  if (!prompt) return null
  const { declared, executions } = viewOf(scene)
  const option = inViewOf(scene)
  if (prompt.key === 'declared') return declared && planned(scene, declared.gangster, declared.target, true)
  if (prompt.key === 'declareTarget') {
    const { gangster } = prompt.about as AboutPrompt<'declareTarget'>
    return planned(scene, gangster, option && 'target' in option ? option.target : null, true)
  }
  switch (option?.say) {
    case 'task':
      return { gangster: option.gangster, order: option.order, target: null, bluff: false }
    case 'run':
    case 'pay':
    case 'off':
    case 'declare':
    case 'rob':
      return planned(scene, option.gangster, null)
    case 'trap':
      return planned(scene, option.gangster, executions.at(-1)?.gangster ?? null)
    default:
      return null
  }
}

/** Sealed windows that look the same for everybody (LCN-R26). */
const WINDOWS: readonly string[] = ['rob', 'trap', 'doctor', 'scheme']

/** Who is asked in a sealed window now; nobody where none is open. */
export const thinkers = (scene: Scene): Seat[] =>
  scene.sight.waiting.filter(({ key }) => WINDOWS.includes(key)).map(({ seat }) => seat)

export const atWork = (scene: Scene): Execution | null => viewOf(scene).executions.at(-1) ?? null

function rolledIn(scene: Scene, events: readonly NostraEvent[], before: Rolled | null): Rolled | null {
  let rolled = before
  for (const event of events) {
    if (event.type === 'rolled') {
      const { gangster, order, dice, difficulty } = event
      rolled = { gangster, order, dice, difficulty, outcome: null }
    } else if (event.type === 'phase') rolled = null
    else if (rolled && event.type !== 'finished' && event.type !== 'markerHome') {
      const line = scene.words.event(event)
      if (line !== null) rolled = { ...rolled, outcome: line }
    }
  }
  return rolled
}

/** The last roll of this phase, remembered for as long as the board hangs. */
export function useLastRoll(scene: Scene): Rolled | null {
  const kept = useRef<Rolled | null>(null)
  const seen = useRef<readonly Event[] | undefined>(undefined)
  if (scene.recent && scene.recent.length > 0 && scene.recent !== seen.current) {
    seen.current = scene.recent
    kept.current = rolledIn(scene, scene.recent as readonly NostraEvent[], kept.current)
  }
  return kept.current
}
