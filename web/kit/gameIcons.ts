// Whom to thank for icons from game-icons.net.

import type { Credit } from './screen.ts'

export const gameIconsBy = (icons: object): Credit => ({
  what: Object.keys(icons).join(', '),
  who: 'Lorc, Delapouite, Skoll, Sbed and the other authors of game-icons.net',
  licence: 'CC BY 3.0',
  url: 'https://game-icons.net',
})
