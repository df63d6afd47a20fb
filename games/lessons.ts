// The lessons of the games, each game's fetched when somebody wants to learn it.

import type { Lesson } from './lesson.ts'
import type { Language } from './meta.ts'
import type { Message } from './sentences.ts'

export * from './lesson.ts'

export type LessonTexts = { readonly [key: string]: Message }

interface Course {
  readonly lessons: () => Promise<readonly Lesson[]>
  /** How many there are, for lists that do not load them. */
  readonly ids: readonly string[]
  readonly texts: { readonly en: LoadTexts } & { readonly [language in Language]?: LoadTexts }
}

type LoadTexts = () => Promise<{ readonly default: LessonTexts }>

const COURSES: { readonly [game: string]: Course } = {
  corleone: {
    ids: ['suitcase', 'corner', 'job', 'turf', 'bribe', 'hit', 'count'],
    lessons: async () => (await import('./corleone/lessons/index.ts')).LESSONS,
    texts: {
      en: () => import('./corleone/lessons/text/en.json', { with: { type: 'json' } }),
      pl: () => import('./corleone/lessons/text/pl.json', { with: { type: 'json' } }),
    },
  },
  'cosa-nostra': {
    ids: ['roll', 'plan', 'deal', 'envelope', 'eyes', 'payday'],
    lessons: async () => (await import('./cosa-nostra/lessons/index.ts')).LESSONS,
    texts: {
      en: () => import('./cosa-nostra/lessons/text/en.json', { with: { type: 'json' } }),
      pl: () => import('./cosa-nostra/lessons/text/pl.json', { with: { type: 'json' } }),
    },
  },
  speakeasy: {
    ids: ['door', 'run', 'bar', 'guard'],
    lessons: async () => (await import('./speakeasy/lessons/index.ts')).LESSONS,
    texts: {
      en: () => import('./speakeasy/lessons/text/en.json', { with: { type: 'json' } }),
      pl: () => import('./speakeasy/lessons/text/pl.json', { with: { type: 'json' } }),
    },
  },
}

/** The lessons of a game by their names, in the order in which one takes them; none where there are no lessons. */
export const lessonIds = (game: string): readonly string[] => COURSES[game]?.ids ?? []

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> =>
  (await COURSES[game]?.lessons()) ?? []

/** The words of a game's lessons; English where there are none in the wanted language. */
export async function lessonTexts(game: string, language: string): Promise<LessonTexts> {
  const texts = COURSES[game]?.texts
  const wanted = language === 'pl' ? texts?.pl : undefined
  return (await (wanted ?? texts?.en)?.())?.default ?? {}
}
