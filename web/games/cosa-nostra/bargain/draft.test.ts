import type { Offer, Terms } from '@backroom/games/cosa-nostra'
import { describe, expect, it } from 'vitest'
import {
  blank,
  changes,
  counterTo,
  isEmpty,
  isPact,
  isSame,
  moneyTyped,
  offerArgs,
  ownersAsked,
  pairsOf,
  termsBetween,
  toggled,
  withCash,
  withLater,
  withParty,
  withTerms,
} from './draft.ts'

const terms = (given: Partial<Terms> = {}): Terms => ({
  cash: 0,
  businesses: [],
  gangsters: [],
  access: [],
  later: null,
  ...given,
})

/** LaServa (3) to Caruso (1): the use of her Pimp for money, a card and the use of his Politician. */
const OFFER: Offer = {
  ...blank(1, true),
  id: '3-1-1',
  from: 3,
  to: 1,
  give: terms({ access: ['biz-pimp-1'] }),
  want: terms({ cash: 8000, businesses: ['biz-loan-shark-1'], access: ['biz-politician-1'] }),
  text: 'Donny leaves your Casino alone.',
  among: [],
  legs: [],
  seconds: null,
  agreed: [],
  declined: [],
  counters: null,
  before: [],
}
const everything = () => true

describe('a counter-offer', () => {
  it('LCN-R32 begins with theirs, seen from the other side of the table', () => {
    const draft = counterTo(OFFER, 1, everything)
    expect(draft).toMatchObject({ to: 3, counters: '3-1-1', aloud: false, text: '', until: 'open' })
    expect(draft.give).toEqual(OFFER.want)
    expect(draft.want).toEqual(OFFER.give)
    expect(isSame(draft, OFFER, 1)).toBe(true)
  })

  it('leaves out what is not mine to give: an offer to all may ask for anybody’s cards', () => {
    const toAll: Offer = { ...OFFER, to: 'all' }
    const draft = counterTo(toAll, 1, ({ id }) => id !== 'biz-loan-shark-1')
    expect(draft.give.businesses).toEqual([])
    expect(draft.aloud).toBe(true)
  })

  it('does not touch their offer when it is changed', () => {
    const before = structuredClone(OFFER)
    const draft = counterTo(OFFER, 1, everything)
    toggled(draft.give, { part: 'businesses', id: 'biz-loan-shark-1' })
    withCash(draft.give, 1000)
    expect(OFFER).toEqual(before)
  })

  it('tells what is new, what was taken out, and which sum stood there', () => {
    const draft = counterTo(OFFER, 1, everything)
    const give = toggled(withCash(draft.give, 6000), { part: 'businesses', id: 'biz-loan-shark-1' })
    const want = toggled(draft.want, { part: 'businesses', id: 'biz-drug-dealer-1' })
    expect(changes(give, OFFER.want)).toEqual({
      cashWas: 8000,
      items: [
        { part: 'businesses', id: 'biz-loan-shark-1', change: 'gone' },
        { part: 'access', id: 'biz-politician-1', change: 'same' },
      ],
    })
    expect(changes(want, OFFER.give)).toEqual({
      cashWas: null,
      items: [
        { part: 'access', id: 'biz-pimp-1', change: 'same' },
        { part: 'businesses', id: 'biz-drug-dealer-1', change: 'new' },
      ],
    })
    expect(isSame({ ...draft, give }, OFFER, 1)).toBe(false)
  })
})

describe('an offer being made', () => {
  it('LCN-R35 gives a card either as a card or for one job', () => {
    const card = toggled(terms(), { part: 'businesses', id: 'biz-pimp-1' })
    expect(toggled(card, { part: 'access', id: 'biz-pimp-1' })).toEqual(terms({ access: ['biz-pimp-1'] }))
  })

  it('puts back what is taken twice', () => {
    const item = { part: 'gangsters', id: 'gang-caruso-1' } as const
    expect(toggled(toggled(terms(), item), item)).toEqual(terms())
  })

  it('has nothing to mark where there is nothing to compare with', () => {
    expect(changes(terms({ cash: 2000, gangsters: ['gang-caruso-1'] }), null)).toEqual({
      cashWas: null,
      items: [{ part: 'gangsters', id: 'gang-caruso-1', change: 'same' }],
    })
  })

  it('is empty until one side gives something', () => {
    const draft = blank('all', true)
    expect(isEmpty(draft)).toBe(true)
    expect(isEmpty({ ...draft, want: terms({ access: ['biz-pimp-1'] }) })).toBe(false)
  })

  it('LCN-R32 is heard by all where nobody may whisper, and whenever it is for all', () => {
    expect(offerArgs(blank(2, false)).aloud).toBe(true)
    expect(offerArgs(blank(2, true)).aloud).toBe(false)
    expect(offerArgs(blank('all', true)).aloud).toBe(true)
  })

  it('LCN-R32 says how long it stands only where it ends with time', () => {
    const draft = { ...blank(2, true), seconds: 180 }
    expect(offerArgs(draft).seconds).toBe(null)
    expect(offerArgs({ ...draft, until: 'time' }).seconds).toBe(180)
  })

  it('names everybody of whom an offer to all asks something', () => {
    const owner = ({ id }: { id: string }) => (id.startsWith('gang') ? 2 : 4)
    expect(ownersAsked(terms({ businesses: ['a', 'b'], gangsters: ['gang-x'] }), owner)).toEqual([4, 2])
  })
})

describe('LCN-1.11 money', () => {
  it.each([
    ['6', 6000],
    ['6000', 6000],
    ['$6,500', 6000],
    ['12k', 12_000],
    ['', 0],
    ['nothing', 0],
    ['99999999999', 10_000_000],
  ])('typed as "%s" is %d', (text, sum) => {
    expect(moneyTyped(text)).toBe(sum)
  })
})

describe('deals among three', () => {
  const three = withParty(blank(1, true), 2)

  it('LCN-R32 every two of the parties can give each other something', () => {
    expect(pairsOf(three, 0)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(pairsOf(blank('all', true), 0)).toEqual([[0, 'all']])
    const draft = withTerms(withTerms(three, 0, 1, 2, terms({ cash: 2000 })), 0, 2, 0, terms({ cash: 1000 }))
    expect(offerArgs(draft)).toMatchObject({
      among: [2],
      legs: [
        { from: 1, to: 2, give: { cash: 2000 } },
        { from: 2, to: 0, give: { cash: 1000 } },
      ],
    })
    expect(isEmpty(three)).toBe(true)
    expect(isEmpty(draft)).toBe(false)
    expect(withTerms(draft, 0, 1, 2, terms()).legs).toHaveLength(1)
    // Whoever is left out takes everything along.
    expect(withParty(draft, 2)).toMatchObject({ among: [], legs: [] })
  })

  it('LCN-D26 a counter-offer to one begins with theirs, whoever of the parties makes it', () => {
    const offer: Offer = {
      ...OFFER,
      to: 1,
      among: [2],
      give: terms({ cash: 1000 }),
      want: terms(),
      legs: [{ from: 1, to: 2, give: terms({ businesses: ['biz-pimp-1'] }) }],
    }
    const draft = counterTo(offer, 2, everything)
    expect(draft).toMatchObject({ to: 3, among: [1], give: terms(), want: terms() })
    expect(termsBetween(draft, 2, 3, 1)).toEqual(terms({ cash: 1000 }))
    expect(termsBetween(draft, 2, 1, 2)).toEqual(terms({ businesses: ['biz-pimp-1'] }))
    expect(isSame(draft, offer, 2)).toBe(true)
    expect(isSame(withTerms(draft, 2, 2, 3, terms({ cash: 1000 })), offer, 2)).toBe(false)
  })
})

describe('words and sums', () => {
  it('LCN-20.1 words alone are a pact', () => {
    expect(isPact({ ...blank(1, true), text: ' I spare you ' })).toBe(true)
    expect(isPact({ ...blank(1, true), text: ' ' })).toBe(false)
    expect(isPact({ ...blank(1, true), text: 'x', give: terms({ cash: 1000 }) })).toBe(false)
  })

  it('LCN-20.4 a sum for later is something, and another one is a change', () => {
    const later = { amount: 3000, round: 2, at: 'payday' } as const
    const draft = { ...blank(1, true), give: withLater(terms(), later) }
    expect(isEmpty(draft)).toBe(false)
    expect(offerArgs(draft).give.later).toEqual(later)
    const offer: Offer = { ...OFFER, give: terms(), want: withLater(terms(), later) }
    const counter = counterTo(offer, 1, everything)
    expect(isSame(counter, offer, 1)).toBe(true)
    expect(isSame({ ...counter, give: withLater(counter.give, null) }, offer, 1)).toBe(false)
  })
})
