// The screens of the games, each fetched when it is wanted.

import type { GameScreen } from '../kit/screen.ts'

export const SCREENS: { readonly [game: string]: () => Promise<GameScreen> } = {
  corleone: async () => (await import('./corleone/index.tsx')).screen,
  'cosa-nostra': async () => (await import('./cosa-nostra/index.tsx')).screen,
  speakeasy: async () => (await import('./speakeasy/index.tsx')).screen,
}
