// Acts and phases, and the new business of each act. COR-6.

import { describe, expect, it } from 'vitest'
import { PRINTED } from '../components/components.ts'
import { type TestTable, tableOf } from '../testing/table.ts'

/** Plays on with the answer that a clock would give, until the act is the wanted one or the game is over. */
function playOn(table: TestTable, enough: (table: TestTable) => boolean): TestTable {
  const { play } = table
  table.from('openNewBusiness')
  for (let answers = 0; !enough(table); answers++) {
    const open = play.prompts.find((prompt) => play.awaited().includes(prompt.seat))
    if (!open || answers > play.game.bound) throw new Error('the game does not come to its end')
    const answer = play.game.timeoutAnswer(table.state, open, table.box)
    table.answers(table.open.seats[open.seat]?.family ?? '', answer)
  }
  return table
}

/** Where each act's tile was laid, by act, and of which colour it was. */
function newBusinesses(players: number): { turfs: unknown[]; colors: unknown[] } {
  const setUpTurfs = players < 4 ? 0 : players === 4 ? 1 : 3
  const table = tableOf(players)
  // The first act's tile was opened when the game began; it goes back on its stack.
  const [first] = table.box.numbered.slice(setUpTurfs)
  const tile = table.open.tiles[first ?? '']
  if (!first || !tile) throw new Error('no tile was opened')
  table.open.tiles[first] = null
  delete table.open.onFront[tile]
  table.secret.tileStacks.blue.push(tile)
  playOn(table, () => table.play.core.over !== null)
  const opened = table.told('businessOpened')
  return {
    turfs: opened.map((event) => event['turf']),
    colors: opened.map((event) => table.box.business[String(event['business'])]?.color),
  }
}

const text = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one))

describe('acts and phases', () => {
  it('COR-6.1, COR-6.2 four acts of five phases with an Entr’acte between, and no Bribery in Act IV', () => {
    const table = playOn(tableOf(2), ({ play }) => play.core.over !== null)
    const phases = table.told('phase').map((event) => `${event['act']} ${event['phase']}`)
    const full = ['openNewBusiness', 'familyBusiness', 'turfWar', 'bribery', 'tribute', 'entracte']
    expect(phases).toEqual([
      ...[1, 2, 3].flatMap((act) => full.map((phase) => `${act} ${phase}`)),
      '4 openNewBusiness',
      '4 familyBusiness',
      '4 turfWar',
      '4 tribute',
      '4 over',
    ])
  })

  it('COR-6.3 the top tile goes face up on the lowest-numbered turf that has room, in Act I too', () => {
    const table = tableOf(3, { tiles: { 'wall-street': 'bt-barber', brooklyn: null, queens: 'bt-pawnshop' } })
    const top = table.secret.tileStacks.blue.at(-1)
    table.from('openNewBusiness')
    expect(table.view('spectator').tiles['brooklyn']).toBe(top)
    expect(table.told('businessOpened')).toEqual([
      { type: 'businessOpened', business: top, turf: 'brooklyn' },
    ])
    // A filled turf is passed over, and the new business can be used at once.
    table.open.tiles['upper-east-side'] = null
    expect(table.options(table.horseHead)).toContain(`thug:${top}`)
    const second = table.secret.tileStacks.blue.at(-1)
    table.from('openNewBusiness')
    expect(table.open.tiles['upper-east-side']).toBe(second)
    const third = table.secret.tileStacks.blue.at(-1)
    table.from('openNewBusiness')
    expect(table.open.tiles['upper-west-side']).toBe(third)
  })

  it('COR-6.4 Acts I and II open blue tiles, Acts III and IV red ones', () => {
    const colors = [1, 2, 3, 4].map((act) => {
      const table = tableOf(2, { act, tiles: { 'wall-street': null } })
      table.from('openNewBusiness')
      return table.box.business[table.open.tiles['wall-street'] ?? '']?.color
    })
    expect(colors).toEqual(['blue', 'blue', 'red', 'red'])
  })

  it('COR-6.5 narcotics come from red tiles alone, and red tiles show more', () => {
    const tiles = PRINTED.businessTiles.list
    const red = tiles.filter((tile) => tile.color === 'red')
    const blue = tiles.filter((tile) => tile.color === 'blue')
    expect(text(red).filter((one) => one.includes('narcotics'))).toHaveLength(2)
    expect(text([...blue, ...PRINTED.printedBusinesses.list]).join()).not.toContain('narcotics')
    const icons = (list: typeof tiles) =>
      list.flatMap((tile) =>
        [...tile.front, ...tile.back].map((icon) =>
          'times' in icon
            ? icon.times
            : 'values' in icon
              ? icon.values.length
              : 'goods' in icon
                ? icon.goods.length
                : 1,
        ),
      )
    const mean = (list: typeof tiles) => icons(list).reduce((all, one) => all + one, 0) / list.length
    expect(mean(red)).toBeGreaterThan(mean(blue))
  })

  it.each([
    [2, ['wall-street', 'brooklyn', 'upper-east-side', 'queens']],
    [3, ['wall-street', 'brooklyn', 'upper-east-side', 'queens']],
    [4, ['brooklyn', 'upper-east-side', 'queens', 'upper-west-side']],
    [5, ['queens', 'upper-west-side', 'midtown', 'chelsea']],
  ])('COR-6.6 with %i players the four acts open businesses in %j', (players, turfs) => {
    expect(newBusinesses(players)).toEqual({ turfs, colors: ['blue', 'blue', 'red', 'red'] })
  })
})
