// The screens of the games, and the files that people read word for word; whatever is wanted is fetched then.

import type { GameScreen } from '../kit/screen.ts'

export const SCREENS: { readonly [game: string]: () => Promise<GameScreen> } = {
  corleone: async () => (await import('./corleone/index.tsx')).screen,
  'cosa-nostra': async () => (await import('./cosa-nostra/index.tsx')).screen,
  speakeasy: async () => (await import('./speakeasy/index.tsx')).screen,
}

/** The rules and the components of every game as they are written, by the end of the file's path. */
export const FILES: { readonly [path: string]: () => Promise<string> } = import.meta.glob<string>(
  ['../../games/*/rules/*.md', '../../games/*/components.json'],
  { query: '?raw', import: 'default' },
)
