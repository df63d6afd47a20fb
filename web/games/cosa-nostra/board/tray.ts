// What the dice tray is about: an order at work, one that I am about to give or carry out, a named target, the last roll.

import type { Event, Seat } from '@backroom/engine'
import {
  type Execution,
  fits,
  type GangsterId,
  type OrderId,
  type PrintedOrder,
  type TargetId,
} from '@backroom/games/cosa-nostra'
import { useRef } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { readTurn } from '../places.ts'

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

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter(isNumber) : [])

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

const aboutText = (about: object | undefined, name: string): string | null => {
  const value: unknown = about && name in about ? about[name as keyof typeof about] : null
  return isText(value) ? value : null
}

/** The order whose odds I want to know: the one I look at, else the one I have named a target for. */
export function planInView(scene: Scene): Plan | null {
  const { inView, prompt } = scene.picks
  if (!prompt) return null
  const view = viewOf(scene)
  const pointing = aboutText(prompt.about, 'gangster')
  if (prompt.key === 'declared' && pointing !== null)
    return planned(scene, pointing, aboutText(prompt.about, 'target'), true)
  if (prompt.key === 'declareTarget' && pointing !== null)
    return planned(scene, pointing, inView?.id ?? null, true)
  if (!inView) return null
  const pick = readTurn(inView.id)
  if (pick?.do === 'task') return { gangster: pick.gangster, order: pick.order, target: null, bluff: false }
  if (pick && 'gangster' in pick && pick.do !== 'play' && pick.do !== 'buy')
    return planned(scene, pick.gangster, null)
  const [head, man] = inView.id.split(':')
  if (man === undefined || !(head === 'rob' || head === 'trap')) return null
  return planned(scene, man, head === 'trap' ? (view.executions.at(-1)?.gangster ?? null) : null)
}

/** Sealed windows that look the same for everybody (LCN-R26). */
const WINDOWS: readonly string[] = ['rob', 'trap', 'doctor', 'scheme']

/** Who is asked in a sealed window now; nobody where none is open. */
export const thinkers = (scene: Scene): Seat[] =>
  scene.sight.waiting.filter(({ key }) => WINDOWS.includes(key)).map(({ seat }) => seat)

export const atWork = (scene: Scene): Execution | null => viewOf(scene).executions.at(-1) ?? null

function rolledIn(scene: Scene, events: readonly Event[], before: Rolled | null): Rolled | null {
  let rolled = before
  for (const event of events) {
    if (
      event.type === 'rolled' &&
      isText(event.gangster) &&
      isText(event.order) &&
      isNumber(event.difficulty)
    )
      rolled = {
        gangster: event.gangster,
        order: event.order,
        dice: numbersIn(event.dice),
        difficulty: event.difficulty,
        outcome: null,
      }
    else if (event.type === 'phase') rolled = null
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
    kept.current = rolledIn(scene, scene.recent, kept.current)
  }
  return kept.current
}
