import { describe, expect, it } from 'vitest'
import {
  blank,
  changes,
  counterTo,
  isEmpty,
  isSame,
  moneyTyped,
  offerArgs,
  ownersAsked,
  toggled,
  withCash,
} from './draft.ts'
import type { Offer, Terms } from './game.ts'

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
    const draft = counterTo(OFFER, everything)
    expect(draft).toMatchObject({ to: 3, counters: '3-1-1', aloud: false, text: '', until: 'open' })
    expect(draft.give).toEqual(OFFER.want)
    expect(draft.want).toEqual(OFFER.give)
    expect(isSame(draft, OFFER)).toBe(true)
  })

  it('leaves out what is not mine to give: an offer to all may ask for anybody’s cards', () => {
    const toAll: Offer = { ...OFFER, to: 'all' }
    const draft = counterTo(toAll, ({ id }) => id !== 'biz-loan-shark-1')
    expect(draft.give.businesses).toEqual([])
    expect(draft.aloud).toBe(true)
  })

  it('does not touch their offer when it is changed', () => {
    const before = structuredClone(OFFER)
    const draft = counterTo(OFFER, everything)
    toggled(draft.give, { part: 'businesses', id: 'biz-loan-shark-1' })
    withCash(draft.give, 1000)
    expect(OFFER).toEqual(before)
  })

  it('tells what is new, what was taken out, and which sum stood there', () => {
    const draft = counterTo(OFFER, everything)
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
    expect(isSame({ ...draft, give }, OFFER)).toBe(false)
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
