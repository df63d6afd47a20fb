// Another deal that looks the same: who is asked must not depend on what is hidden. COR-R46.

import { type Play, randomAnswer as anyAnswer, randomFrom, redeal, sight } from '@backroom/engine'
import { describe, expect, it } from 'vitest'
import { corleone } from '../index.ts'
import { type TestTable, tableOf } from '../testing/table.ts'

const waiting = (play: Play) => sight(play, 'spectator').waiting

/** Plays on with answers by chance and shows every waiting point. */
function playOn(table: TestTable, seed: string, see: (play: Play) => void): void {
  const { play } = table
  const random = randomFrom(seed)
  for (let answers = 0; answers < 400 && !play.core.over; answers++) {
    see(play)
    const [seat] = play.awaited()
    const prompt = seat === undefined ? undefined : play.promptOf(seat)
    if (seat === undefined || !prompt) return
    play.answer(seat, play.core.wait, anyAnswer(prompt, random))
  }
}

describe('Prompts follow public facts', () => {
  const hidden = [['$5'], ['gun'], ['job-contract'], ['narcotics']]

  it.each([
    ['a suitcase icon of a shared front', 'pb-wall-street', 'wall-street', 'suitcase'],
    ['a trade of a shared front', 'bt-pawnshop', 'queens', 'trade'],
  ])('COR-R46 at %s the controller is asked, whatever is in the hand', (_, front, turf, key) => {
    for (const cards of hidden) {
      const table = tableOf(2, {
        hands: { vitale: [], pizzino: [] },
        hidden: { pizzino: cards },
        tiles: { 'wall-street': null, queens: 'bt-pawnshop' },
        control: { [turf]: ['pizzino'] },
      }).turnOf('vitale')
      table.answers('vitale', `thug:${front}`).answers('vitale', 'controller')
      expect(table.asked).toEqual({ pizzino: key })
    }
  })

  it('COR-R46 a player with cards but no money answers nothing at a suitcase icon, and is asked all the same', () => {
    const table = tableOf(2, { hands: { vitale: ['gun'], pizzino: [] } }).turnOf('vitale')
    table.answers('vitale', 'thug:pb-wall-street')
    expect(table.asked).toEqual({ vitale: 'suitcase' })
    expect(table.options('vitale')).toEqual([])
    expect(table.tries('vitale', [])).toBeNull()
    const empty = tableOf(2, { hands: { vitale: [], pizzino: [] } }).turnOf('vitale')
    empty.answers('vitale', 'thug:pb-wall-street')
    expect(empty.asked).toEqual({ pizzino: 'turn' })
  })

  it('COR-R46 a payment is asked wherever others cannot know that there is only one', () => {
    for (const cards of hidden) {
      const hands = { vitale: ['job-warning', 'gun'], pizzino: [] }
      const table = tableOf(2, { hands, hidden: { vitale: cards } }).turnOf('vitale')
      table.answers('vitale', 'hand:job-warning')
      expect(table.asked).toEqual({ vitale: 'payJob' })
    }
  })

  it('COR-R46 a forced discard and an offer ask by the number of cards alone', () => {
    for (const cards of [
      ['$5', 'gun'],
      ['gun', 'gun'],
      ['$1', '$1'],
      ['job-contract', 'narcotics'],
    ]) {
      const hands = {
        vitale: ['job-warning', 'job-offer', 'gun', 'bloodMoney', 'bloodMoney', 'booze'],
        pizzino: [],
      }
      const threat = tableOf(2, { hands, hidden: { pizzino: cards } }).turnOf('vitale')
      threat.answers('vitale', 'hand:job-warning').answers('vitale', 'seat-1')
      expect(threat.asked).toEqual({ pizzino: 'discards' })
      const offer = tableOf(2, { hands, hidden: { pizzino: cards } }).turnOf('vitale')
      offer.answers('vitale', 'hand:job-offer').answers('vitale', 'use')
      expect(offer.asked).toEqual({ pizzino: 'offers' })
    }
  })

  it('COR-R46 in whole games, with the hidden cards dealt anew, the same seats are asked the same', () => {
    for (const seed of ['one', 'two', 'three']) {
      const table = tableOf(
        3,
        { act: 3, hands: { vitale: ['job-blackmail', 'gun', 'bloodMoney'] } },
        {},
        seed,
      )
      table.turnOf('vitale').answers('vitale', 'hand:job-blackmail').answers('vitale', 'seat-1')
      const random = randomFrom(`deal ${seed}`)
      playOn(table, seed, (play) => {
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const other = redeal(play, viewer, random)
          expect(sight(other, viewer)).toEqual(sight(play, viewer))
          expect(waiting(other)).toEqual(waiting(play))
        }
      })
    }
  })

  it('COR-R46 and after the viewer’s own answer the same seats are asked next', () => {
    for (const seed of ['four', 'five']) {
      const table = tableOf(3, { hands: { vitale: ['job-blackmail', 'gun', 'bloodMoney'] } }, {}, seed)
      table.turnOf('vitale').answers('vitale', 'hand:job-blackmail').answers('vitale', 'seat-1')
      const random = randomFrom(`deal ${seed}`)
      playOn(table, seed, (play) => {
        const [viewer] = play.awaited()
        const prompt = viewer === undefined ? undefined : play.promptOf(viewer)
        // A sealed round ends with everybody's secret, not with this one's answer.
        if (viewer === undefined || !prompt || play.prompts.length > 1) return
        const answer = anyAnswer(prompt, random)
        const here = play.copy()
        const there = redeal(play, viewer, random)
        here.answer(viewer, here.core.wait, answer)
        there.answer(viewer, there.core.wait, answer)
        expect(waiting(there)).toEqual(waiting(here))
      })
    }
  })

  it('COR-17.1, COR-17.5 a new deal moves only what the viewer does not know', () => {
    const table = tableOf(3, {}, {}, 'deal').turnOf('vitale')
    const dealt = ['a', 'b', 'c', 'd'].map((seed) => redeal(table.play, 0, randomFrom(seed)))
    const states = dealt.map((play) => play.core.state as TestTable['state'])
    const hands = states.map((state) => JSON.stringify(state.secret.hands[1]?.map((held) => held.card)))
    expect(new Set(hands).size).toBeGreaterThan(1)
    expect(new Set(states.map((state) => state.secret.deck.join())).size).toBeGreaterThan(1)
    for (const state of states) {
      expect(state.open).toEqual(table.open)
      expect(state.secret.hands[0]).toEqual(table.secret.hands[0])
      expect(corleone.tally(state, table.box)).toEqual(corleone.tally(table.state, table.box))
    }
  })
})
