import { describe, expect, it } from 'vitest'
import { formOf, isNew, standingArgs } from './preset.ts'

const NEVER = formOf(undefined)

describe('LCN-R26 a preset', () => {
  it('is none until one is set', () => {
    expect(standingArgs('rob', NEVER)).toEqual({ reaction: 'rob', pass: 'never' })
    expect(isNew('rob', NEVER, undefined)).toBe(false)
  })

  it('names only what counts for its reaction', () => {
    const form = { ...NEVER, pass: 'round', least: 6000, own: true, murder: false, rivals: [3, 1] } as const
    expect(standingArgs('rob', form)).toEqual({ reaction: 'rob', pass: 'round', unless: { least: 6000 } })
    expect(standingArgs('doctor', form)).toEqual({ reaction: 'doctor', pass: 'round', unless: { own: true } })
    expect(standingArgs('scheme', form)).toEqual({
      reaction: 'scheme',
      pass: 'round',
      unless: { rivals: [1, 3] },
    })
  })

  it('has no condition where one wants to be asked every time', () => {
    expect(standingArgs('trap', { ...NEVER, least: 2000 })).toEqual({ reaction: 'trap', pass: 'never' })
  })

  it('is shown as it is set, and is new only where it differs', () => {
    const preset = { pass: 'game', unless: { murder: true } } as const
    const form = formOf(preset)
    expect(form).toMatchObject({ pass: 'game', murder: true, own: false })
    expect(isNew('doctor', form, preset)).toBe(false)
    expect(isNew('doctor', { ...form, own: true }, preset)).toBe(true)
  })
})
