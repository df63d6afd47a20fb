// Every order that is not a Cash Job. LCN-14, LCN-R20, R21, R37, R38, R65.

import { describe, expect, it } from 'vitest'
import { B1, G1, G2, ORDER, R1, R2, R3, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

const attack = (order: string, target: string, eyes: readonly number[], more: object = {}) =>
  tableOf(3, {
    planned: { [Y2]: order },
    cash: { blundetto: 2000, dimaggio: 20000, calmuti: 20000 },
    ...more,
  })
    .action('blundetto')
    .attacks('blundetto', Y2, target, ...eyes)
const runs = (order: string, eyes: readonly number[], more: object = {}) =>
  tableOf(3, {
    planned: { [Y2]: order },
    cash: { blundetto: 20000, dimaggio: 20000, calmuti: 2000 },
    ...more,
  })
    .action('blundetto')
    .runs('blundetto', Y2, ...eyes)

const counts = (type: string): number[] =>
  [1, 2, 3, 4].map(
    (round) =>
      tableOf(3).box.components.orderCards.filter((card) => card.round === round && card.type === type)
        .length,
  )

describe('Attacks', () => {
  it('LCN-14.1 Assault on a Businessman deactivates with one success at difficulty 2', () => {
    expect(counts('assault-on-businessman')).toEqual([2, 1, 0, 0])
    const table = attack(ORDER.assault, 'biz-lawyer-1', [2, 2])
    expect(table.business('biz-lawyer-1')).toMatchObject({ active: false, owner: 1 })
    expect(attack(ORDER.assault, 'biz-lawyer-1', [1, 1]).business('biz-lawyer-1')?.active).toBe(true)
  })

  it('LCN-14.2, LCN-X1 Theft takes the lower or the higher sum from the player’s cash', () => {
    expect(counts('theft')).toEqual([2, 2, 1, 2])
    const theft = (...eyes: number[]) => {
      const table = tableOf(3, { planned: { [R3]: ORDER.theft }, cash: { dimaggio: 9000 } })
        .action('calmuti')
        .attacks('calmuti', R3, 'seat-1', ...eyes)
      return [table.cash('calmuti') - 2000, table.cash('dimaggio')]
    }
    expect(theft(1, 4, 5)).toEqual([5000, 4000])
    expect(theft(1, 2, 5)).toEqual([3000, 6000])
  })

  it('LCN-14.3 Property Damage costs the other 2,000 or 5,000 and brings nothing', () => {
    expect(counts('property-damage')).toEqual([2, 0, 0, 0])
    const table = attack(ORDER.damage, 'seat-1', [3, 3])
    expect([table.cash('dimaggio'), table.cash('blundetto')]).toEqual([15000, 2000])
    expect(attack(ORDER.damage, 'seat-1', [3, 1]).cash('dimaggio')).toBe(18000)
  })

  it('LCN-14.4 Vandalism deactivates a company', () => {
    expect(counts('vandalism')).toEqual([1, 1, 0, 0])
    expect(attack(ORDER.vandalism, 'biz-garage-1', [3, 1]).business('biz-garage-1')?.active).toBe(false)
  })

  it('LCN-14.5 Murder of a Businessman deactivates with one success and murders with two', () => {
    expect(counts('businessman-murder')).toEqual([0, 1, 2, 1])
    expect(attack(ORDER.businessmanMurder, 'biz-lawyer-1', [3, 1]).business('biz-lawyer-1')?.active).toBe(
      false,
    )
    expect(attack(ORDER.businessmanMurder, 'biz-lawyer-1', [3, 3]).business('biz-lawyer-1')).toBeUndefined()
  })

  it('LCN-14.6 Arson deactivates with one success and destroys with two', () => {
    expect(counts('arson')).toEqual([0, 0, 1, 1])
    expect(attack(ORDER.arson, 'biz-garage-1', [4, 1]).business('biz-garage-1')?.active).toBe(false)
    const table = attack(ORDER.arson, 'biz-garage-1', [4, 4])
    expect(table.state.open.deckBottom[0]).toBe('biz-garage-1')
  })

  it('LCN-14.7 Car Bomb deactivates with one success and murders with two', () => {
    expect(counts('car-bomb')).toEqual([0, 0, 1, 1])
    expect(attack(ORDER.carBomb, G1, [4, 1]).gangster(G1)).toMatchObject({ active: false, where: 'play' })
    expect(attack(ORDER.carBomb, G1, [4, 4]).gangster(G1).where).toBe('dead')
  })

  it('LCN-14.8 Murder kills with two successes', () => {
    expect(counts('murder')).toEqual([0, 0, 3, 2])
    expect(attack(ORDER.murder, G2, [2, 2]).family('blundetto').trophies).toEqual([G2])
  })

  it('LCN-14.9, LCN-R20 Drive-by Shooting kills with one success', () => {
    expect(counts('drive-by')).toEqual([0, 0, 0, 2])
    expect(attack(ORDER.driveBy, G2, [2, 1]).family('blundetto').trophies).toEqual([G2])
  })

  it('LCN-14.10, LCN-R21, LCN-R17, LCN-X22, LCN-25.7 no success brings return fire with the target’s strength against the attacker’s', () => {
    const position = {
      planned: { [Y3]: ORDER.driveBy, [G2]: ORDER.escort },
      on: { [G2]: ['saboteur'], [Y3]: ['saboteur', 'machine-gun', 'distraction'] },
    } as const
    const table = tableOf(3, position).action('blundetto').attacks('blundetto', Y3, G2, 1, 2, 2, 3, 1)
    expect(table.told('rolled')).toMatchObject([{ difficulty: 4, successes: 0 }])
    expect(table.told('returnedFire')).toMatchObject([
      { seat: 1, gangster: G2, difficulty: 3, dice: [3, 1], successes: 1 },
    ])
    expect(table.gangster(Y3)).toMatchObject({ where: 'dead', on: [] })
    expect(table.family('dimaggio').trophies).toEqual([Y3])
    // The target keeps his task; the attacker's order lies face up.
    expect(table.order(G2)).toBe(ORDER.escort)
    expect(table.shown).toEqual([ORDER.driveBy])
    const missed = tableOf(3, position).action('blundetto').attacks('blundetto', Y3, G2, 1, 2, 2, 2, 1)
    expect(missed.gangster(Y3).where).toBe('play')
  })

  it('LCN-14.11, LCN-25.12 two successes of Bribery move the businessman, markers home, the used mark stays', () => {
    expect(counts('bribery')).toEqual([0, 2, 2, 2])
    const table = attack(ORDER.bribery, 'biz-lawyer-1', [4, 4], {
      markers: { 'biz-lawyer-1': ['blundetto', 'calmuti'] },
      used: ['biz-lawyer-1'],
    })
    expect(table.business('biz-lawyer-1')).toEqual({ owner: 0, active: true, used: true, markers: [] })
  })
})

describe('Special orders', () => {
  const MARKET = ['biz-casino-1', 'biz-cop-2', 'biz-pimp-3', 'biz-lawyer-2']

  it('LCN-14.12, LCN-14.14, LCN-D21, LCN-X24 an Offer: 1,000 less with one success, half the price with two; the Market is filled', () => {
    expect(counts('offer-you-cant-refuse')).toEqual([0, 1, 1, 0])
    const one = runs(ORDER.cantRefuse, [3, 1], { market: MARKET, deck: ['biz-pimp-4'] }).answers(
      'blundetto',
      'buy:biz-casino-1',
    )
    expect(one.cash('blundetto')).toBe(7000)
    expect(one.owner('biz-casino-1')).toBe('blundetto')
    expect(one.state.open.market).toEqual(['biz-pimp-4', ...MARKET.slice(1)])
    const two = runs(ORDER.cantRefuse, [3, 3], { market: MARKET, cash: { blundetto: 7000 } })
    expect(two.options('blundetto')).toEqual([...MARKET.map((id) => `buy:${id}`), 'none'])
    expect(two.answers('blundetto', 'buy:biz-casino-1').cash('blundetto')).toBe(0)
  })

  it('LCN-14.14, LCN-R37 buying is optional and needs the money, and nobody can lend it now', () => {
    const table = runs(ORDER.cantRefuse, [3, 1], { market: MARKET, cash: { blundetto: 1000 } })
    expect(table.options('blundetto')).toEqual(['buy:biz-cop-2', 'buy:biz-lawyer-2', 'none'])
    expect(table.tries('blundetto', 'buy:biz-casino-1')).toMatchObject({ code: 'blocked', rule: 'LCN-14.14' })
    expect(table.triesTo('dimaggio', 'offer', { to: 0, give: { cash: 9000 } })).toMatchObject({
      rule: 'LCN-R31',
    })
    expect(table.answers('blundetto', 'none').cash('blundetto')).toBe(1000)
  })

  it('LCN-14.13, LCN-D22, LCN-R37, LCN-R65 Connections, any card of the deck or the Market, 2,000 less with two successes, then the deck is shuffled', () => {
    expect(counts('connections')).toEqual([0, 1, 1, 0])
    const position = {
      planned: { [Y2]: ORDER.connections, [G1]: 'biz-nightclub-1' },
      market: MARKET,
      deck: ['biz-garage-2'],
    }
    const table = runs(ORDER.connections, [3, 3], position)
    expect(table.view('blundetto').businessDeck).toEqual(
      expect.arrayContaining(['biz-garage-2', 'biz-casino-2']),
    )
    expect(table.view('dimaggio').businessDeck).toBeNull()
    expect(table.offers('blundetto', 'buy:biz-nightclub-1')).toBe(false)
    const { open, secret } = table.state
    open.deckBottom = secret.businessDeck.splice(0, 2)
    const before = [...open.deckBottom, ...secret.businessDeck].filter((id) => id !== 'biz-casino-2').join()
    table.answers('blundetto', 'buy:biz-casino-2')
    expect(table.cash('blundetto')).toBe(8000)
    expect(table.state.secret.businessDeck.toSorted().join()).toBe(before.split(',').sort().join())
    expect(table.state.secret.businessDeck.join()).not.toBe(before)
    // Nobody knows any more what lies at the bottom.
    expect(table.view('dimaggio').deckBottom).toEqual([])
    const cop = runs(ORDER.connections, [3, 3], position).answers('blundetto', 'buy:biz-cop-2')
    expect(cop.cash('blundetto')).toBe(20000)
    expect(
      runs(ORDER.connections, [3, 1], position).answers('blundetto', 'buy:biz-cop-2').cash('blundetto'),
    ).toBe(18000)
  })

  it('LCN-14.15, LCN-D20, LCN-R38 Laundering: up to 8,000 with one success, 15,000 with two, in thousands, or nothing', () => {
    expect(counts('money-laundering')).toEqual([0, 2, 2, 0])
    expect(runs(ORDER.laundering, [3, 1]).prompt('blundetto')).toMatchObject({
      min: 0,
      max: 8000,
      unit: 1000,
    })
    const table = runs(ORDER.laundering, [3, 3])
    expect(table.tries('blundetto', 1500)).toMatchObject({ code: 'outOfRange' })
    table.answers('blundetto', 15000)
    expect(table.family('blundetto')).toMatchObject({ cash: 5000, laundered: 15000 })
    expect(runs(ORDER.laundering, [3, 3], { cash: { blundetto: 4000 } }).prompt('blundetto')).toMatchObject({
      max: 4000,
    })
  })

  it('LCN-14.16 laundered money cannot be spent or traded', () => {
    const table = tableOf(3, {
      cash: { blundetto: 0 },
      laundered: { blundetto: 9000 },
      planned: { [Y1]: 'biz-cop-2' },
    }).action('blundetto')
    expect(table.options('blundetto')).toEqual([`off:${Y1}`])
    expect(table.triesTo('blundetto', 'offer', { to: 1, give: { cash: 1000 } })).toMatchObject({
      rule: 'LCN-20.4',
    })
  })

  it('LCN-14.17 Birthday Party: everybody gives 1,000 with one success, 3,000 with two', () => {
    expect(counts('birthday-party')).toEqual([0, 1, 0, 0])
    expect(runs(ORDER.birthday, [2, 1]).cash('blundetto')).toBe(22000)
    const table = runs(ORDER.birthday, [2, 2])
    expect([table.cash('blundetto'), table.cash('dimaggio'), table.cash('calmuti')]).toEqual([
      25000, 17000, 0,
    ])
  })

  it('LCN-14.18, LCN-D15, LCN-R38, LCN-24.6 Horse Races: the stake comes with the reveal, is doubled or lost', () => {
    expect(counts('horse-races')).toEqual([0, 0, 0, 1])
    const race = (more: object = {}) =>
      tableOf(3, { planned: { [Y2]: ORDER.races }, cash: { blundetto: 30000 }, ...more }).action('blundetto')
    const won = race().answers('blundetto', `run:${Y2}`)
    expect(won.prompt('blundetto')).toMatchObject({ key: 'stake', min: 1000, max: 20000, unit: 1000 })
    expect(won.dice(4, 1).answers('blundetto', 12000).cash('blundetto')).toBe(42000)
    expect(
      race().answers('blundetto', `run:${Y2}`).dice(3, 1).answers('blundetto', 12000).cash('blundetto'),
    ).toBe(18000)
    expect(race({ cash: { blundetto: 0 } }).whyNot('blundetto', `run:${Y2}`)).toBe('LCN-R38 noStake')
  })

  it('LCN-10.9, LCN-14.19, LCN-14.20 Specials and Reactions are no Cash Jobs; a Robbery is an Attack, a Trap is none', () => {
    const { orderCards } = tableOf(3).box.components
    const of = (kind: string) => orderCards.filter((card) => card.kind === kind)
    expect([1, 2, 3, 4].map((round) => of('cashJob').filter((card) => card.round === round).length)).toEqual([
      13, 8, 8, 10,
    ])
    expect(new Set(of('special').map(({ type }) => type))).toEqual(
      new Set(['offer-you-cant-refuse', 'money-laundering', 'connections', 'birthday-party', 'horse-races']),
    )
    expect([counts('robbery'), counts('trap')]).toEqual([
      [0, 0, 2, 1],
      [0, 0, 1, 2],
    ])
    expect(of('reaction').map(({ type, isAttack }) => [type, isAttack])).toEqual(
      expect.arrayContaining([
        ['robbery', true],
        ['trap', false],
      ]),
    )
    // A successful Special order opens no Robbery and no Trap window.
    const party = tableOf(3, { planned: { [Y2]: ORDER.birthday, [G1]: ORDER.trap, [R1]: ORDER.robbery } })
      .action('blundetto')
      .runs('blundetto', Y2, 2, 2)
    expect(party.asked).toEqual({ dimaggio: 'act' })
  })

  it('LCN-5.6, LCN-R12 an empty Market space is filled as soon as a card is there', () => {
    const table = tableOf(3, {
      market: ['biz-cop-2', null, null, null],
      wholeDeck: [],
      planned: { [Y2]: ORDER.businessmanMurder, [R2]: ORDER.gasStation },
    }).action('blundetto')
    table.attacks('blundetto', Y2, 'biz-lawyer-1', 3, 3)
    expect(table.state.open.market).toEqual(['biz-cop-2', 'biz-lawyer-1', null, null])
    expect(table.state.secret.businessDeck).toEqual([])
  })

  it('LCN-X12 the DiMaggio set-up', () => {
    const table = tableOf(5)
    const { gangsters, familySuggestion } = table.box.components
    const own = gangsters.filter(({ family }) => family === 'dimaggio')
    expect(
      own
        .filter(({ start }) => start)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Franco Luciano', 'Lenny DiMaggio', 'Phil Malony'])
    expect(
      own.filter(({ start }) => !start).map(({ name, recruitCost }) => `${name} ${recruitCost}`),
    ).toEqual(['Mia LaVecchia 10000', 'Pablo DiMaggio 15000', 'Tommy The Cat 20000'])
    expect(table.cash('dimaggio')).toBe(2000)
    expect(familySuggestion.firstGameFewerThanFive).toContain('dimaggio')
    expect(table.gangster(B1).owner).toBe(4)
  })
})
