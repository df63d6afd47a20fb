// The Turf War. COR-9.

import { describe, expect, it } from 'vitest'
import { tableOf } from '../testing/table.ts'

describe('Turf War', () => {
  it('COR-9.5 a tie leaves the turf to nobody, and the old marker stays', () => {
    const table = tableOf(['vitale', 'pizzino', 'caccamo'], {
      figures: { 'vitale-thug-1': 'pb-midtown', 'pizzino-don': 'fs-06' },
      control: { midtown: ['caccamo'] },
    })
    table.from('turfWar')
    expect(table.stack('midtown')).toEqual(['caccamo'])
    expect(table.controller('midtown')).toBe('caccamo')
  })

  it('COR-5.6 example 21: a shared front', () => {
    const table = tableOf(['vitale', 'caccamo'], {
      control: { queens: ['caccamo'] },
      hands: { vitale: [], caccamo: [] },
    })
    table.turnOf('vitale').answers('vitale', 'thug:pb-queens')
    expect(table.hand('vitale')).toEqual(['booze', 'gun'])
    expect(table.hand('caccamo')).toEqual(['booze', 'gun'])
  })
})
