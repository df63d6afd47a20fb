// What an option of a prompt would bring and cost, before anybody commits to it. Nothing here guesses what is hidden.

import type { Option, Prompt } from '@backroom/engine'
import {
  type Effect,
  type Level,
  LEVELS,
  type Operation,
  raidsOn,
  type Side,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { ownSideOf } from '../game.ts'
import { building, cardPlan, site } from './building.ts'
import { effectLine, effectLines, raiseLines } from './effects.ts'
import { associateLines, crateLines, dockLines } from './fights.ts'
import { type Line, line, type Plan } from './line.ts'
import { drivePlan } from './tour.ts'
import { defencePlan, raidPlan, takeOverPlan } from './ways.ts'

const plain = (lines: readonly Line[]): Plan | null => (lines.length === 0 ? null : { lines, receipt: null })

const has = <K extends string>(option: Option, key: K): option is Option & Record<K, unknown> => key in option
const textIn = (option: Option, key: string): string => (has(option, key) ? String(option[key]) : '')
const numberIn = (option: Option, key: string): number => (has(option, key) ? Number(option[key]) : 0)

/** What the prompt speaks of, where it says so. */
const aboutOf = (prompt: Prompt, key: string): string => {
  const { about } = prompt
  return about && key in about ? String((about as Record<string, unknown>)[key]) : ''
}

const isLevel = (id: string): id is Level => (LEVELS as readonly string[]).includes(id)

/** SPK-13.4, 13.5: the rows of a contact from the top. */
function contactPlan(side: Side, contact: string): Plan | null {
  const rows = side.box.contact[contact]?.rows ?? []
  return plain(rows.flatMap((row) => effectLines(side, row)))
}

/** SPK-21.2: the owner of the moved capo is paid first. */
function swapPlan(side: Side, option: Option): Plan | null {
  const chain = contactPlan(side, textIn(option, 'contact'))
  return { lines: [line('risk', 'plan.swapPays'), ...(chain?.lines ?? [])], receipt: null }
}

/** SPK-23, SPK-27.4: what the card does when it is used, and its bottle if none like it is there yet. */
function helperPlan(side: Side, helper: string, take: boolean): Plan | null {
  const { box, open, own, seat } = side
  const known = box.helper[helper]
  if (!known) return null
  const lines = effectLines(side, known.effects)
  if (!take) return plain(lines)
  const family = open.families[seat]
  const mine = [...(family?.helpers ?? []), ...own.used].map((id) => box.helper[id]?.bottle)
  const value = mine.includes(known.bottle) ? 0 : (box.bottle[known.bottle] ?? 0)
  return plain([...lines, line('gain', 'plan.bottle', { money: value })])
}

const tokenPlan = (side: Side, token: string): Plan | null =>
  plain(effectLines(side, side.box.token[token] ?? []))

/** SPK-20.8: money into the safe, then the bonus of the space. */
function cookPlan(side: Side, objective: string): Plan | null {
  const known = side.box.objective[objective]
  if (!known) return null
  const bonus = effectLines(side, side.box.effects[`book:${objective}`] ?? [])
  return plain([line('gain', 'plan.intoSafe', { money: known.safe }), ...bonus])
}

/** SPK-20.2, 20.5: cards to discard, and what leverage costs there at once. */
function columnPlan({ box }: Side, option: Option): Plan | null {
  const column = numberIn(option, 'column')
  const leverage = box.components.turnOrderTrack.columns[column - 1]?.leverageCost ?? 0
  return plain([
    line('cost', 'plan.discards', { count: numberIn(option, 'cards') }),
    line('note', 'plan.column', { column, leverage }),
  ])
}

/** An action of a contact's row, read from its id `op:index`. */
function rowPlan(side: Side, prompt: Prompt, option: Option): Plan | null {
  const index = numberIn(option, 'index')
  const rows = side.box.contact[aboutOf(prompt, 'contact')]?.rows ?? []
  const op = option.id.slice(0, option.id.indexOf(':'))
  const effect = rows.map((row) => row[index]).find((one) => one?.op === op)
  return effect ? plain([effectLine(side, effect)]) : null
}

/** SPK-20.6. */
function restaurantPlan(side: Side, option: Option): Plan | null {
  const family = side.open.families[side.seat]
  const any: Effect = { op: 'play_operation', type: 'any' }
  switch (option.id) {
    case 'playCard':
      return plain([effectLine(side, any)])
    case 'playTokens':
      return plain([line('gain', 'plan.tokens', { count: family?.tokens.length ?? 0 })])
    default:
      return plain([line('gain', 'plan.books', { count: family?.books.board ?? 0 })])
  }
}

/** SPK-19.7: what a ship brings; the sum too where the own people are enough to beat it. */
function shipPlan(side: Side, ship: string): Plan | null {
  const { open, box } = side
  const there = open.ships.find((one) => one.ship === ship)
  if (!there) return null
  const [way] = raidsOn(side, there)
  // SPK-R37: where the own people are enough nobody is asked.
  if (way && way.cost + way.goons === 0) return raidPlan(side, way, ship)
  // The goons that go are still to be chosen, and some crates count goons.
  const counted = box.crate[there.crate ?? '']?.cash.per === 'goons'
  return plain([
    ...crateLines(side, there, counted ? (way?.goons ?? 0) : 0),
    line('gain', 'plan.stolenBarrel'),
  ])
}

function deckPlan(side: Side, deck: string): Plan | null {
  const top = side.open.deckTops[deck as Operation]
  return top === null ? null : cardPlan(side, top, null)
}

/** All of it by the key of the prompt. */
export function planFor(side: Side, prompt: Prompt, option: Option): Plan | null {
  const { id } = option
  if (id === 'none' || id === 'stop') return null
  switch (prompt.key) {
    case 'placeCapo':
      return contactPlan(side, id)
    case 'parkSwap':
      return swapPlan(side, option)
    case 'contactRow':
      return rowPlan(side, prompt, option)
    case 'restaurant':
      return restaurantPlan(side, option)
    case 'useHelper':
    case 'copyHelper':
      return helperPlan(side, id, false)
    case 'takeHelper':
      return helperPlan(side, id, true)
    case 'draw':
      return deckPlan(side, id)
    case 'takeToken':
    case 'playToken':
    case 'parkBonus':
    case 'layTokens':
      return tokenPlan(side, textIn(option, 'token'))
    case 'raise':
      return isLevel(id) ? plain(raiseLines(side, id)) : null
    case 'raiseAgain': {
      const level = aboutOf(prompt, 'target')
      return isLevel(level) ? plain(raiseLines(side, level, 1)) : null
    }
    case 'playCard':
      return cardPlan(side, id, { range: Number(aboutOf(prompt, 'range')) })
    case 'firstCard':
    case 'discard':
      return cardPlan(side, id, null)
    case 'build':
    case 'firstBuilding':
      return building(side, id)
    case 'site':
    case 'firstSite':
      return site(side, option, aboutOf(prompt, 'slot'), aboutOf(prompt, 'ignoreDefence') === 'true')
    case 'takeOver':
      return takeOverPlan(side, option, aboutOf(prompt, 'slot'), aboutOf(prompt, 'space'))
    case 'defend':
      return defencePlan(side, option, aboutOf(prompt, 'space'), Number(aboutOf(prompt, 'strength')))
    case 'raid':
      return raidPlan(side, option, aboutOf(prompt, 'ship'))
    case 'ambush':
      return shipPlan(side, id)
    case 'associate':
      return plain(associateLines(side, id))
    case 'member':
    case 'setUpDock':
      return id === 'vip'
        ? plain([line('gain', 'plan.vip')])
        : plain(dockLines(side, numberIn(option, 'row') - 1))
    case 'dockBonus':
      return plain(dockLines(side, numberIn(option, 'row')))
    case 'changeTurnOrder':
      return columnPlan(side, option)
    case 'cook':
      return cookPlan(side, id)
    case 'drive':
      return drivePlan(side, option, prompt)
    default:
      return null
  }
}

export function planOf(scene: Scene, option: Option): Plan | null {
  const side = ownSideOf(scene)
  const { prompt } = scene.picks
  return side && prompt ? planFor(side, prompt, option) : null
}
