// Robbery, Trap and their windows. LCN-15, LCN-24.10, 24.11, 24.16, LCN-R23 to R26, R51, R58, R61.

import { describe, expect, it } from 'vitest'
import { B1, B2, G1, G2, G3, ORDER, P1, R1, R2, R3, Y1, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

/** Red steals cars (7,000 or 9,000); the others may rob. */
const carTheft = (
  planned: object,
  eyes: readonly number[] = [3, 1],
  more: object = {},
  options: object = {},
) =>
  tableOf(4, { planned: { [R2]: ORDER.carTheft, ...planned }, ...more }, options)
    .action('calmuti')
    .nobodySchemes()
    .runs('calmuti', R2, ...eyes)

describe('Robbery', () => {
  it('LCN-15.1, LCN-15.2 it is planned like any order and resolved in another player’s turn', () => {
    const table = carTheft({ [Y2]: ORDER.robbery })
    expect(table.asked).toEqual({ blundetto: 'rob' })
    table.dice(1, 1).answers('blundetto', `rob:${Y2}`)
    expect(table.order(Y2)).toBeNull()
    expect(table.shown).toEqual(expect.arrayContaining([ORDER.robbery]))
    expect(Object.values(table.asked)).toContain('closing')
    const plan = tableOf(3, { orders: { blundetto: [ORDER.robbery, ORDER.trap] } }).planning()
    expect(plan.options('blundetto')).toEqual(
      expect.arrayContaining([`task:${Y1}:${ORDER.robbery}`, `task:${Y1}:${ORDER.trap}`]),
    )
  })

  it('LCN-15.3, LCN-24.9 only after a Cash Job with a success, when the dice are final and nothing is paid yet', () => {
    expect(carTheft({ [Y2]: ORDER.robbery }, [1, 1]).asked).not.toHaveProperty('blundetto', 'rob')
    const cops = tableOf(3, { planned: { [Y2]: ORDER.creditCards, [G1]: ORDER.robbery } })
      .action('blundetto')
      .runs('blundetto', Y2, 3, 1)
    expect(cops.asked).toEqual({ blundetto: 'cops' })
    cops.answers('blundetto', 'none')
    expect(cops.asked).toEqual({ dimaggio: 'rob' })
    expect(cops.cash('blundetto')).toBe(2000)
  })

  it('LCN-15.4, LCN-R25, LCN-X15 half rounded down to thousands with one success, all with two, nothing with none', () => {
    const robbed = (...eyes: number[]) => {
      const table = carTheft({ [Y2]: ORDER.robbery })
        .dice(...eyes)
        .answers('blundetto', `rob:${Y2}`)
      return [table.cash('blundetto') - 2000, table.cash('calmuti') - 2000]
    }
    expect(robbed(4, 1)).toEqual([3000, 4000])
    expect(robbed(4, 4)).toEqual([7000, 0])
    expect(robbed(1, 1)).toEqual([0, 7000])
  })

  it('LCN-15.5, LCN-R58, LCN-X15, LCN-X27 the owner may answer with a Trap in his own turn, and his turn ends with the job', () => {
    const position = { [Y2]: ORDER.robbery, [R3]: ORDER.trap, [R1]: ORDER.gasStation }
    const table = carTheft(position).dice(4, 4).answers('blundetto', `rob:${Y2}`)
    expect(table.asked).toEqual({ calmuti: 'trap' })
    table.dice(4, 1, 1).answers('calmuti', `trap:${R3}`)
    expect([table.cash('blundetto'), table.cash('calmuti')]).toEqual([2000, 9000])
    expect(table.gangster(Y2).where).toBe('play')
    const deadly = carTheft(position, [3, 1], { influence: { calmuti: ['doctor'], blundetto: ['doctor'] } })
    deadly.dice(4, 4).answers('blundetto', `rob:${Y2}`).dice(4, 4, 1).answers('calmuti', `trap:${R3}`)
    expect(deadly.asked).toEqual({ blundetto: 'doctor' })
    deadly.answers('blundetto', 'pass')
    expect(deadly.gangster(Y2).where).toBe('dead')
    expect(deadly.family('calmuti').trophies).toEqual([Y2])
    expect(deadly.cash('calmuti')).toBe(9000)
    // The Trap was not the task of the turn: one is left, and the turn is over.
    expect(deadly.order(R1)).toBe(ORDER.gasStation)
    expect(deadly.told('finished')).toHaveLength(3)
  })

  it('LCN-15.6, LCN-24.10, LCN-R24, LCN-X26 the first clockwise who wants to reveals; after a failure the rest are asked again; after one that stands nobody', () => {
    const haul = () =>
      tableOf(5, {
        businesses: { blundetto: ['biz-waste-management-1'] },
        markers: {},
        planned: { [Y2]: ORDER.manipulation, [G2]: ORDER.robbery, [B2]: ORDER.otherRobbery },
      })
        .action('blundetto')
        .runs('blundetto', Y2, 2, 1)
    const failed = haul()
    expect(failed.asked).toEqual({ dimaggio: 'rob', caruso: 'rob' })
    failed.answers('caruso', `rob:${B2}`).dice(1, 1).answers('dimaggio', `rob:${G2}`)
    expect(failed.asked).toEqual({ caruso: 'rob' })
    failed.dice(4, 1).answers('caruso', `rob:${B2}`)
    expect([failed.cash('caruso'), failed.cash('blundetto')]).toEqual([4000, 5000])
    const stood = haul().answers('caruso', `rob:${B2}`).dice(4, 1).answers('dimaggio', `rob:${G2}`)
    expect(stood.order(B2)).toBe(ORDER.otherRobbery)
    expect(JSON.stringify(stood.sight('spectator'))).not.toContain(ORDER.otherRobbery)
    expect([stood.cash('dimaggio'), stood.cash('blundetto')]).toEqual([4000, 5000])
  })

  it('LCN-15.6 a Robbery may not answer a Robbery', () => {
    const table = carTheft({ [Y2]: ORDER.robbery, [G2]: ORDER.otherRobbery })
    table.answers('dimaggio', 'pass').dice(4, 1).answers('blundetto', `rob:${Y2}`)
    expect(table.asked).not.toHaveProperty('dimaggio', 'rob')
  })

  it('LCN-R24, LCN-R26, LCN-R61, LCN-D17 everybody with a face-down order of round III or IV is asked in the same form', () => {
    const table = carTheft({ [Y2]: ORDER.robbery, [G2]: 'ord-4-16', [P1]: ORDER.bribery })
    expect(table.asked).toEqual({ blundetto: 'rob', dimaggio: 'rob' })
    expect(table.options('blundetto')).toEqual(['pass', `rob:${Y2}`])
    expect(table.options('dimaggio')).toEqual(['pass'])
    expect(table.sight('calmuti').waiting).toEqual(
      [0, 1].map((seat) => ({ seat, key: 'rob', rule: 'LCN-R24', sealed: false })),
    )
    table.all('pass')
    expect(table.cash('calmuti')).toBe(9000)
    expect(table.events.some(({ type }) => type === 'passed')).toBe(false)
  })

  it('LCN-15.10, LCN-R17 modifiers on the reacting gangster count, and go with his order', () => {
    const table = carTheft({ [Y2]: ORDER.robbery }, [3, 1], { on: { [Y2]: ['henchman', 'machine-gun'] } })
    table.dice(3, 1, 1).answers('blundetto', `rob:${Y2}`)
    expect(table.told('revealed')[1]).toMatchObject({ strength: 3, difficulty: 3 })
    expect(table.cash('blundetto')).toBe(5000)
    expect(table.gangster(Y2).on).toEqual(['machine-gun'])
  })

  it('LCN-22.7, LCN-R51, LCN-D29 with the variant a Robbery may be robbed, by anybody but the player on turn', () => {
    const table = carTheft(
      { [Y2]: ORDER.robbery, [G2]: ORDER.otherRobbery, [R3]: ORDER.thirdRobbery },
      [3, 3],
      {},
      { variants: ['robberyOnRobbery'] },
    )
    table.answers('dimaggio', 'pass').dice(4, 4).answers('blundetto', `rob:${Y2}`)
    // The owner's Trap window first.
    expect(table.asked).toEqual({ calmuti: 'trap' })
    table.answers('calmuti', 'pass')
    expect(table.asked).toEqual({ dimaggio: 'rob' })
    table.dice(4, 1).answers('dimaggio', `rob:${G2}`)
    expect([table.cash('calmuti'), table.cash('blundetto'), table.cash('dimaggio')]).toEqual([
      2000, 7000, 6000,
    ])
  })
})

describe('Trap', () => {
  const theft = (planned: object, eyes: readonly number[], more: object = {}) =>
    tableOf(3, { planned: { [Y3]: ORDER.theft, ...planned }, ...more })
      .action('blundetto')
      .attacks('blundetto', Y3, 'seat-1', ...eyes)

  it('LCN-15.7, LCN-R23, LCN-D18, LCN-24.11 after the roll of an Attack that succeeded, for the target player', () => {
    expect(theft({ [G1]: ORDER.trap }, [1, 1, 1]).asked).toEqual({ dimaggio: 'act' })
    const table = theft({ [G1]: ORDER.trap, [R1]: ORDER.otherTrap }, [4, 1, 1])
    expect(table.asked).toEqual({ dimaggio: 'trap' })
    expect(table.options('dimaggio')).toEqual(['pass', `trap:${G1}`])
    const bluff = theft({ [G1]: ORDER.robbery }, [4, 1, 1])
    expect(bluff.options('dimaggio')).toEqual(['pass'])
  })

  it('LCN-15.8 one success repels, two also murder the attacker, none lets the Attack go on', () => {
    const trapped = (...eyes: number[]) =>
      theft({ [G2]: ORDER.trap }, [4, 1, 1])
        .dice(...eyes)
        .answers('dimaggio', `trap:${G2}`)
    const repelled = trapped(4, 1)
    expect([repelled.cash('blundetto'), repelled.gangster(Y3).where]).toEqual([2000, 'play'])
    const dead = trapped(4, 4)
    expect([dead.cash('blundetto'), dead.gangster(Y3).where]).toEqual([2000, 'dead'])
    expect(dead.family('dimaggio').trophies).toEqual([Y3])
    expect(trapped(1, 1).cash('blundetto')).toBe(4000)
  })

  it('LCN-15.9 a Trap is no Attack: nobody can answer it with another', () => {
    const table = theft({ [G2]: ORDER.trap, [Y1]: ORDER.otherTrap }, [4, 1, 1])
      .dice(4, 1)
      .answers('dimaggio', `trap:${G2}`)
    expect(table.asked).not.toHaveProperty('blundetto', 'trap')
  })

  it('LCN-R23 several Traps one after the other, also on the gangster under attack; repelled even if a Doctor saves the attacker', () => {
    const table = tableOf(3, {
      planned: { [Y3]: ORDER.carBomb, [G1]: ORDER.trap, [G3]: ORDER.otherTrap },
      influence: { blundetto: ['doctor'] },
    }).action('blundetto')
    table.attacks('blundetto', Y3, G1, 4, 4, 1).dice(1).answers('dimaggio', `trap:${G1}`)
    expect(table.asked).toEqual({ dimaggio: 'trap' })
    table.dice(4, 4, 1).answers('dimaggio', `trap:${G3}`).answers('blundetto', 'doctor')
    expect(table.gangster(Y3)).toMatchObject({ where: 'play', active: false })
    expect(table.gangster(G1)).toMatchObject({ where: 'play', active: true })
    expect(table.family('dimaggio').trophies).toEqual([])
  })

  it('LCN-25.7 an attacker murdered by a Trap leaves his order face up, and everything on him is discarded', () => {
    const table = theft({ [G2]: ORDER.trap }, [4, 1, 1, 1], { on: { [Y3]: ['henchman', 'machine-gun'] } })
      .dice(4, 4)
      .answers('dimaggio', `trap:${G2}`)
    expect(table.shown.sort()).toEqual([ORDER.theft, ORDER.trap].sort())
    expect(table.state.open.influenceDiscard.sort()).toEqual(['henchman', 'machine-gun'])
    expect(table.unshown).toEqual([])
  })

  it('LCN-R54 an Attack on a player with $0 counts as successful for the Trap', () => {
    expect(theft({ [G2]: ORDER.trap }, [4, 1, 1], { cash: { dimaggio: 0 } }).asked).toEqual({
      dimaggio: 'trap',
    })
  })

  it('LCN-24.16 the deepest nesting: Cash Job, Robbery, Trap, Doctor, second Doctor', () => {
    const table = carTheft({ [Y2]: ORDER.robbery, [R3]: ORDER.trap }, [3, 1], {
      influence: { blundetto: ['doctor'], dimaggio: ['doctor'] },
    })
    table.dice(4, 1).answers('blundetto', `rob:${Y2}`).dice(4, 4, 1).answers('calmuti', `trap:${R3}`)
    expect(table.state.open.executions.map(({ order }) => order)).toEqual([
      ORDER.carTheft,
      ORDER.robbery,
      ORDER.trap,
    ])
    table.answers('dimaggio', 'pass').answers('blundetto', 'doctor')
    expect(table.asked).toEqual({ dimaggio: 'doctor' })
    table.answers('dimaggio', 'doctor')
    expect(table.gangster(Y2)).toMatchObject({ where: 'play', active: true })
    expect([table.cash('calmuti'), table.cash('blundetto')]).toEqual([9000, 2000])
    expect(table.state.open.executions).toEqual([])
  })
})

describe('who is asked and who is not', () => {
  it('LCN-R26 neither prompt, nor waiting, nor log tell whether the asked seat holds the card', () => {
    const seen = (order: string) => {
      const table = carTheft({ [Y2]: order })
      const before = JSON.stringify(table.sight('dimaggio'))
      table.all('pass')
      return [before, JSON.stringify(table.events), JSON.stringify(table.sight('spectator'))]
    }
    expect(seen(ORDER.robbery)).toEqual(seen('ord-3-20'))
  })

  it('LCN-R53 a player without gangsters has no turns and keeps his income', () => {
    const none = Object.fromEntries([B1, 'gang-caruso-2', 'gang-caruso-3'].map((id) => [id, null]))
    const table = tableOf(5, { gangsters: none, market: ['biz-cop-2', null, null, null] }).planning()
    const asked = new Set<string>()
    while (table.state.open.phase === 'planning') {
      const [family = ''] = table.awaited
      asked.add(family)
      table.answers(family, table.options(family)[0] ?? '')
    }
    expect(asked.has('caruso')).toBe(false)
    expect(table.incomes[4]).toBe(8000)
    expect(table.triesTo('caruso', 'offer', { to: 0, give: { cash: 1000 } })).toBeNull()
  })
})
