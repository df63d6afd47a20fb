// How sentences are made: seats, names, lists, plurals, what is secret, what is refused.

import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './meta.ts'
import { COMPLETE, wordsFor } from './words.ts'

const en = (await wordsFor('corleone', 'en')).seated(['vitale', 'pizzino', 'Ann'])
const pl = (await wordsFor('corleone', 'pl')).seated(['vitale', 'pizzino', 'Ania'])

describe('languages', () => {
  test.each(LANGUAGES)('%s is spoken, or English in its place', async (language) => {
    const { language: spoken } = await wordsFor('corleone', language)
    expect(spoken).toBe((COMPLETE as readonly string[]).includes(language) ? language : 'en')
  })

  test('a game without words says so', async () => {
    await expect(wordsFor('bridge', 'en')).rejects.toThrow('bridge')
  })

  test('a sentence that nobody wrote is a fault and no gap', () => {
    expect(() => en.say('event.rainsFrogs')).toThrow('event.rainsFrogs')
  })
})

describe('seats', () => {
  test('a family goes by its name and a person by theirs', () => {
    expect(en.event({ type: 'horseHead', seat: 0 })).toBe('Vitale takes the Horse Head.')
    expect(pl.event({ type: 'horseHead', seat: 2 })).toBe('Ania bierze Głowę Konia.')
  })

  test('a seat without a name is counted from one', async () => {
    const plain = await wordsFor('corleone', 'pl')
    expect(plain.event({ type: 'horseHead', seat: 0 })).toBe('Miejsce 1 bierze Głowę Konia.')
  })
})

describe('lists', () => {
  test('equal cards are counted', () => {
    expect(en.list(['$5', 'gun', '$5'])).toBe('2 × $5 and Gun')
    expect(pl.list(['$5', 'gun', 'booze', '$5'])).toBe('2 × $5, Broń i Alkohol')
  })

  test('a list of several things is said item by item', () => {
    const bribes = [
      { seat: 0, cards: ['$5', '$5'] },
      { seat: 1, cards: [] },
    ]
    expect(en.event({ type: 'bribesShown', bribes })).toBe(
      'The bribes: Vitale (2 × $5) and Pizzino (nothing).',
    )
    expect(pl.event({ type: 'bribesShown', bribes })).toBe('Łapówki: Vitale (2 × $5) i Pizzino (nic).')
  })

  test('who has no influence is not spoken of', () => {
    const fought = { type: 'turfFought', turf: 'midtown', winner: 1, influence: [2, 3, 0], neutral: 1 }
    expect(en.event(fought)).toBe(
      'Turf War, Midtown: Pizzino wins (Vitale 2 and Pizzino 3; neutral force 1).',
    )
    expect(en.event({ ...fought, winner: null, influence: [0, 0, 0] })).toBe(
      'Turf War, Midtown: nobody wins (neutral force 1).',
    )
  })

  test('one winner wins, two share', () => {
    const scores = [40, 40, 12]
    expect(pl.event({ type: 'ended', winners: [2], scores })).toBe(
      'Wygrywa Ania. Wynik końcowy: Vitale ($40), Pizzino ($40) i Ania ($12).',
    )
    expect(pl.event({ type: 'ended', winners: [0, 1], scores })).toMatch(
      /^Zwycięstwem dzielą się Vitale i Pizzino\./,
    )
  })
})

describe('Polish plurals', () => {
  test.each([
    [1, 'Vitale dobiera 1 Zlecenie.'],
    [2, 'Vitale dobiera 2 Zlecenia.'],
    [5, 'Vitale dobiera 5 Zleceń.'],
    [12, 'Vitale dobiera 12 Zleceń.'],
    [22, 'Vitale dobiera 22 Zlecenia.'],
  ])('%d jobs drawn', (count, sentence) => {
    expect(pl.event({ type: 'jobsDrawn', seat: 0, count })).toBe(sentence)
  })

  test.each([
    [1, 'Którą kartę oddajesz?'],
    [2, 'Które 2 karty oddajesz?'],
    [5, 'Które 5 kart oddajesz?'],
    [22, 'Które 22 karty oddajesz?'],
  ])('%d cards of tribute', (count, sentence) => {
    expect(pl.say('prompt.tribute', { count })).toBe(`Don upomina się o swoją część. ${sentence}`)
  })

  test.each([
    [1, 'Włóż z ręki do Walizki kartę Pieniędzy'],
    [2, 'Włóż z ręki do Walizki najwyżej 2 karty Pieniędzy'],
    [5, 'Włóż z ręki do Walizki najwyżej 5 kart Pieniędzy'],
    [22, 'Włóż z ręki do Walizki najwyżej 22 karty Pieniędzy'],
  ])('a suitcase shown %d times', (times, sentence) => {
    const ability = { do: 'suitcase', times }
    expect(pl.ability(ability)).toBe(sentence)
  })
})

describe('a die that is rolled again', async () => {
  const cosaNostra = (await wordsFor('cosa-nostra', 'en')).seated(['caruso'])
  const rerolled = { type: 'rerolled', seat: 0, die: 0, was: 6, now: 6, same: true, successes: 1 }

  test('LCN-17.4 the same number is no change', () => {
    expect(cosaNostra.event(rerolled)).toBe(
      'A Cop helps Caruso: the first die shows 6 again. That makes 1 success.',
    )
    expect(cosaNostra.event({ ...rerolled, now: 2, same: false, successes: 0 })).toBe(
      'A Cop helps Caruso: the first die goes from 6 to 2. That makes no success.',
    )
  })
})

describe('money', () => {
  test('what is missing has its sign before the dollar', () => {
    expect(en.money(-1000)).toBe('−$1,000')
    expect(pl.money(1000)).toBe(`$${(1000).toLocaleString('pl')}`)
  })
})

describe('the end of a sentence', () => {
  test('a name with a full stop of its own gets no second one', () => {
    expect(en.event({ type: 'thugPlaced', seat: 0, business: 'bt-import-export' })).toBe(
      'Vitale sends a thug to Import-Export Co.',
    )
    expect(en.event({ type: 'businessOpened', turf: 'midtown', business: 'bt-import-export' })).toBe(
      'A new business opens in Midtown: Import-Export Co.',
    )
  })

  test('COR-14.2 the last cards: money into the suitcase, the rest discarded, each said only where there is some', () => {
    const last = { type: 'handEmptied', seat: 0, money: ['$5', '$5'], discarded: ['gun'] }
    expect(en.event(last)).toBe('Vitale lays down the last cards. Into the suitcase: 2 × $5. Discarded: Gun.')
    expect(en.event({ ...last, discarded: [] })).toBe(
      'Vitale lays down the last cards. Into the suitcase: 2 × $5.',
    )
    expect(pl.event({ ...last, money: [] })).toBe(
      'Vitale wykłada ostatnie karty. Nie ma wśród nich pieniędzy. Odrzucone: Broń.',
    )
  })

  test('COR-15.1 a trade that can be made twice says so', () => {
    const trade = { id: 'trade:0', say: 'ability.trade', discard: 1, gain: { money: [5] }, left: 2 }
    expect(en.option(trade)).toBe('Trade 1 card for $5 (2 times)')
    const once = { ...trade, left: 1 }
    expect(pl.option(once)).toBe('Wymiana: 1 karta za $5')
  })
})

describe('what is secret', () => {
  test('COR-17.7 the drawer reads the names of the jobs drawn, the others their number', () => {
    const drawn = { type: 'jobsDrawn', seat: 0, count: 2 }
    expect(en.event(drawn)).toBe('Vitale draws 2 jobs.')
    expect(en.event({ ...drawn, cards: ['job-blackmail', 'job-offer'] })).toBe(
      'Vitale draws jobs: Blackmail and Offer Nobody Refuses.',
    )
  })

  test('COR-15.3 the job kept is named for its owner only, the one discarded for all', () => {
    const kept = { type: 'jobKept', seat: 1, discarded: 'job-extortion' }
    expect(pl.event(kept)).toBe('Pizzino zatrzymuje jedno Zlecenie i odrzuca drugie: „Wymuszenie”.')
    expect(pl.event({ ...kept, job: 'job-blackmail' })).toBe(
      'Pizzino zatrzymuje Zlecenie „Szantaż” i odrzuca drugie: „Wymuszenie”.',
    )
    expect(pl.event({ ...kept, discarded: null })).toBe('Pizzino zatrzymuje jedno Zlecenie.')
  })
})

describe('options, blocked picks and refusals', () => {
  test('an option may have words of its own at a prompt', () => {
    const none = { id: 'none', say: 'none' }
    expect(pl.option(none)).toBe('Rezygnuję')
    expect(pl.option(none, { key: 'gunDown' })).toBe('Nikogo')
    expect(pl.option(none, { key: 'useFront' })).toBe('Rezygnuję')
  })

  test('COR-7.8 a taken front is named', () => {
    const option = { id: 'thug:pb-queens', say: 'playThug', place: 'pb-queens' }
    const blocked = { id: option.id, rule: 'COR-7.8', why: 'frontTaken', option }
    expect(en.blocked(blocked)).toBe('Airfield Freight: the thug space is taken.')
    expect(pl.blocked(blocked)).toBe('Fracht Lotniczy: pole Gangstera jest zajęte.')
  })

  test('a refusal says why, if it is known, and never repeats what came from outside', () => {
    const given = '<b>{boom}</b>'
    expect(en.refusal({ code: 'unknownOption', rule: 'COR-7.2', given })).toBe(
      'That is not on offer. Pick from what is offered.',
    )
    expect(
      pl.refusal({ code: 'blocked', rule: 'COR-7.12', why: 'goodsMissing', about: { job: 'job-offer' } }),
    ).toBe('Nie masz towarów na Zlecenie „Propozycja nie do odrzucenia”.')
  })
})

describe('cards', () => {
  test('an ability is described from its data', () => {
    const trade = { do: 'trade', discard: 3, gain: { money: [3, 5] }, times: 1 }
    expect(en.ability(trade)).toBe('Trade 3 cards for $3 and $5')
    expect(pl.ability(trade)).toBe('Wymiana: 3 karty za $3 i $5')
    const two = {
      do: 'takeGoodsChoice',
      from: ['gun', 'booze', 'bloodMoney'],
      count: 2,
      distinct: true,
      times: 1,
    }
    expect(en.ability(two)).toBe('Take 2 different ones of these: Gun, Booze and Blood Money')
    expect(pl.ability(two)).toBe('Weź 2 różne towary spośród: Broń, Alkohol i Zapłata Za Morderstwo')
  })

  test('COR-16.10 any figure means neutral ones too, a rival is a family', () => {
    const move = { do: 'moveFigure', kind: 'familyMember', owner: 'any', shakedown: false, times: 1 }
    expect(en.ability(move)).toBe('Move any figure on a family space')
    expect(pl.ability(move)).toBe('Przesuń dowolną figurkę z pól Członków Rodziny')
    expect(pl.ability({ ...move, kind: 'thug', owner: 'rival' })).toBe('Przesuń Gangstera rywala')
    expect(en.ability({ ...move, kind: 'thug', owner: 'own', shakedown: true })).toBe(
      'Move your own thug and shake down the new place',
    )
  })

  test('money is written as on the cards', () => {
    expect(en.money(5)).toBe('$5')
    expect(en.money(15_000)).toBe('$15,000')
    expect(pl.say('card.pays', { money: [5, 3] })).toBe('Daje: $5 i $3')
  })
})
