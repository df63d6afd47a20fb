// A part of the board that the frame round it can be asked to show, from wherever the board is drawn.

import { createContext } from 'preact'

/** In the board's own units. */
export interface BoardPart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Shows the part, null: the whole board. Does nothing in a frame that shows it whole anyway. */
export const ShowPart = createContext<(part: BoardPart | null) => void>(() => {})

/** Whether the frame pans the board, because it cannot be read as a whole. */
export const Pans = createContext(false)
