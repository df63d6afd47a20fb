// What is typed into a field of so many letters: counted as the server counts, and said where it is too much.

import { readLine, UNITS_A_LETTER } from '@backroom/engine'
import { say } from '../text/say.ts'

/** What a field lets in at all: browsers count otherwise than readers, and would cut where nothing is too long. */
export const unitsFor = (most: number): number => most * UNITS_A_LETTER

/** The sentence for a text that is too long; null: it is not. */
export const tooLong = (text: string, most: number): string | null =>
  readLine(text, most).fault === 'tooLong' ? say('refusal.tooLong', { given: most }) : null

export function TooLong({ text, most }: { readonly text: string; readonly most: number }) {
  const fault = tooLong(text, most)
  return fault === null ? null : (
    <small class="why-not" role="status">
      {fault}
    </small>
  )
}
