// The ledger: no dollar is missing, and every dollar stands in one of the five areas.

import { begin, type Play, randomAnswer, randomFrom } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { openBox } from '../components/box.ts'
import { speakeasy } from '../index.ts'
import { readOptions } from '../options.ts'
import { Ledger, SOURCES } from './index.ts'

const boxFor = (players: number) => openBox(readOptions({}, players))

function playedBy(ledger: Ledger, players: number, games: number): void {
  for (let n = 0; n < games; n++) {
    const luck = randomFrom(`ledger ${players} ${n}`)
    const play: Play = begin(speakeasy, players, `ledger ${n}`, {}, [], true)
    while (!play.core.over) {
      ledger.follow(play)
      const [prompt] = play.prompts
      if (!prompt) throw new Error('nobody is asked')
      play.answer(prompt.seat, play.core.wait, randomAnswer(prompt, luck))
    }
    ledger.follow(play)
  }
}

describe('the ledger', () => {
  it.each([2, 3, 4])('SPK-27.2 with %i families what came in less what was spent is the score', (players) => {
    const ledger = new Ledger(boxFor(players))
    playedBy(ledger, players, 4)
    const { score, income, spent, sources, games } = ledger.figures()
    const { startingCash, startingSafe } = boxFor(players).components.setup
    const sum = (amounts: { readonly [name: string]: number }) =>
      Object.values(amounts).reduce((all, one) => all + one, 0)
    expect(games).toBe(4)
    expect(startingCash + startingSafe + sum(income) - sum(spent)).toBeCloseTo(score)
    expect(sum(sources)).toBeCloseTo(sum(income))
  })

  it('SPK-1.3 every kind of income stands in its area', () => {
    const ledger = new Ledger(boxFor(2))
    const earn = (income: string, amount: number) => ledger.hear({ type: 'earned', seat: 0, income, amount })
    earn('sale', 15)
    earn('crate', 10)
    earn('hired', 1)
    earn('casinos', 5)
    ledger.hear({ type: 'safeFilled', seat: 1, income: 'zone', amount: 45 })
    ledger.hear({ type: 'safeFilled', seat: 1, income: 'book', amount: 20 })
    const play = begin(speakeasy, 2, 'areas', {})
    const state = play.core.state as Parameters<Ledger['close']>[0]
    const line = { pocket: 0, safe: 0, buildings: 30, bottles: 10, total: 40, ties: [] }
    const sheet = [line, { ...line, buildings: 0, bottles: 0, total: 0 }]
    ledger.close({ ...state, open: { ...state.open, sheet } }, [0])
    const { sources, winnersSources } = ledger.figures()
    expect(sources).toEqual({ barrels: 7.5, crates: 8, zones: 22.5, books: 10, scoring: 20 })
    expect(winnersSources).toEqual({ barrels: 15, crates: 16, zones: 0, books: 0, scoring: 40 })
    expect(SOURCES.every((source) => source in sources)).toBe(true)
  })

  it('counts who wins from which place of the first turn order, a shared victory in parts', () => {
    const ledger = new Ledger(boxFor(2))
    const { state } = begin(speakeasy, 2, 'places', {}).core as { state: Parameters<Ledger['close']>[0] }
    const line = { pocket: 0, safe: 0, buildings: 0, bottles: 0, total: 0, ties: [] }
    const game = (first: number, winners: number[]) => {
      ledger.hear({ type: 'turn', seat: first })
      ledger.hear({ type: 'turn', seat: 1 - first })
      ledger.hear({ type: 'turn', seat: 1 - first })
      ledger.close({ ...state, open: { ...state.open, sheet: [{ ...line, total: 10 }, line] } }, winners)
    }
    game(0, [0])
    game(1, [0])
    game(1, [0, 1])
    expect(ledger.figures().places).toMatchObject([
      { wins: 1.5, share: 1, score: 10 / 3 },
      { wins: 1.5, share: 1, score: 20 / 3 },
    ])
  })

  it('names what nobody used, and counts lost wars by the stack they came from', () => {
    const ledger = new Ledger(boxFor(3))
    ledger.hear({ type: 'capoPlaced', seat: 0, contact: 'garage-1' })
    ledger.hear({ type: 'act', act: 2 })
    ledger.hear({ type: 'mobWar', district: 3 })
    ledger.hear({ type: 'buildingHeld', seat: 0, space: '3-1' })
    ledger.hear({ type: 'buildingLost', seat: 1, space: '3-2' })
    const { never, wars } = ledger.figures()
    expect(never.contacts).toContain('garage-2')
    expect(never.contacts).not.toContain('garage-1')
    expect(never.swaps).not.toContain('park-1')
    expect(wars.C).toEqual({ fought: 1, held: 1, lost: 1 })
    expect(wars.B).toEqual({ fought: 0, held: 0, lost: 0 })
  })
})
