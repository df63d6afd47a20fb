// What the address asks for. Which position: game, players, seed, key (stop at such a prompt; `end`: the score sheet),
// nth (of them), at (least answers), viewer=spectator. How to look: lang, part (table, plates, board, mine,
// families, aside, score, all), width and height of the board. What is picked: group, pick (places), add (options),
// look (a place). Games ask for more: cosaNostra.ts, speakeasy.ts.

import type { Language } from '../text/say.ts'

const asked = new URLSearchParams(location.search)

export const word = (name: string): string | null => asked.get(name)
export const wordsOf = (name: string): readonly string[] => asked.getAll(name)
export const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise)
export const wantedLanguage: Language = word('lang') === 'pl' ? 'pl' : 'en'
