// Bargaining at the terminal table.

import { wordsFor } from '@backroom/games/words'
import { describe, expect, it } from 'vitest'
import { call, type Typist } from './testing/call.ts'

const words = await wordsFor('cosa-nostra', 'en')
const START = ['play', 'cosa-nostra', '--players', '3', '--bots', 'greedy', '--seed', 'evening']

/** Answers whatever is asked with the first number that will do, and needs no moments. */
const answerFor: Typist = (printed) => {
  if (printed.includes('The game is over.')) return null
  if (printed.includes('press Enter to go on')) return ''
  const exact = /Exactly (\d+) of them/.exec(printed)?.[1]
  if (exact !== undefined) return Array.from({ length: Number(exact) }, (_, i) => i + 1).join(' ')
  return /A number from (\d+)/.exec(printed)?.[1] ?? '1'
}
const saying =
  (...first: string[]): Typist =>
  (printed) =>
    first.shift() ?? answerFor(printed)

describe('bargaining at the terminal table', () => {
  it('LCN-D25, LCN-D26 an offer is made by the numbers of the list, and a bot answers it at once', async () => {
    const { out } = await call(START, ['deals', 'offer 1 give 1000', 'quit'])
    expect(out).toMatch(/b4 {2}Cop – Blundetto/)
    expect(out).toContain('an offer, in private: $1,000 for nothing.')
    expect(out).toContain('A deal: Caruso (you) gives $1,000')
    // The open question is not read out again.
    expect(out.match(/Who does what/g)).toHaveLength(1)
  })

  it('LCN-R32 everything that an offer can hold: markers, cards, gangsters, words, its end, all ears', async () => {
    const { out } = await call(START, [
      'offer 1 give 1000 for @b4 until phase say half of it is yours',
      'offer all aloud give g1 b1 for 2000 until 60',
      // One of them could give it and will not, the other cannot: the offer stays open.
      'offer all for b7',
      'deals',
      'withdraw 1',
      'withdraw 1',
      'quit',
    ])
    expect(out).toContain('until the phase ends: $1,000 for a Deal marker on Cop. “half of it is yours”')
    expect(out).toContain('for 60 seconds')
    expect(out).toContain('takes an offer back')
  })

  it('what cannot be offered is refused with its rule, and what cannot be read with how it is typed', async () => {
    const { out } = await call(START, [
      'offer 1 give 9000',
      'offer 0 give 1000',
      'offer 1 for b1',
      'offer 1 give b99',
      'offer 1 dance',
      'accept 3',
      'counter 1 give 1000',
      'go',
      'promise 0 we are friends',
      'quit',
    ])
    const refused = (code: 'blocked' | 'notNow', rule: string, why: string) =>
      expect(out).toContain(`${words.refusal({ code, rule, why })} [${rule}]`)
    refused('blocked', 'LCN-20.4', 'notEnoughCash')
    refused('blocked', 'LCN-20.1', 'anotherPlayer')
    expect(out).toContain('[LCN-20.5]')
    expect(out.match(/offer WHO give/g)).toHaveLength(2)
    expect(out).toContain('accept NUMBER')
    expect(out).toContain('counter NUMBER')
    refused('notNow', 'LCN-R30', 'nothingDeclared')
  })

  it('LCN-20.2, LCN-R26 promises, threats and presets', async () => {
    const { out } = await call(START, [
      'promise 1 half is yours',
      'threat all your garage burns',
      'kept 1',
      'pass rob round unless 5000',
      'pass doctor game unless own',
      'pass scheme game unless 2',
      'pass rob sometimes',
      'deals',
      'quit',
    ])
    expect(out).toContain('promises Blundetto (greedy 1): “half is yours”')
    expect(out).toContain('“your garage burns”')
    expect(out).toContain(words.refusal({ code: 'blocked', rule: 'LCN-20.2', why: 'notSaidToYou' }))
    expect(out).toMatch(/Robbery.*passes for the rest of the round, unless \$5,000/)
    expect(out).toContain('[LCN-R26]')
  })

  it('LCN-20.4, LCN-R32 sums for later are promised, listed and paid; a deal among three is answered by each; a pact is words', async () => {
    const { out } = await call(START, [
      'owe 1 2000 payday 1 for the lawyer',
      'owe 1 2000 sometime',
      'deals',
      'pay 1 1000',
      'pay 1',
      'pay 1',
      'offer 1 with 2 and 1 2 b99',
      'offer 1 with 2 give 0 and 0 2 1000 later 1000 payday 1',
      'offer 1 say peace',
      'quit',
    ])
    expect(out).toMatch(
      /promises Blundetto \(greedy 1\) \$2,000, due on the Payday of round I\. “for the lawyer” – not due yet/,
    )
    expect(out).toContain('owe WHO SUM')
    expect(out).toContain('still owes Blundetto (greedy 1) $1,000.')
    expect(out).toContain('has paid Blundetto (greedy 1) what was promised.')
    expect(out).toContain(words.refusal({ code: 'blocked', rule: 'LCN-20.4', why: 'alreadyPaid' }))
    expect(out).toContain(words.refusal({ code: 'blocked', rule: 'LCN-20.4', why: 'notEnoughCash' }))
    expect(out).toMatch(/turns down an offer of Caruso/)
  })

  it('LCN-R30 a bot that has named a target waits for Enter, and the game goes on to its end', async () => {
    let moments = 0
    const { out } = await call(START, (printed) => {
      if (printed.includes('press Enter to go on')) moments++
      return answerFor(printed)
    })
    expect(moments).toBeGreaterThan(0)
    expect(out).toContain(words.say('sheet.title'))
  })

  it('a counter-offer and an acceptance of what a bot has offered', async () => {
    const replies = ['counter 1 for 3000', 'accept 1']
    const { out } = await call(START, (printed) => {
      if (!/makes Caruso \(you\) an offer/.test(printed)) return answerFor(printed)
      return replies.shift() ?? 'quit'
    })
    expect(out).toMatch(/Caruso \(you\) makes \w+ \(greedy \d\) a counter-offer.*: nothing for \$3,000/)
    expect(out).toMatch(/A deal: \w+ \(greedy \d\) gives .*, Caruso \(you\) gives/)
  })

  it('says in Polish how it is done, and that there is nothing to bargain for elsewhere', async () => {
    expect((await call([...START, '--lang', 'pl'], ['deals', 'offer', 'quit'])).out).toContain(
      'offer KTO give',
    )
    const corleone = ['play', 'corleone', '--players', '2', '--bots', 'random', '--seed', 'x']
    expect((await call(corleone, saying('deals', 'quit'))).out).toContain('Nobody bargains in this game.')
  })
})
