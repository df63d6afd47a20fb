// `backroom components`: the components file of a game, to be corrected by whoever owns the box, and what in it is ours.

import { componentsFile, type OurPart, statedIn, valuesIn } from '@backroom/games/values'
import { type Words, wordsFor } from '@backroom/games/words'
import { type Command, readJson, readText } from './command.ts'
import type { Say } from './messages.ts'

export const components: Command = {
  flags: { ours: { type: 'boolean' }, check: { type: 'string' } },
  words: { count: 1, missing: 'gameMissing' },
  async run(given, _terminal, { say, language }) {
    const game = given.game()
    const own = given.text('check')
    const file = own === undefined ? await componentsFile(game.id) : readJson(readText(own, say), own, say)
    // What a table would refuse is refused here, with everything that is wrong with it.
    if (own !== undefined) game.readOptions({ components: file }, game.players.max)
    const { ours, parts } = valuesIn(file, await statedIn(game.id))
    if (own === undefined && !given.has('ours'))
      return { json: { game: game.id, components: file }, lines: [JSON.stringify(file, null, 2)], ok: true }
    const words = await wordsFor(game.id, language)
    return {
      json: { game: game.id, parts, ours },
      lines: [
        ...(own === undefined ? [] : [say('componentsFit', { file: own, game: game.id })]),
        say('componentsOurs', { count: ours.length, parts }),
        ...ours.map((part) => lineOf(part, words, say)),
      ],
      ok: true,
    }
  },
}

function lineOf({ part, items, wholly, rules }: OurPart, words: Words, say: Say): string {
  const about = {
    name: words.say(`ours.${part}`),
    rules: rules.length === 0 ? '' : ` – ${rules.join(', ')}`,
  }
  if (items) return say('componentsItems', { ...about, ...items })
  return say(wholly ? 'componentsWholly' : 'componentsPartly', about)
}
