// Who comes first where several want the same moment, at tables where it is not the lowest seat. LCN-16.21, LCN-R24, LCN-R27.

import { describe, expect, it } from 'vitest'
import { B2, G2, ORDER, R2, Y2, Y3 } from '../testing/cards.ts'
import { tableOf } from '../testing/table.ts'

describe('several robbers', () => {
  const robbed = () =>
    tableOf(5, {
      planned: { [R2]: ORDER.carTheft, [Y2]: ORDER.robbery, [B2]: ORDER.otherRobbery },
    })
      .action('calmuti')
      .runs('calmuti', R2, 3, 1)

  it('LCN-R24 the first clockwise from the owner of the job reveals, not the first from the Start Player', () => {
    const table = robbed().answers('blundetto', `rob:${Y2}`).dice(4, 4).answers('caruso', `rob:${B2}`)
    expect(table.told('robbed')).toMatchObject([{ seat: 4 }])
    expect(table.order(Y2)).toBe(ORDER.robbery)
  })

  it('LCN-R24 a nearer neighbour who passes leaves it to the next', () => {
    const table = robbed().answers('caruso', 'pass').dice(4, 4).answers('blundetto', `rob:${Y2}`)
    expect(table.told('robbed')).toMatchObject([{ seat: 0 }])
    expect(table.order(B2)).toBe(ORDER.otherRobbery)
  })
})

describe('several Doctors', () => {
  const doctor = ['doctor'] as const

  /** Yellow murders a red or a green man. */
  const hit = (victim: string, influence: { readonly [family: string]: typeof doctor }) =>
    tableOf(4, { planned: { [Y3]: ORDER.murder }, influence })
      .action('blundetto')
      .attacks('blundetto', Y3, victim, 3, 3, 1)

  it('LCN-R27 the victim’s owner goes before whoever sits before him', () => {
    const table = hit(R2, { dimaggio: doctor, calmuti: doctor }).all('doctor')
    expect(table.told('doctor')).toMatchObject([{ seat: 2 }])
    expect(table.hand('dimaggio').influence).toEqual(['doctor'])
  })

  it('LCN-R27 the others follow clockwise from the victim’s owner, not from whoever rolled', () => {
    const table = hit(R2, { dimaggio: doctor, laserva: doctor }).all('doctor')
    expect(table.told('doctor')).toMatchObject([{ seat: 3 }])
    expect(table.hand('dimaggio').influence).toEqual(['doctor'])
  })

  it('LCN-R27 one card is played, and the next window asks the other again', () => {
    const table = hit(G2, { dimaggio: doctor, laserva: doctor }).all('doctor')
    expect(table.asked).toEqual({ laserva: 'doctor' })
  })
})
