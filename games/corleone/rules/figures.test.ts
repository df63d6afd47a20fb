// Where the figures of a family are.

import { describe, expect, it } from 'vitest'
import { waits, wrongAt } from '../../testing/waits.ts'
import type { Box } from '../components/box.ts'
import { corleone } from '../index.ts'
import type { Corleone } from '../state.ts'
import { tableOf } from '../testing/table.ts'
import { figuresOf } from './figures.ts'

describe('Whereabouts', () => {
  it('COR-3.10 no figure of a family is lost or counted twice', () => {
    const wrong = wrongAt(waits(corleone, { players: [2, 4, 5], games: 3 }), ({ play }) => {
      const { open } = play.core.state as Corleone
      const box = play.box as Box
      return open.seats.flatMap(({ family }, seat) =>
        figuresOf(open, box, seat).length === 3 + box.thugs ? [] : [family],
      )
    })
    expect(wrong).toEqual([])
  })

  it('COR-8.1 thugs come first, each where it is', () => {
    const figures = { 'vitale-thug-1': 'pb-queens', 'vitale-thug-2': 'hudson', 'vitale-don': 'fs-03' }
    const { open, box } = tableOf(3, { figures })
    expect(figuresOf(open, box, 0).map(({ id, kind, where }) => [id, kind, where])).toEqual([
      ['vitale-thug-1', 'thug', 'board'],
      ['vitale-thug-2', 'thug', 'hudson'],
      ['vitale-don', 'member', 'board'],
      ['vitale-consigliere', 'member', 'coming'],
      ['vitale-heir', 'member', 'coming'],
    ])
    expect(figuresOf(open, box, 1)[0]).toEqual({ id: 'pizzino-thug-1', kind: 'thug', where: 'unplayed' })
  })
})
