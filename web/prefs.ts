// How this reader likes it: language, motion, pace, sound, contrast, and the name they go by. Kept on this machine.

import { effect, signal } from '@preact/signals'
import { type Language, LANGUAGES, preferred, speak } from './text/say.ts'

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACES)[number]

export interface Prefs {
  readonly language: Language
  readonly motion: 'full' | 'less'
  readonly pace: Pace
  readonly sound: boolean
  /** A buzz when it is my turn. */
  readonly vibrate: boolean
  /** Notices of the browser while the page is hidden; asked for by a button. */
  readonly notify: boolean
  /** The screen of a phone stays on at the table. */
  readonly awake: boolean
  readonly contrast: 'normal' | 'more'
  readonly name: string
}

const KEY = 'backroom:prefs'

function load(): Prefs {
  const standard: Prefs = {
    language: preferred(navigator.languages),
    motion: 'full',
    pace: 'normal',
    sound: false,
    vibrate: false,
    notify: false,
    awake: true,
    contrast: matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal',
    name: '',
  }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...standard, ...kept } : standard
  } catch {
    return standard
  }
}

export const prefs = signal<Prefs>(load())

export function prefer(change: Partial<Prefs>): void {
  prefs.value = { ...prefs.value, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs.value))
  } catch {
    // A browser that keeps nothing still plays.
  }
  if (change.language) void speak(change.language)
}

/** Speaks the reader's language and dresses the page; resolves when there are words to show. */
export async function dress(): Promise<void> {
  effect(() => {
    const { motion, contrast } = prefs.value
    document.documentElement.dataset['motion'] = motion
    document.documentElement.dataset['contrast'] = contrast
  })
  const { language } = prefs.value
  await speak(LANGUAGES.includes(language) ? language : 'en')
}
