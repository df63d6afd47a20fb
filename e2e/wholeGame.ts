// A whole game against bots, from the form to the score sheet.

import { type Hand, luckFrom, playOn } from './input.ts'
import { sidewaysBy } from './looks.ts'
import { setUpTable } from './setUp.ts'
import type { Visitor } from './visitor.ts'

interface WholeGame {
  readonly families: number
  readonly hand: Hand
  readonly luck: number
}

interface Played {
  readonly answers: number
  /** What hinders a reader at the first question or at the score sheet, and every error of the page. */
  readonly faults: readonly string[]
}

/** The visitor stands before the form of a new table, and leaves when the game is over. */
export async function playWholeGame(visitor: Visitor, wanted: WholeGame): Promise<Played> {
  const { page } = visitor
  const { families, hand, luck } = wanted
  await setUpTable(page, { mode: 'solo', families, name: 'Carmela' })
  await page.locator('.prompt').waitFor()
  const atFirst = await visitor.barriers()
  const answers = await playOn(page, hand, luckFrom(luck))
  await page.locator('.finale .score').waitFor()
  const sideways = await sidewaysBy(page)
  const faults = [
    ...atFirst,
    ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ...(await visitor.barriers()),
    ...visitor.errors,
  ]
  await visitor.leave()
  return { answers, faults }
}
