// The languages of the screen.

export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
