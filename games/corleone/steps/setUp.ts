// Setting the table. COR-3.

import type { Seat } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import type { Options } from '../options.ts'
import type { Corleone, CorTable, Family, GoodsCount, MoneyCount } from '../state.ts'
import { fillOpenJobs, layAllies, layTile } from './act.ts'
import { keepJob, takeMoney } from '../rules/supply.ts'
import { type FamilyId, NEUTRALS } from '../words.ts'

const noMoney = (): MoneyCount => ({ $1: 0, $2: 0, $3: 0, $5: 0 })

function moneyIn({ components }: Box): MoneyCount {
  const money = noMoney()
  for (const { value, count } of components.money.list) money[`$${value}`] = count
  return money
}

function goodsIn({ components }: Box): GoodsCount {
  const goods: GoodsCount = { gun: 0, booze: 0, bloodMoney: 0, narcotics: 0 }
  for (const { id, count } of components.goods.list) goods[id] = count
  return goods
}

/** COR-R45: a chosen family where there is one, else any that is free. */
function familiesOf(box: Box, options: Options, table: CorTable): FamilyId[] {
  const chosen = options.families ?? []
  const free = table.shuffle(box.families.filter((family) => !chosen.includes(family)))
  return Array.from({ length: box.seats }, (_, seat) => chosen[seat] ?? (free.pop() as FamilyId))
}

function newFamily(box: Box, family: FamilyId): Family {
  const figures = Object.values(box.figure).filter((figure) => figure.family === family)
  const members = figures.filter((figure) => figure.kind === 'familyMember')
  // COR-3.11: the Don only; the others wait at the act track.
  const here = members.filter((figure) => 'fromAct' in figure && figure.fromAct <= 1)
  return {
    family,
    jobs: [],
    played: [],
    // COR-3.10: two thugs, three with two players.
    thugs: figures
      .filter((figure) => figure.kind === 'thug')
      .slice(0, box.thugs)
      .map((figure) => figure.id),
    members: here.map((figure) => figure.id),
    coming: members.filter((figure) => !here.includes(figure)).map((figure) => figure.id),
    markers: box.markers,
  }
}

export function setUp(box: Box, seats: number, options: Options, table: CorTable): Corleone {
  const { components } = box
  const tiles = (color: 'blue' | 'red') =>
    table.shuffle(components.businessTiles.list.filter((tile) => tile.color === color).map((tile) => tile.id))
  const families = familiesOf(box, options, table)
  const deck = table.shuffle(components.jobs.list.flatMap((job) => Array<string>(job.count).fill(job.id)))
  const state: Corleone = {
    open: {
      act: 1,
      phase: 'openNewBusiness',
      horseHead: 0,
      turn: null,
      skips: 0,
      seats: families.map((family) => newFamily(box, family)),
      bank: { money: moneyIn(box), goods: goodsIn(box) },
      jobDiscard: [],
      openJobs: Array<null>(box.openJobs).fill(null),
      tiles: Object.fromEntries(box.numbered.map((turf) => [turf, null])),
      allyRow: [],
      alliesGone: [],
      onFront: Object.fromEntries(
        box.turfs.filter((t) => box.business[t.printed]?.front).map((t) => [t.printed, null]),
      ),
      onSpace: Object.fromEntries(box.spaces.map((space) => [space.id, null])),
      chief: null,
      beside: [...NEUTRALS],
      hudson: [],
      control: Object.fromEntries(box.numbered.map((turf) => [turf, []])),
      onTable: null,
      owing: null,
      drawer: null,
      vacated: null,
      used: [],
      bribes: Array<null>(seats).fill(null),
    },
    secret: {
      hands: families.map(() => []),
      suitcases: families.map(noMoney),
      drawn: [],
      deck,
      tileStacks: { blue: tiles('blue'), red: tiles('red') },
      allyBox: components.allies.list.map((ally) => ally.id),
    },
  }
  for (const turf of box.setupTurfs) layTile(state, 'blue', turf, table)
  fillOpenJobs(state, table)
  layAllies(state, table)
  for (let seat = 0; seat < seats; seat++) dealHand(state, box, seat)
  // COR-3.14: nobody here saw the film last; chance decides.
  state.open.horseHead = table.below(seats)
  table.tell({ type: 'began', seat: state.open.horseHead })
  table.then('startAct', {})
  return state
}

/** COR-3.13: one $1, one $2, one $3 and two random jobs, kept secret. */
function dealHand(state: Corleone, box: Box, seat: Seat): void {
  const { money, randomJobs } = box.components.players.startingHand
  for (const value of money) takeMoney(state, seat, value)
  for (let i = 0; i < randomJobs; i++) {
    const job = state.secret.deck.pop()
    if (job) keepJob(state, seat, job)
  }
}
