// For the tests of games: whole games played by chance under the eyes of the laws.

export { byChance, type Played } from './byChance.ts'
export { holdLaws, type LawOptions } from './holdLaws.ts'
