import { describe, expect, it } from 'vitest'
import { heard, heardAll, type Told } from './event.ts'

const open: Told = { event: { type: 'open', seat: 0 } }
const secret: Told = { event: { type: 'drew', seat: 1 }, secret: { card: 'c' }, to: [1] }
const whisper: Told = { event: { type: 'hint' }, to: [0, 2], only: true }

describe('what was told', () => {
  it('is heard by all where it is open', () => {
    for (const viewer of [0, 1, 'spectator', 'open'] as const) expect(heard(open, viewer)).toEqual(open.event)
  })

  it('is heard with its secret by those it is for, and once the game is open', () => {
    expect(heard(secret, 1)).toEqual({ type: 'drew', seat: 1, card: 'c' })
    expect(heard(secret, 'open')).toEqual({ type: 'drew', seat: 1, card: 'c' })
  })

  it('is heard without its secret by the others and by those who only watch', () => {
    expect(heard(secret, 0)).toEqual({ type: 'drew', seat: 1 })
    expect(heard(secret, 'spectator')).toEqual({ type: 'drew', seat: 1 })
  })

  it('is not heard of at all where it was whispered to somebody else', () => {
    expect(heard(whisper, 2)).toEqual({ type: 'hint' })
    expect(heard(whisper, 1)).toBeNull()
    expect(heard(whisper, 'spectator')).toBeNull()
    expect(heard(whisper, 'open')).toEqual({ type: 'hint' })
  })

  it('is heard in the order in which it was told', () => {
    expect(heardAll([secret, whisper, open], 1).map(({ type }) => type)).toEqual(['drew', 'open'])
  })
})
