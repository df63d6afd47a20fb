// The Entr'acte: what goes home, what joins, what is laid out anew, what stays. COR-13.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

const onBoard = {
  'vitale-thug-1': 'pb-queens',
  'vitale-don': 'fs-03',
  'pizzino-thug-2': 'hudson',
  'pizzino-don': 'hudson',
  mayor: 'fs-01',
  'union-boss': 'hudson',
  'police-chief': 'chelsea',
}

describe("Entr'acte", () => {
  it('COR-13.1 board and Hudson are cleared: figures go back to their owners, neutral ones beside the board', () => {
    const table = tableOf(3, { act: 2, figures: onBoard }).from('entracte')
    expect(table.family('vitale').thugs).toEqual(['vitale-thug-1', 'vitale-thug-2'])
    expect(table.family('pizzino').thugs).toEqual(['pizzino-thug-1', 'pizzino-thug-2'])
    expect(table.family('vitale').members.toSorted()).toEqual(['vitale-consigliere', 'vitale-don'])
    expect(table.family('pizzino').members.toSorted()).toEqual(['pizzino-consigliere', 'pizzino-don'])
    expect(table.open.beside.toSorted()).toEqual(['mayor', 'police-chief', 'union-boss'])
    expect(table.open.hudson).toEqual([])
    expect(table.open.chief).toBeNull()
    const places = [...Object.values(table.open.onFront), ...Object.values(table.open.onSpace)]
    expect(places.filter((figure) => figure !== null)).toEqual([])
  })

  it('COR-13.2 Don Corleone moves on by one act', () => {
    const table = tableOf(2, { act: 2 }).from('entracte')
    expect(table.open.act).toBe(3)
    expect(table.told('act')).toEqual([{ type: 'act', act: 3 }])
  })

  it.each([
    [1, 'consigliere'],
    [2, null],
    [3, 'heir'],
  ])('COR-13.3 after Act %i every family gains: %s', (act, role) => {
    const table = tableOf(3, { act })
    const before = table.open.seats.map((family) => family.members.length)
    table.from('entracte')
    table.open.seats.forEach((family, seat) => {
      const joined = role === null ? [] : [`${family.family}-${role}`]
      expect(family.members).toHaveLength((before[seat] ?? 0) + joined.length)
      expect(family.members).toEqual(expect.arrayContaining(joined))
      expect(family.coming).not.toEqual(expect.arrayContaining(['', ...joined]))
    })
    expect(table.told('memberJoined')).toHaveLength(role === null ? 0 : 3)
  })

  it('COR-13.4 empty slots are refilled from the deck, and old open jobs stay where they are', () => {
    const table = tableOf(3, {
      openJobs: [null, 'job-offer', null],
      deck: ['job-contract', 'job-payroll', 'job-favor'],
    }).from('entracte')
    expect(table.open.openJobs).toEqual(['job-contract', 'job-offer', 'job-payroll'])
    expect(table.secret.deck.at(-1)).toBe('job-favor')
  })

  it.each([
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ])('COR-13.4 with %i players up to %i open jobs', (players, jobs) => {
    const table = tableOf(players, { openJobs: Array<null>(jobs).fill(null) }).from('entracte')
    expect(table.open.openJobs.filter((job) => job !== null)).toHaveLength(jobs)
  })

  it.each([
    [1, 3],
    [2, 4],
    [2, 2],
  ])(
    'COR-13.5 after Act %i with %i players: unclaimed allies leave, the next act lays out its own',
    (act, players) => {
      const table = tableOf(players, { act, allyRow: ['ally-muscle'] })
      // Whoever plays Act II has met its allies already; only those of later acts are still in the box.
      table.secret.allyBox = table.secret.allyBox.filter((ally) => (table.box.ally[ally]?.act ?? 0) > act)
      table.from('entracte')
      expect(table.open.alliesGone).toContain('ally-muscle')
      expect(table.open.allyRow).toHaveLength(players - 1)
      const acts = table.open.allyRow.map((ally) => table.box.ally[ally]?.act)
      expect(new Set(acts)).toEqual(new Set([act + 1]))
      expect(table.secret.allyBox.some((ally) => table.box.ally[ally]?.act === act + 1)).toBe(false)
    },
  )

  it('COR-13.5 the allies of the coming act are shuffled', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      tableOf(2, {}, {}, seed).from('entracte').state.open.allyRow.join(),
    )
    expect(new Set(rows).size).toBeGreaterThan(1)
  })

  it('COR-13.6 before Act IV no allies are laid', () => {
    const table = tableOf(3, { act: 3, allyRow: ['ally-capo', 'ally-judge'] }).from('entracte')
    expect(table.open.act).toBe(4)
    expect(table.open.allyRow).toEqual([])
    expect(table.told('alliesLaid')).toEqual([])
  })

  it('COR-13.7 the Horse Head, the tiles and the markers stay', () => {
    const table = tableOf(3, {
      horseHead: 'marzullo',
      tiles: { 'wall-street': 'bt-gunsmith' },
      control: { queens: ['vitale', 'pizzino'] },
    }).from('entracte')
    expect(table.horseHead).toBe('marzullo')
    expect(table.asked).toEqual({ marzullo: 'turn' })
    expect(table.open.tiles['wall-street']).toBe('bt-gunsmith')
    expect(table.stack('queens')).toEqual(['vitale', 'pizzino'])
    expect(table.family('vitale').markers).toBe(8)
  })
})
