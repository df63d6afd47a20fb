// Which game somebody plays when they say only that they want to play.

import { SHELF } from '../games/index.ts'

const KEY = 'backroom:game'

/** Null: nobody has said yet. */
export function lastGame(): string | null {
  try {
    const kept = localStorage.getItem(KEY)
    return SHELF.some(({ id, screen }) => screen && id === kept) ? kept : null
  } catch {
    return null
  }
}

export function rememberGame(game: string): void {
  try {
    localStorage.setItem(KEY, game)
  } catch {
    // They are asked again next time.
  }
}
