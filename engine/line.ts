// Text as people type it, made fit to stand among other people's: one line, and nothing in it that cannot be seen.

/** Letters that cannot be seen, or that turn the line around. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** No control or direction characters, no blanks at its ends or doubled inside. */
export const plainLine = (text: string): string => text.replace(HIDDEN, ' ').replace(/\s+/gu, ' ').trim()
