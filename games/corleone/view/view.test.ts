// Who may see what. COR-17, and the rulings on secrecy.

import { blockedFor } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { corleone } from '../index.ts'
import { type TestTable, tableOf } from '../testing/table.ts'

const EVERYBODY = ['vitale', 'pizzino', 'marzullo', 'spectator']
const others = (family: string) => EVERYBODY.filter((viewer) => viewer !== family)
const all = (table: TestTable, viewer: string): string =>
  JSON.stringify([table.sight(viewer), table.hears(viewer, 'took')])

describe('Hidden and public', () => {
  it('COR-17.1 a hand is shown to its holder alone, its number of cards to all', () => {
    const table = tableOf(3, {
      hands: { vitale: ['$5', 'gun', 'job-casino-skim'], pizzino: [], marzullo: [] },
      openJobs: ['job-offer', 'job-contract', 'job-payroll'],
    }).turnOf('vitale')
    expect(table.view('vitale').hands[0]).toEqual(['$5', 'gun', 'job-casino-skim'])
    for (const viewer of others('vitale')) {
      expect(table.view(viewer)).toMatchObject({ hands: { 0: null }, handCounts: { 0: 3 } })
      expect(all(table, viewer)).not.toContain('job-casino-skim')
      expect(table.sight(viewer).prompt).toBeNull()
    }
  })

  it('COR-17.2 a suitcased card is shown when it goes in; afterwards opponents see no money until the end', () => {
    const table = tableOf(3, { hands: { vitale: ['$5', '$1'], pizzino: [], marzullo: [] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-wall-street').answers('vitale', ['$5'])
    expect(table.hears('spectator', 'suitcased')).toEqual([{ type: 'suitcased', seat: 0, cards: ['$5'] }])
    for (const viewer of others('vitale')) expect(table.view(viewer).suitcases[0]).toBeNull()
    table.toTheEnd()
    expect(table.view('spectator').suitcases[0]).toEqual({ $1: 1, $2: 0, $3: 0, $5: 1 })
  })

  it('COR-17.3 the owner sees their own suitcase at any time, on turn or not', () => {
    const table = tableOf(3, { suitcases: { vitale: ['$5', '$5', '$2'] } })
    for (const moment of [table.turnOf('pizzino'), table.from('bribery'), table.from('tribute')])
      expect(moment.view('vitale').suitcases[0]).toEqual({ $1: 0, $2: 1, $3: 0, $5: 2 })
  })

  it('COR-17.4 bribes are secret until the reveal, then public card by card', () => {
    const table = tableOf(3, {
      suitcases: { vitale: ['$1', '$1', '$2'] },
      allyRow: ['ally-bookie', 'ally-muscle'],
    }).from('bribery')
    table.answers('vitale', ['$1', '$1']).answers('pizzino', [])
    for (const viewer of others('vitale')) expect(table.view(viewer).bribes).toEqual([null, null, null])
    table.answers('marzullo', [])
    for (const viewer of EVERYBODY) expect(table.view(viewer).bribes).toEqual([['$1', '$1'], [], []])
  })

  it('COR-17.5 deck and tile stacks are face down: another order changes nothing that anybody sees', () => {
    const table = tableOf(3, {
      jobsLeft: { deck: ['job-offer', 'job-favor', 'job-contract'], discard: ['job-payroll'] },
    })
    table.turnOf('vitale')
    const before = EVERYBODY.map((viewer) => table.sight(viewer))
    table.secret.deck.reverse()
    table.secret.tileStacks.blue.reverse()
    table.secret.tileStacks.red.reverse()
    expect(EVERYBODY.map((viewer) => table.sight(viewer))).toEqual(before)
    table.secret.deck[0] = 'job-car-bomb'
    expect(EVERYBODY.map((viewer) => table.sight(viewer))).toEqual(before)
    expect(table.view('spectator')).toMatchObject({
      deckCount: 3,
      tileCounts: { red: 4 },
      jobDiscard: ['job-payroll'],
    })
  })

  it('COR-17.6 open jobs, allies, tiles, figures, markers and supply piles are public', () => {
    const table = tableOf(3, {
      openJobs: ['job-offer', 'job-contract', null],
      allyRow: ['ally-bookie', 'ally-muscle'],
      played: { vitale: ['ally-accountant'] },
      tiles: { 'wall-street': 'bt-gunsmith' },
      figures: {
        'vitale-don': 'fs-03',
        'pizzino-thug-1': 'pb-queens',
        mayor: 'hudson',
        'police-chief': 'queens',
      },
      control: { queens: ['vitale', 'pizzino'] },
      piles: { gun: 3, $5: 7 },
    }).turnOf('vitale')
    for (const viewer of EVERYBODY) {
      const seen = table.view(viewer)
      expect(seen.openJobs).toEqual(['job-offer', 'job-contract', null])
      expect(seen.allyRow).toEqual(['ally-bookie', 'ally-muscle'])
      expect(seen.seats[0]?.played).toEqual(['ally-accountant'])
      expect(seen.tiles['wall-street']).toBe('bt-gunsmith')
      expect(seen.onSpace['fs-03']).toBe('vitale-don')
      expect(seen.onFront['pb-queens']).toBe('pizzino-thug-1')
      expect(seen).toMatchObject({ hudson: ['mayor'], chief: 'queens', beside: ['union-boss'] })
      expect(seen.control['queens']).toEqual([0, 1])
      expect(seen.seats.map((family) => family.markers)).toEqual([8, 8, 9])
      expect(seen.bank.goods.gun).toBe(3)
      expect(seen.bank.money.$5).toBe(7)
    }
  })

  it('COR-17.7 drawn jobs are the drawer’s secret, the discarded one becomes public, the kept one never', () => {
    const deck = ['job-casino-skim', 'job-car-bomb']
    const openJobs = ['job-offer', 'job-contract', 'job-payroll']
    const table = tableOf(3, { deck, openJobs, hands: { vitale: [], pizzino: [], marzullo: [] } })
    table.turnOf('vitale').answers('vitale', 'thug:pb-midtown').answers('vitale', 'use')
    expect(table.view('vitale')).toMatchObject({ drawer: 0, drawnCount: 2, drawn: deck })
    for (const viewer of others('vitale')) {
      expect(table.view(viewer)).toMatchObject({ drawer: 0, drawnCount: 2, drawn: null })
      for (const job of deck) expect(all(table, viewer)).not.toContain(job)
    }
    table.answers('vitale', 'job-car-bomb')
    expect(table.hears('vitale', 'jobKept')).toMatchObject([
      { job: 'job-car-bomb', discarded: 'job-casino-skim' },
    ])
    for (const viewer of others('vitale')) {
      expect(table.hears(viewer, 'jobKept')).toEqual([
        { type: 'jobKept', seat: 0, discarded: 'job-casino-skim' },
      ])
      expect(table.view(viewer).jobDiscard).toEqual(['job-casino-skim'])
      expect(all(table, viewer)).not.toContain('job-car-bomb')
    }
  })

  it('COR-17.8 what is taken, paid in a trade or discarded is seen by all', () => {
    const table = tableOf(3, {
      hands: { vitale: ['ally-muscle', 'job-offer', '$1', '$1', '$2'], pizzino: [], marzullo: [] },
      tiles: { 'wall-street': 'bt-pawnshop' },
    }).turnOf('vitale')
    table.answers('vitale', 'thug:bt-pawnshop').answers('vitale', ['ally-muscle'])
    expect(table.hears('spectator', 'traded')).toEqual([{ type: 'traded', seat: 0, cards: ['ally-muscle'] }])
    expect(table.hears('spectator', 'took')).toEqual([{ type: 'took', seat: 0, cards: ['$5'] }])
    table.answers('pizzino', 'thug:pb-queens')
    expect(table.hears('marzullo', 'took').at(-1)).toEqual({ type: 'took', seat: 1, cards: ['gun', 'booze'] })
    table.family('vitale').thugs = []
    table.open.act = 2
    table.from('tribute').answers('vitale', ['job-offer'])
    expect(table.hears('spectator', 'tribute')).toEqual([{ type: 'tribute', seat: 0, cards: ['job-offer'] }])
  })

  it('COR-17.8 goods paid for a job and a card given up under threat are seen too', () => {
    const hands = { vitale: ['job-warning', 'gun'], pizzino: ['job-contract', 'booze'], marzullo: [] }
    const table = tableOf(3, { hands }).turnOf('vitale').answers('vitale', 'hand:job-warning')
    expect(table.hears('spectator', 'jobPaid')).toEqual([{ type: 'jobPaid', seat: 0, cards: ['gun'] }])
    table.answers('vitale', 'seat-1').answers('pizzino', ['job-contract'])
    const discarded = [{ type: 'discarded', seat: 1, cards: ['job-contract'] }]
    expect(table.hears('spectator', 'discarded')).toEqual(discarded)
  })

  it('COR-17.9 no door leads a hand card to another player: no command exists, and no sight ever holds one', () => {
    expect(corleone.commands).toBeUndefined()
    const table = tableOf(3, {}, {}, 'hands stay closed').from('familyBusiness')
    for (let turns = 0; turns < 60 && !table.play.core.over; turns++) {
      const prompt = table.play.prompts.find((open) => table.play.awaited().includes(open.seat))
      if (!prompt) break
      table.play.answer(
        prompt.seat,
        table.play.core.wait,
        corleone.timeoutAnswer(table.state, prompt, table.box),
      )
      EVERYBODY.forEach((viewer, seat) =>
        expect(table.view(viewer).hands.every((hand, at) => at === seat || hand === null)).toBe(true),
      )
    }
  })
})

describe('Rulings on secrecy', () => {
  it('COR-R35 everybody is asked at once, also with an empty suitcase, and what is sealed is nowhere in other sights', () => {
    const arrangement = {
      suitcases: { vitale: ['$1', '$5'], pizzino: ['$2'] },
      allyRow: ['ally-bookie', 'ally-muscle'],
    }
    const sealed = [[], ['$1'], ['$5'], ['$1', '$5']].map((bribe) => {
      const table = tableOf(3, arrangement).from('bribery')
      expect(table.asked).toEqual({ vitale: 'bribe', pizzino: 'bribe', marzullo: 'bribe' })
      table.answers('vitale', bribe)
      return table
    })
    for (const viewer of others('vitale')) {
      const seen = sealed.map((table) => table.sight(viewer))
      for (const one of seen) expect(one).toEqual(seen[0])
    }
    // That somebody has sealed is shown.
    expect(sealed[1]?.sight('spectator').waiting.map(({ sealed: is }) => is)).toEqual([true, false, false])
  })

  it('COR-R35 a commitment is final', () => {
    const table = tableOf(3, { suitcases: { vitale: ['$1', '$5'] } }).from('bribery')
    table.answers('vitale', ['$1'])
    expect(table.tries('vitale', ['$5'])).toMatchObject({ code: 'alreadySealed' })
    expect(table.tries('vitale', [])).toMatchObject({ code: 'alreadySealed' })
    expect(table.play.core.fence).toBe(table.play.core.taken)
  })

  it('COR-R35 an empty suitcase is no reason to be answered for', () => {
    const table = tableOf(2, { suitcases: { vitale: ['$1'] } })
      .from('bribery')
      .answers('vitale', ['$1'])
    expect(table.play.awaited()).toEqual([1])
    expect(table.told('bribesShown')).toEqual([])
    expect(table.prompt('pizzino')).toMatchObject({ min: 0, max: 0, options: [] })
  })

  it('COR-R43 completed jobs are open to all, suitcase money is not, and the log keeps what went in', () => {
    const table = tableOf(3, {
      suitcases: { vitale: ['job-contract', '$5'] },
      hands: { vitale: ['job-cooked-books', 'booze'], pizzino: [], marzullo: [] },
    }).turnOf('vitale')
    table.answers('vitale', 'hand:job-cooked-books').answers('vitale', 'moneyFirst').answers('vitale', ['$1'])
    for (const viewer of others('vitale'))
      expect(table.view(viewer)).toMatchObject({
        seats: { 0: { jobs: ['job-contract', 'job-cooked-books'] } },
        suitcases: { 0: null },
      })
    const log = table.events.filter((event) => ['suitcased', 'jobCompleted'].includes(event.type))
    expect(log).toEqual([
      { type: 'suitcased', seat: 0, cards: ['$1'] },
      { type: 'jobCompleted', seat: 0, job: 'job-cooked-books' },
    ])
  })

  it('COR-R46 what is blocked for a hidden reason is told to its owner alone', () => {
    const table = tableOf(3, { hands: { vitale: ['job-casino-skim'], pizzino: [], marzullo: [] } })
    table.turnOf('vitale')
    expect(table.blocked('vitale').map(({ id }) => id)).toContain('hand:job-casino-skim')
    expect(blockedFor(table.play, 1)).toEqual([])
    expect(blockedFor(table.play, 'spectator')).toEqual([])
    expect(JSON.stringify(table.sight('pizzino'))).not.toContain('job-casino-skim')
  })
})
