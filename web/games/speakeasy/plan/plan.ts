// What an option of a prompt would bring and cost, before anybody commits to it. Nothing here guesses what is hidden.

import type { Option, Prompt } from '@backroom/engine'
import {
  type Choice,
  type Operation,
  raidsOn,
  type RestaurantAction,
  type Side,
  type Site,
  type SpeakeasyOption,
  type Support,
} from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { aboutOf, optionOf, ownSideOf } from '../game.ts'
import { building, cardPlan, site } from './building.ts'
import { effectLine, effectLines, raiseLines } from './effects.ts'
import { associateLines, crateLines, dockLines } from './fights.ts'
import { type Line, line, type Plan } from './line.ts'
import { drivePlan } from './tour.ts'
import { defencePlan, raidPlan, takeOverPlan } from './ways.ts'

const plain = (lines: readonly Line[]): Plan | null => (lines.length === 0 ? null : { lines, receipt: null })

/** SPK-13.4, 13.5: the rows of a contact from the top. */
function contactPlan(side: Side, contact: string): Plan | null {
  const rows = side.box.contact[contact]?.rows ?? []
  return plain(rows.flatMap((row) => effectLines(side, row)))
}

/** SPK-21.2: the owner of the moved capo is paid first. */
function swapPlan(side: Side, contact: string): Plan | null {
  const chain = contactPlan(side, contact)
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
function columnPlan({ box }: Side, { column, cards }: Choice<'column'>): Plan | null {
  const leverage = box.components.turnOrderTrack.columns[column - 1]?.leverageCost ?? 0
  return plain([
    line('cost', 'plan.discards', { count: cards }),
    line('note', 'plan.column', { column, leverage }),
  ])
}

/** An action of a contact's row. */
function rowPlan(side: Side, prompt: Prompt, index: number): Plan | null {
  const about = aboutOf(prompt, 'contactRow')
  const effect = about && side.box.contact[about.contact]?.rows[about.row]?.[index]
  return effect ? plain([effectLine(side, effect)]) : null
}

/** SPK-20.6. */
function restaurantPlan(side: Side, action: RestaurantAction): Plan | null {
  const family = side.open.families[side.seat]
  switch (action) {
    case 'playCard':
      return plain([effectLine(side, { op: 'play_operation', type: 'any' })])
    case 'playTokens':
      return plain([line('gain', 'plan.tokens', { count: family?.tokens.length ?? 0 })])
    case 'cookBooks':
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

function deckPlan(side: Side, deck: Operation): Plan | null {
  const top = side.open.deckTops[deck]
  return top === null ? null : cardPlan(side, top, null)
}

/** Ways to fight, by what is fought for. */
function supportPlan(side: Side, prompt: Prompt, way: Support): Plan | null {
  const takeOver = aboutOf(prompt, 'takeOver')
  if (takeOver) return takeOverPlan(side, way, takeOver.slot, takeOver.space)
  const defend = aboutOf(prompt, 'defend')
  return defend && defencePlan(side, way, defend.space, defend.strength)
}

/** A space where a building can come, as the question names the building. */
function sitePlan(side: Side, prompt: Prompt, option: Site): Plan | null {
  const about = aboutOf(prompt, 'site')
  const slot = about?.slot ?? aboutOf(prompt, 'firstSite')?.slot
  return slot === undefined ? null : site(side, option, slot, about?.ignoreDefence ?? false)
}

/** Some things stand in several questions. */
function cardAt(side: Side, prompt: Prompt, card: string): Plan | null {
  const about = aboutOf(prompt, 'playCard')
  return cardPlan(side, card, about && { range: about.range })
}

/** All of it by what is picked. */
export function planFor(side: Side, prompt: Prompt, option: SpeakeasyOption): Plan | null {
  switch (option.say) {
    case 'contact':
      return contactPlan(side, option.contact)
    case 'swapCapo':
      return swapPlan(side, option.contact)
    case 'restaurant.playCard':
    case 'restaurant.playTokens':
    case 'restaurant.cookBooks':
      return restaurantPlan(side, option.action)
    case 'helper':
      return helperPlan(side, option.helper, prompt.key === 'takeHelper')
    case 'deck':
      return deckPlan(side, option.deck)
    case 'tokenThere':
    case 'token':
    case 'layToken':
      return tokenPlan(side, option.token)
    case 'raiseLevel':
      return plain(raiseLines(side, option.level))
    case 'raiseAgain': {
      const about = aboutOf(prompt, 'raiseAgain')
      return about && plain(raiseLines(side, about.target, 1))
    }
    case 'card':
      return cardAt(side, prompt, option.card)
    case 'slot':
      return building(side, option.slot)
    case 'openHere':
    case 'takeOverHere':
    case 'upgradeHere':
      return sitePlan(side, prompt, option)
    case 'supportAlone':
    case 'supportPaid':
    case 'supportFree':
      return supportPlan(side, prompt, option)
    case 'ambushWith': {
      const about = aboutOf(prompt, 'raid')
      return about && raidPlan(side, option, about.ship)
    }
    case 'ship':
      return shipPlan(side, option.ship)
    case 'mobster':
      return plain(associateLines(side, option.mobster))
    case 'toVip':
      return plain([line('gain', 'plan.vip')])
    case 'toDock':
      // Whoever comes home from the docks gains nothing there.
      return prompt.key === 'memberReturns' ? null : plain(dockLines(side, option.row - 1))
    case 'dockBonus':
      return plain(dockLines(side, option.row))
    case 'column':
      return columnPlan(side, option)
    case 'objective':
      return cookPlan(side, option.objective)
    case 'truckEnter':
    case 'truckMove':
    case 'truckLoad':
    case 'truckBuy':
    case 'truckUnload':
      return drivePlan(side, option, prompt)
    default:
      return 'index' in option ? rowPlan(side, prompt, option.index) : null
  }
}

export function planOf(scene: Scene, option: Option): Plan | null {
  const side = ownSideOf(scene)
  const { prompt } = scene.picks
  return side && prompt ? planFor(side, prompt, optionOf(option)) : null
}
