// A sentence or a name on a map begins with a capital, also where in a sentence it does not.

import type { Language } from './languages.ts'

export const capital = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
