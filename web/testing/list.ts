// The screens with that of Thimblerig added: what `web/games/list.ts` would be with a fourth game.

import { SCREENS as SHIPPED } from '../games/list.ts'
import type { GameScreen } from '../kit/screen.ts'

export const SCREENS: { readonly [game: string]: () => Promise<GameScreen> } = {
  ...SHIPPED,
  thimble: async () => (await import('./thimble/index.tsx')).screen,
}
