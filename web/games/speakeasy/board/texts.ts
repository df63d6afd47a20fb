// The words of the board, to be laid together with those of the rest of the screen.

export const boardTexts = {
  en: async () => (await import('./text/en.json')).default,
  pl: async () => (await import('./text/pl.json')).default,
}
