// Money first, or the ability? Asked only where everybody can see that it may make a difference. COR-R48.

import { describe, expect, it } from 'vitest'
import { PRINTED } from '../components/components.ts'
import { tableOf } from '../testing/table.ts'

const requires = (job: string): readonly string[] =>
  PRINTED.jobs.list.find((one) => one.id === job)?.requires ?? []

interface Given {
  readonly piles?: { readonly [card: string]: number }
  readonly control?: { readonly [turf: string]: readonly string[] }
  readonly figures?: { readonly [figure: string]: string }
  readonly tiles?: { readonly [turf: string]: string | null }
  readonly rivals?: readonly string[]
  readonly hand?: readonly string[]
}

/** Vitale completes the job: is the order asked? */
function asked(job: string, given: Given = {}, components?: object): boolean {
  const { rivals = [], hand = [], ...more } = given
  const options = components ? { components } : {}
  const table = tableOf(
    3,
    {
      horseHead: 'pizzino',
      hands: { vitale: [job, ...requires(job), ...hand], pizzino: rivals, marzullo: [] },
      tiles: { 'wall-street': null },
      ...more,
    },
    options,
  ).turnOf('vitale')
  return table.answers('vitale', `hand:${job}`).asked['vitale'] === 'jobRewards'
}

/** The printed game with another ability on one job. */
const corrected = (job: string, ability: readonly object[], money: readonly number[] = [3]): object => ({
  ...PRINTED,
  jobs: {
    ...PRINTED.jobs,
    list: PRINTED.jobs.list.map((one) => (one.id === job ? { ...one, ability, money } : one)),
  },
})

describe('COR-R48 the money of a job and its ability', () => {
  it('COR-R48 a suitcase can hold the money just taken; where the bank has none it makes no difference', () => {
    expect(asked('job-cooked-books')).toBe(true)
    expect(asked('job-cooked-books', { piles: { $1: 0 } })).toBe(false)
    // A missing $5 is another card, and that can be suitcased too.
    expect(asked('job-bank-heist', { piles: { $5: 0, $3: 0 } })).toBe(true)
  })

  it('COR-R48 a trade matters once there could be cards enough for it, and something to gain', () => {
    expect(asked('job-petty-skim')).toBe(false)
    expect(asked('job-petty-skim', { hand: ['gun'] })).toBe(true)
    expect(asked('job-black-market')).toBe(true)
    expect(asked('job-black-market', { piles: { $1: 0, $2: 0, $3: 0, $5: 0 } })).toBe(false)
  })

  it('COR-R48 goods, hits, thefts, job draws and the Horse Head leave the money alone', () => {
    for (const job of [
      'job-hijacked-truck',
      'job-street-hit',
      'job-blackmail',
      'job-backroom-deal',
      'job-favor',
      'job-friendly-audit',
      'job-drive-by',
    ])
      expect(
        asked(job, { rivals: ['$1'], figures: { 'pizzino-thug-1': 'pb-queens' }, piles: { $3: 0 } }),
      ).toBe(false)
  })

  it('COR-R48 money for turfs matters only when both want the last cards of a pile', () => {
    const control = { queens: ['vitale'], brooklyn: ['vitale'] }
    expect(asked('job-bookies-cut', { control })).toBe(false)
    expect(asked('job-bookies-cut', { control, piles: { $1: 0 } })).toBe(false)
    // The $2 of the job becomes a $1, and there are two $1 for three.
    expect(asked('job-bookies-cut', { control, piles: { $1: 2, $2: 0 } })).toBe(true)
    expect(asked('job-bookies-cut', { control, piles: { $1: 3, $2: 0 } })).toBe(false)
    expect(asked('job-bookies-cut', { piles: { $1: 0, $2: 0 } })).toBe(false)
  })

  it('COR-R48 an offer or a threat can bring back money that the bank lacks, if there is anybody to ask', () => {
    for (const [job, card] of [
      ['job-offer', '$5'],
      ['job-warning', '$2'],
    ] as const) {
      expect(asked(job, { rivals: ['$1'] })).toBe(false)
      expect(asked(job, { rivals: ['$1'], piles: { [card]: 0 } })).toBe(true)
      expect(asked(job, { piles: { [card]: 0 } })).toBe(false)
    }
  })

  it('COR-R48 a front matters by what is on it: goods never, a suitcase always, money by the piles', () => {
    const inTurf = (turf: string, more: Given = {}) =>
      asked('job-protection-round', { control: { [turf]: ['vitale'] }, ...more })
    expect(asked('job-protection-round')).toBe(false)
    expect(inTurf('queens')).toBe(false)
    expect(inTurf('upper-west-side')).toBe(true)
    expect(inTurf('midtown')).toBe(false)
    expect(inTurf('midtown', { piles: { $1: 1, $2: 0 } })).toBe(true)
    expect(inTurf('midtown', { piles: { $1: 2, $2: 0 } })).toBe(false)
    expect(inTurf('queens', { tiles: { queens: 'bt-pawnshop' } })).toBe(true)
  })

  it('COR-R48 a front shared with its controller counts twice', () => {
    const job = 'job-extortion'
    const only = corrected(job, [{ do: 'useFront', scope: 'ownThug', count: 1 }], [2])
    const at = (given: Given) => asked(job, { figures: { 'vitale-thug-1': 'pb-midtown' }, ...given }, only)
    expect(at({ piles: { $2: 2 } })).toBe(false)
    expect(at({ piles: { $2: 2 }, control: { midtown: ['vitale'] } })).toBe(false)
    expect(at({ piles: { $2: 2 }, control: { midtown: ['pizzino'] } })).toBe(true)
    expect(at({ piles: { $2: 3 }, control: { midtown: ['pizzino'] } })).toBe(false)
  })

  it('COR-R48 an own thug is moved to be used at the new place, if there is one to move', () => {
    expect(asked('job-new-address')).toBe(false)
    expect(asked('job-new-address', { figures: { 'pizzino-thug-1': 'pb-queens' } })).toBe(false)
    expect(asked('job-new-address', { figures: { 'vitale-thug-1': 'pb-queens' } })).toBe(true)
    expect(asked('job-rough-up', { figures: { 'pizzino-thug-1': 'pb-queens' } })).toBe(false)
  })

  it.each([
    ['mayor', true],
    ['union-boss', true],
    ['police-chief', false],
  ])(
    'COR-R48 on a corrected card, placing the %s: the order is asked where the place is used',
    (figure, matters) => {
      const job = 'job-rough-up'
      const components = corrected(job, [{ do: 'placeNeutral', figure }])
      expect(asked(job, {}, components)).toBe(matters)
      expect(asked(job, { figures: { [figure]: 'hudson' } }, components)).toBe(false)
    },
  )

  it('COR-R48 on a corrected card, the Union Boss brings nothing where only goods are free to take', () => {
    const job = 'job-rough-up'
    const components = corrected(job, [{ do: 'placeNeutral', figure: 'union-boss' }])
    const figures = {
      'pizzino-thug-1': 'pb-wall-street',
      'pizzino-thug-2': 'pb-upper-west-side',
      'marzullo-thug-1': 'pb-midtown',
      'marzullo-thug-2': 'pb-upper-east-side',
    }
    expect(asked(job, { figures }, components)).toBe(false)
    expect(
      asked(
        job,
        { figures: { ...figures, 'marzullo-thug-1': 'hudson' }, piles: { $2: 0, $3: 0, $1: 1 } },
        components,
      ),
    ).toBe(true)
  })

  it('COR-R48 on a corrected card, a job without money has no order to ask for', () => {
    const job = 'job-cooked-books'
    expect(asked(job, { hand: ['$5'] }, corrected(job, [{ do: 'suitcase', times: 1 }], []))).toBe(false)
  })

  it('COR-R48 on a corrected card, the first front used may empty a pile for the second', () => {
    const job = 'job-extortion'
    const control = { midtown: ['vitale'] }
    const tiles = { 'wall-street': null, midtown: 'bt-import-export' }
    const twice = corrected(job, [{ do: 'useFront', scope: 'ownTurf', count: 2 }], [5])
    expect(asked(job, { control, tiles, piles: { $5: 3 } }, twice)).toBe(false)
    expect(asked(job, { control, tiles, piles: { $5: 1 } }, twice)).toBe(true)
  })

  it('COR-R48 on a corrected card, who wants what is gone looks for the next lower value', () => {
    const job = 'job-cooked-books'
    const takes = (values: readonly number[], money: readonly number[], piles: Given['piles']) =>
      asked(job, { piles: piles ?? {} }, corrected(job, [{ do: 'takeMoney', values }], money))
    // Both want a $5, and both take a $3 instead, as long as there are two of them.
    expect(takes([5], [5], { $5: 0 })).toBe(false)
    expect(takes([5], [5], { $5: 0, $3: 1 })).toBe(true)
    expect(takes([5], [5], { $5: 1 })).toBe(true)
    expect(takes([5], [5], { $5: 2 })).toBe(false)
    // Where one of them alone is short the other takes nothing from it.
    expect(takes([1], [5, 5], { $5: 1 })).toBe(false)
    expect(takes([5, 5], [1], { $5: 1 })).toBe(false)
    // What has found its $5 wants no $1 any more.
    expect(takes([1], [5], { $1: 1 })).toBe(false)
    expect(takes([5], [1], { $1: 1 })).toBe(false)
    // A second $5 that is not there becomes the $3 that the other wants.
    expect(takes([3], [5, 5], { $5: 1, $3: 1 })).toBe(true)
    expect(takes([5, 5], [3], { $5: 1, $3: 1 })).toBe(true)
  })

  it('COR-R48 on a corrected card, what comes to hand or back to the bank by another effect counts too', () => {
    const job = 'job-cooked-books'
    const trade = { do: 'trade', discard: 2, gain: { money: [5] } }
    expect(asked(job, {}, corrected(job, [trade]))).toBe(false)
    expect(asked(job, {}, corrected(job, [{ do: 'takeGoods', goods: ['gun'] }, trade]))).toBe(true)
    const offer = corrected(job, [{ do: 'offer' }, { do: 'drawJobs', times: 1 }], [5])
    expect(asked(job, { rivals: ['$1'], piles: { $5: 0 } }, offer)).toBe(true)
    const sold = corrected(job, [{ do: 'trade', discard: 1, gain: { goodsChoice: ['gun'] } }], [1])
    expect(asked(job, { hand: ['$1'], piles: { $1: 0 } }, sold)).toBe(true)
    expect(asked(job, { hand: ['$1'], piles: { $1: 0, gun: 0 } }, sold)).toBe(false)
    // One of two money cards is enough to make a difference.
    expect(asked(job, { piles: { $1: 0 } }, corrected(job, [{ do: 'suitcase', times: 1 }], [1, 5]))).toBe(
      true,
    )
  })

  it('COR-R48 on a corrected card, the front that a hit will empty may be any', () => {
    const job = 'job-street-hit'
    const components = corrected(job, [
      { do: 'gunDown', kind: 'thug', count: 1, scope: 'board' },
      { do: 'useFront', scope: 'vacated', count: 1 },
    ])
    expect(asked(job, { figures: { 'pizzino-thug-1': 'pb-upper-west-side' } }, components)).toBe(true)
  })

  it('COR-5.9 backs are shared with nobody: money there is wanted once', () => {
    const job = 'job-rough-up'
    const components = corrected(job, [{ do: 'placeNeutral', figure: 'mayor' }], [2])
    const spaces = Array.from({ length: 16 }, (_, i) => i + 1).filter((n) => n !== 15)
    const families = ['vitale', 'pizzino', 'marzullo', 'matarazzo', 'caccamo']
    const members = families.flatMap((family) =>
      ['don', 'consigliere', 'heir'].map((role) => `${family}-${role}`),
    )
    // Only the space between Upper East Side and Queens is free: $2 and a gun behind them.
    const figures = Object.fromEntries(
      members.map((figure, i) => [figure, `fs-${String(spaces[i] ?? 0).padStart(2, '0')}`]),
    )
    const control = { 'upper-east-side': ['pizzino'] }
    const tiles = { 'upper-east-side': null, queens: null }
    const order = ($2: number) => {
      const hands = { vitale: [job, 'gun'], pizzino: [], marzullo: [], matarazzo: [], caccamo: [] }
      const table = tableOf(
        5,
        { act: 4, figures, control, tiles, hands, piles: { $2 } },
        { components },
      ).turnOf('vitale')
      return table.answers('vitale', `hand:${job}`).asked['vitale']
    }
    expect(order(2)).toBe('placeNeutral')
    expect(order(1)).toBe('jobRewards')
  })

  it('COR-7.14 the order that was picked is the order in which things happen', () => {
    const hands = { vitale: ['job-cooked-books', 'booze'], pizzino: [], marzullo: [] }
    const first = tableOf(3, { hands })
      .turnOf('vitale')
      .answers('vitale', 'hand:job-cooked-books', 'moneyFirst')
    expect(first.options('vitale')).toEqual(['$1'])
    const last = tableOf(3, { hands })
      .turnOf('vitale')
      .answers('vitale', 'hand:job-cooked-books', 'abilityFirst')
    expect(last.asked).toEqual({ pizzino: 'turn' })
    expect(last.hand('vitale')).toEqual(['$1'])
  })
})
