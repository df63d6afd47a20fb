// What is asked at the tables of a game, and what can be picked there, as found by playing it at random: always the same
// games, so that the page changes only when the game does.

import {
  type AnyGame,
  begin,
  below,
  type Option,
  pick,
  type Play,
  type Prompt,
  type Random,
  randomAnswer,
  randomFrom,
} from '@backroom/engine'

const GAMES_A_COUNT = 12

/** The shapes that the fields of one thing were seen with, and how often the thing itself was. */
class Shape {
  #seen = 0
  readonly #fields = new Map<string, { count: number; readonly shapes: Set<string> }>()

  add(thing: object): void {
    this.#seen++
    for (const [name, value] of Object.entries(thing)) {
      if (value === undefined) continue
      const field = this.#fields.get(name) ?? { count: 0, shapes: new Set() }
      field.count++
      field.shapes.add(shapeOf(value))
      this.#fields.set(name, field)
    }
  }

  toString(): string {
    return [...this.#fields]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { count, shapes }]) => `${name}${count < this.#seen ? '?' : ''}: ${together(shapes)}`)
      .join(', ')
  }
}

/** `[]` is said only where no list was ever seen with something in it. */
function together(shapes: ReadonlySet<string>): string {
  const full = [...shapes].some((shape) => shape.endsWith('[]') && shape !== '[]')
  return [...shapes]
    .filter((shape) => !(full && shape === '[]'))
    .toSorted((a, b) => Number(a === 'null') - Number(b === 'null') || (a < b ? -1 : 1))
    .join(' | ')
}

function shapeOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object') return typeof value
  if (!Array.isArray(value)) {
    const shape = new Shape()
    shape.add(value)
    return `{ ${shape} }`
  }
  const items = together(new Set(value.map(shapeOf)))
  return items.includes(' | ') ? `(${items})[]` : `${items}[]`
}

interface Asked {
  readonly kinds: Set<string>
  readonly rules: Set<string>
  readonly about: Shape
  readonly says: Set<string>
}

export interface Played {
  readonly prompts: Map<string, Asked>
  readonly options: Map<string, Shape>
}

const known = <T>(map: Map<string, T>, key: string, make: () => T): T => {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

function note({ prompts, options }: Played, prompt: Prompt): void {
  const asked = known(prompts, prompt.key, () => ({
    kinds: new Set<string>(),
    rules: new Set<string>(),
    about: new Shape(),
    says: new Set<string>(),
  }))
  asked.kinds.add(prompt.kind)
  asked.rules.add(prompt.rule)
  asked.about.add(prompt.about ?? {})
  if (!('options' in prompt)) return
  for (const option of prompt.options) {
    asked.says.add(option.say)
    const { id: _, say, times: _times, ...fields }: Option = option
    known(options, say, () => new Shape()).add(fields)
  }
}

function speak(play: Play, random: Random): void {
  const { game, core, box } = play
  const names = Object.keys(game.commands ?? {})
  if (names.length === 0 || below(random, 3) > 0) return
  const seat = below(random, play.seats)
  const command = pick(random, names)
  const args = game.commands?.[command]?.suggest?.(core.state, seat, random, box)
  if (args) play.command(seat, command, args)
}

/** Everything that was asked in a few games at every number of players. */
export function playedGames(game: AnyGame): Played {
  const found: Played = { prompts: new Map(), options: new Map() }
  for (let seats = game.players.min; seats <= game.players.max; seats++)
    for (let round = 0; round < GAMES_A_COUNT; round++) {
      const play = begin(game, seats, `page ${round}`)
      const random = randomFrom(`page ${seats} ${round}`)
      while (!play.core.over) {
        for (const prompt of play.prompts) note(found, prompt)
        speak(play, random)
        const seat = pick(random, play.awaited())
        const prompt = play.promptOf(seat)
        if (!prompt) throw new Error(`seat ${seat} is awaited and not asked`)
        play.answer(seat, play.core.wait, randomAnswer(prompt, random))
      }
    }
  return found
}
