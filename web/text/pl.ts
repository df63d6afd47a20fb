// What a table says in Polish, the form that opens one, and what is said of the games on the shelf.

import type { Texts } from '@backroom/games/sentences'

export { default as house } from './pl.json'

export const shelf = import.meta.glob<Texts>('../../games/*/shelf/pl.json', {
  eager: true,
  import: 'default',
})
