// Setting the table. SPK-1 to SPK-4.

import { describe, expect, it } from 'vitest'
import { leverageCost } from './rules/strength.ts'
import { handCount, must, reputationOf } from './state.ts'
import { COLORS, newTable } from './testing/table.ts'
import { OPERATIONS, ZONES } from './words.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e']
const zonesOf = (table: ReturnType<typeof newTable>, districts: readonly number[]) =>
  ZONES.map((zone) => districts.filter((one) => table.box.zoneOf[one] === zone).length)

describe('the board', () => {
  it('SPK-1.1 SPK-1.4 eleven player rounds in four acts from 1921 to 1932', () => {
    const { acts } = newTable(4).box
    expect(acts.map((act) => act.rounds)).toEqual([4, 3, 3, 1])
    expect(acts.flatMap((act) => act.years).at(0)).toBe(1921)
    expect(acts.flatMap((act) => act.years).at(-1)).toBe(1932)
  })

  it.each([
    [2, '1-2'],
    [3, '3-4'],
    [4, '3-4'],
  ])('SPK-3.1 %i families play on side %s', (players, side) => {
    expect(newTable(players).box.numbers.boardSide).toBe(side)
  })

  it('SPK-2.8 two spaces in a district, three Uptown, two there with two families', () => {
    const spaces = (players: number) =>
      newTable(players)
        .box.spacesIn.slice(1)
        .map((one) => one.length)
    const two = Array<number>(16).fill(2)
    expect(spaces(2)).toEqual(two)
    expect(spaces(4)).toEqual([...two.slice(0, 12), 3, 3, 3, 3])
  })

  it.each(SEEDS)('SPK-3.2 two districts are blocked Downtown and Midtown, one Uptown (%s)', (seed) => {
    const table = newTable(2, {}, seed)
    expect(zonesOf(table, table.open.blocked)).toEqual([2, 2, 1])
  })

  it('SPK-R3 nothing is blocked with three or four families', () => {
    expect(newTable(3).open.blocked).toEqual([])
    expect(newTable(4).open.blocked).toEqual([])
  })

  it.each(SEEDS)(
    'SPK-3.3 SPK-3.8 SPK-3.9 every district token is used once, blocked ones are out (%s)',
    (seed) => {
      const { open, secret } = newTable(2, {}, seed)
      const mobbed = open.mobs.flatMap((mob, district) => (mob ? [district] : []))
      const all = [...open.blocked, ...mobbed, ...open.threats, ...secret.threatStacks.flat()]
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
      expect(open.threats).toHaveLength(2)
      expect(secret.threatStacks.map((stack) => stack.length)).toEqual([2, 3])
      const four = newTable(4, {}, seed)
      expect(four.open.threats).toHaveLength(3)
      expect(four.secret.threatStacks.map((stack) => stack.length)).toEqual([3, 4])
    },
  )

  it('SPK-3.4 SPK-3.5 six A mobsters, four with two families', () => {
    const tilesOn = (players: number) => newTable(players).open.mobs.filter((mob) => mob !== null)
    expect(tilesOn(4)).toHaveLength(6)
    expect(tilesOn(2)).toHaveLength(4)
    expect(newTable(2).secret.tilesGone).toHaveLength(2)
    const table = newTable(4)
    for (const mob of tilesOn(4)) expect(must(table.box.mobster, mob.tile).letter).toBe('A')
  })

  it('SPK-3.6 SPK-3.7 strength lies face up, and a speakeasy stands beside every space of these districts alone', () => {
    const { open, box } = newTable(4)
    open.mobs.forEach((mob, district) => {
      expect(mob?.faceUp ?? true).toBe(true)
      for (const place of box.spacesIn[district] ?? []) expect(open.spaces[place]?.mob).toBe(mob !== null)
    })
    const standing = open.spaces.filter((space) => space.mob).length
    expect(open.mobSupply + standing).toBe(24)
  })

  it('SPK-3.11 SPK-3.12 SPK-3.13 four cops, four coming, two stacks of four, each district once', () => {
    const { open, secret } = newTable(3)
    expect([open.cops.length, open.patrols.length]).toEqual([4, 4])
    expect(secret.patrolStacks.map((stack) => stack.length)).toEqual([4, 4])
    expect(new Set([...open.cops, ...open.patrols, ...secret.patrolStacks.flat()]).size).toBe(16)
  })

  it('SPK-3.11 a blocked district may receive a cop', () => {
    const seeds = Array.from({ length: 30 }, (_, i) => `cop ${i}`)
    const found = seeds.some((seed) => {
      const { blocked, cops } = newTable(2, {}, seed).open
      return blocked.some((district) => cops.includes(district))
    })
    expect(found).toBe(true)
  })

  it('SPK-3.14 a city token on every space of every unblocked district, mobsters or not', () => {
    const four = newTable(4).open
    expect(four.spaces.every((space) => space.token !== null)).toBe(true)
    const { open, box } = newTable(2)
    open.spaces.forEach((space, place) => {
      const { district = 0 } = box.spaces[place] ?? {}
      expect(space.token === null).toBe(open.blocked.includes(district))
    })
  })

  it('SPK-3.15 SPK-R28 SPK-R75 three open tokens, an empty middle column of three, three stacks as equal as possible', () => {
    const heights = (players: number) => newTable(players).secret.tokenStacks.map((stack) => stack.length)
    expect(heights(4)).toEqual([5, 5, 5])
    expect(heights(2)).toEqual([10, 10, 9])
    const { tokenOpen, tokenMiddle } = newTable(4).open
    expect(tokenOpen.every((token) => token !== null)).toBe(true)
    expect(tokenOpen).toHaveLength(3)
    expect(tokenMiddle).toEqual([[], [], []])
  })

  it.each(SEEDS)('SPK-3.16 SPK-R60 three zone objectives with different numbers (%s)', (seed) => {
    const { open, box } = newTable(4, {}, seed)
    const numbers = ZONES.map((zone) => must(box.zoneTile, open.zoneTiles[zone]).number)
    expect(new Set(numbers).size).toBe(3)
  })

  it.each(SEEDS)(
    'SPK-3.17 SPK-R12 Central Park has A, A, B, B, C, all with different numbers (%s)',
    (seed) => {
      const { open, box } = newTable(4, {}, seed)
      const tiles = open.parkTiles.map((tile) => must(box.parkTile, tile))
      expect(tiles.map((tile) => tile.letter).join('')).toBe('AABBC')
      expect(new Set(tiles.map((tile) => tile.number)).size).toBe(5)
    },
  )

  it('SPK-3.18 one card of each type for everybody, and the top card of each deck is seen', () => {
    const table = newTable(4)
    for (const color of COLORS)
      expect(table.own(color).dealt.map((card) => must(table.box.card, card).type)).toEqual([...OPERATIONS])
    const seen = table.view('spectator')
    for (const type of OPERATIONS) {
      expect(seen.deckCounts[type]).toBe(8)
      expect(must(table.box.card, seen.deckTops[type] ?? '').type).toBe(type)
    }
  })

  it('SPK-3.19 three of 21 helper cards lie open', () => {
    const { open, secret } = newTable(3)
    expect([open.helperRow.length, secret.helperDeck.length]).toEqual([3, 18])
  })

  it('SPK-3.20 SPK-3.21 five barrels and a crate on each ship, each at a port of its own', () => {
    const { open, secret } = newTable(3)
    const { ships } = open
    for (const ship of ships) expect(ship).toMatchObject({ barrels: 5, crate: expect.any(String) })
    expect(new Set(ships.map((ship) => ship.port)).size).toBe(4)
    expect(secret.crates).toHaveLength(13)
  })

  it('SPK-2.1 SPK-2.11 SPK-3.22 the rest forms the supply: barrels, leverage, six goon spaces each', () => {
    const { open, box } = newTable(4)
    expect([open.barrels, open.leverage]).toEqual([20, 20])
    const { componentCounts: counts, operationsBoard } = box.components
    expect(operationsBoard.goonSpaces.length * 4).toBe(counts.goons)
    expect(Object.keys(box.mobster)).toHaveLength(20)
    expect(Object.keys(box.crate)).toHaveLength(18)
  })

  it('SPK-3.10 SPK-4.7 all zone markers, the mobsters included, stand on the lowest space', () => {
    expect(newTable(3).open.control).toEqual({
      downtown: [0, 0, 0, 0],
      midtown: [0, 0, 0, 0],
      uptown: [0, 0, 0, 0],
    })
  })
})

describe('the families', () => {
  const table = newTable(4)
  const family = table.family('blue')

  it('SPK-4.1 SPK-4.8 all levels are 1 and reputation is their sum, 5', () => {
    expect(Object.values(family.levels)).toEqual([1, 1, 1, 1, 1])
    expect(reputationOf(family)).toBe(5)
  })

  it('SPK-2.2 SPK-4.2 SPK-R68 eight speakeasies, a still in the middle group, three nightclubs and casinos', () => {
    const kinds = family.slots.map((slot) => must(table.box.slot, slot).kind)
    const count = (kind: string) => kinds.filter((one) => one === kind).length
    expect([count('speakeasy'), count('still'), count('nightclub'), count('casino')]).toEqual([8, 1, 3, 3])
    expect(must(table.box.slot, 'D1').group).toBe('middle')
    expect([family.capos, family.books.supply]).toEqual([4, 10])
  })

  it('SPK-4.3 SPK-4.4 SPK-4.5 one goon, no associate, no truck on the map', () => {
    expect(family).toMatchObject({ goons: 1, associate: 0, trucks: [{ at: 0 }, { at: 0 }] })
  })

  it('SPK-4.6 15 in the pocket and 30 in the safe', () => {
    expect(newTable(4).holdings('blue')).toMatchObject({ pocket: 15, safe: 30 })
  })

  it('SPK-4.9 two of twelve members wait at the reputation track', () => {
    expect(family.members).toEqual({ supply: 10, waiting: 2, vip: 0, gone: 0 })
  })

  it('SPK-4.10 SPK-R45 the starting player stands leftmost and the others follow clockwise', () => {
    expect(newTable(4, { first: 2 }).order).toEqual(['green', 'purple', 'yellow', 'blue'])
    const starts = new Set(
      SEEDS.concat('f', 'g', 'h', 'i').map((s) => newTable(4, { first: null }, s).order[0]),
    )
    expect(starts.size).toBeGreaterThan(1)
  })

  it('SPK-4.11 SPK-R17 three columns with three families, two with two', () => {
    expect(newTable(3).open.upper).toHaveLength(3)
    expect(newTable(3).open.lower).toEqual([null, null, null])
    expect(newTable(2).open.upper).toHaveLength(2)
    const two = newTable(2)
    expect([0, 1].map((seat) => leverageCost(two.open, two.box, seat))).toEqual([4, 3])
  })

  it('SPK-3.18 SPK-2.6 a hand starts with four cards and has no limit', () => {
    expect(handCount(newTable(4).own('blue'))).toBe(4)
  })
})

describe('SPK-4.12 the docks with two families', () => {
  it('SPK-D1 each puts a member on a free dock space, the last in turn order first, and gains the bonus', () => {
    const two = newTable(2)
    expect(two.asked).toEqual({ blue: 'setUpDock' })
    expect(two.options('blue')).toHaveLength(12)
    two.answers('blue', 'downtown-1')
    expect(two.family('blue').goons).toBe(2)
    expect(two.asked).toEqual({ yellow: 'setUpDock' })
    expect(two.options('yellow')).not.toContain('downtown-1')
    two.answers('yellow', 'uptown-2')
    expect(two.family('yellow')).toMatchObject({ books: { board: 1 }, members: { supply: 9 } })
    expect(two.asked).toEqual({ blue: 'firstBuilding' })
  })

  it('nobody else does', () => {
    expect(newTable(3).asked).toEqual({ green: 'firstBuilding' })
  })
})
