// Whole games in words: everything a player can read of a random game is a finished sentence.

import { begin } from '@backroom/engine'
import { describe, expect, test } from 'vitest'
import type { Box } from './corleone/components/box.ts'
import { corleone } from './corleone/index.ts'
import { cosaNostra } from './cosa-nostra/index.ts'
import { checkSentences, Readings } from './testing/sentences.ts'
import { COMPLETE, wordsFor } from './words.ts'

const CORLEONE_IDS = /\b(?:pb|fs|bt|job|ally|act)-[a-z0-9]|-thug-/

checkSentences({ game: corleone, ids: CORLEONE_IDS, seats: [2, 3, 4, 5], games: 8, moreThan: 1000 })

checkSentences({
  game: cosaNostra,
  ids: /\b(?:biz|ord|gang|op|inf)-[a-z0-9]|\b\d-(?:\d|all)-\d/,
  seats: [3, 4, 5],
  options: [
    {},
    { variants: ['doublePlanning', 'freeInfluence', 'robberyOnRobbery', 'topEarnerBonus'] },
    { variants: ['shortGame', 'turnBoundSpying'], privateTalk: false },
  ],
  games: 6,
  moreThan: 1000,
})

describe.each(COMPLETE)('corleone in %s', (language) => {
  test('every ability of every card and place is a finished sentence', async () => {
    const words = await wordsFor('corleone', language)
    const readings = new Readings(CORLEONE_IDS)
    const box = begin(corleone, 5, 'box').box as Box
    const abilities = [
      ...Object.values(box.business).flatMap(({ front, back }) => [...(front ?? []), ...back]),
      ...Object.values(box.job).flatMap(({ ability }) => ability),
      ...Object.values(box.ally).flatMap(({ effects }) => effects),
    ]
    for (const ability of abilities)
      for (const times of [1, 2, 5])
        readings.take(words.ability({ ...ability, times }), () => JSON.stringify(ability))
    expect(Object.fromEntries(readings.wrong)).toEqual({})
    expect(readings.read.size).toBeGreaterThan(30)
  })
})
