// The laws against an honest game and against games that each break one of them.

import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../game.ts'
import { randomFrom } from '../random.ts'
import { type Action, begin, newRecord, take } from '../record.ts'
import { byChance, holdLaws } from '../testing/index.ts'
import * as faulty from '../testing/parlour/faulty.ts'
import { parlour } from '../testing/parlour/index.ts'
import type { Parlour } from '../testing/parlour/state.ts'
import { watchLaws } from './index.ts'
import { anyAction } from './law.ts'

const SEEDS = Array.from({ length: 6 }, (_, i) => `faulty ${i}`)

/** The violations over a few games of three, thoroughly watched, up to the one that is looked for. */
function violationsOf(game: AnyGame, wanted: RegExp): string[] {
  const found: string[] = []
  for (const seed of SEEDS) {
    found.push(...byChance(game, 3, seed).violations)
    if (found.some((violation) => wanted.test(violation))) return found
  }
  return found
}

const faults: readonly [string, RegExp, AnyGame][] = [
  ['a view that shows a hidden card', /^secrecy: .* sees view\.top/, faulty.leaksInView],
  ['an event that names a hidden card', /^secrecy: .* is told 1\..*card/, faulty.leaksInEvent],
  ['asking only those who hold a card', /^secrecy/, faulty.leaksInAsking],
  ['a fence that depends on a hidden card', /^secrecy: .* is told 0\.fence/, faulty.leaksInFence],
  ['a reason that depends on a hidden card', /^secrecy: .* is told why not/, faulty.leaksInRefusal],
  ['a command that depends on a hidden card', /^secrecy: .* is refused by/, faulty.leaksInCommand],
  ['a copy that shares its lists', /^no alias: .* shares core\.state/, faulty.aliases],
  ['a list that two games come to share', /^no alias: .*two copies/, faulty.aliasesLater],
  ['a draw that can be undone', /^undo: .* has shown view\.hands/, faulty.rollsAgain],
  ['a question without an answer', /dead end: market asks/, faulty.getsStuck],
  ['a game without an end', /^no dead end: .*more than 120 answers/, faulty.neverEnds],
  ['a lost card', /^conservation: .* differ at c/, faulty.losesCards],
  ['a card lost by the redeal', /^conservation: .*redealt/, faulty.losesInRedeal],
  ['a redeal that goes by what is hidden', /^secrecy: .*is dealt state\./, faulty.peeksALittle],
  ['a command that trusts what it is sent', /^answers: .*the command tip given/, faulty.trustsCommands],
  ['something offered and blocked', /^answers: .*both offered and blocked/, faulty.offersTheBlocked],
  ['other offers for those who ask why', /^answers: .*something else when asked/, faulty.offersByTheAsking],
  ['a word that can be taken back', /^undo: .*binds others by/, faulty.breaksItsWord],
  ['something offered twice', /^no dead end: .*pass is offered twice/, faulty.offersTwice],
  ['a memory beside the table', /^replay: .*differs at/, faulty.remembersElsewhere()],
  ['a memory that cannot be saved', /^reload: .*core\.state\..*seen is not plain data/, faulty.keepsMaps],
  ['a view that grows a field', /^fields: .*lastDiscarded instead of/, faulty.growsAField],
  ['a field that stands over another', /^fields: .*two fields called bank/, faulty.hidesAField],
  ['an end without a winner', /^no dead end: .*nobody has won/, faulty.nobodyWins],
]

describe('the laws catch', () => {
  it.each(faults)('%s', (_name, violation, game) => {
    expect(violationsOf(game, violation)).toContainEqual(expect.stringMatching(violation))
  })

  it('a redeal that returns the truth', () => {
    expect(() => holdLaws(faulty.peeks, { seats: 3, games: 2 })).toThrow(
      /a redeal never differs for 0, 1, 2, spectator/,
    )
  })

  it('a memory beside the table after reloading too', () => {
    const otherwise = /^reload: .*goes on otherwise/
    expect(violationsOf(faulty.remembersElsewhere(), otherwise)).toContainEqual(
      expect.stringMatching(otherwise),
    )
  })
})

describe('the honest game keeps every law', () => {
  it.each([2, 3, 4])('with %i seats', (seats) => {
    expect(() => holdLaws(parlour, { seats, games: 12 })).not.toThrow()
  })

  it('with other options', () => {
    expect(() => holdLaws(parlour, { seats: 3, games: 3, options: { rounds: 1 } })).not.toThrow()
  })
})

describe('a watch', () => {
  it('that only samples is silent about an honest game and catches a leaking view at once', () => {
    expect(byChance(parlour, 4, 'sampled', { thorough: false }).violations).toEqual([])
    expect(byChance(faulty.leaksInView, 4, 'sampled', { thorough: false }).violations).not.toEqual([])
  })

  it('leaves the game as it found it', () => {
    const [watched, alone] = [begin(parlour, 3, 'left alone'), begin(parlour, 3, 'left alone')]
    const record = newRecord(parlour, ['a', 'b', 'c'], 'left alone')
    const random = randomFrom('somebody')
    watchLaws(parlour, { thorough: true }).at(watched, record, random)
    expect(watched.core).toEqual(alone.core)
  })

  it('notices a command, a question to others or an ended turn on the near side of the fence', () => {
    const found = (action: Action, game: AnyGame): string => {
      const play = begin(game, 3, 'near side')
      const record = newRecord(game, ['a', 'b', 'c'], 'near side')
      const watch = watchLaws(game, { thorough: true })
      const answers: Action[] = [0, 1, 2].map((seat) => ({ seat, answer: 0 }))
      for (const one of answers) take(play, one)
      watch.at(play, { ...record, answers: [] }, randomFrom('x'))
      watch.at(play, { ...record, answers }, randomFrom('x'))
      take(play, action)
      play.core.fence = answers.length
      return watch.at(play, { ...record, answers: [...answers, action] }, randomFrom('x')).join()
    }
    expect(found({ seat: 1, command: 'tip', args: { to: 2 } }, parlour)).toContain(
      'what can be undone is the command tip',
    )
    expect(found({ seat: 0, answer: 'stall1' }, parlour)).toContain('has put a question to others')
    const turns: AnyGame = { ...parlour, turn: (state) => (state as Parlour).open.stalls.indexOf(0) }
    expect(found({ seat: 0, answer: 'stall1' }, turns)).toContain('has ended a turn')
  })

  it('serves one game after the other', () => {
    const watch = watchLaws(parlour, { thorough: true })
    const random = randomFrom('two games')
    for (const [seats, seed] of [
      [2, 'first'],
      [4, 'second'],
    ] as const) {
      const play = begin(parlour, seats, seed)
      let record = newRecord(parlour, Array<string>(seats).fill('x'), seed)
      expect(watch.at(play, record, random)).toEqual([])
      const action = anyAction(play, random)
      take(play, action)
      record = Object.assign(record, { answers: [action] })
      expect(watch.at(play, record, random)).toEqual([])
    }
  })

  it('names the law, the seat and the waiting point', () => {
    const [violation] = byChance(faulty.leaksInView, 2, 'named').violations
    expect(violation).toMatch(
      /^secrecy: parlour with 2, after 0 answers at bid, seat 0: sees view\.top \("c\d\d" against "c\d\d"\)/,
    )
  })
})
