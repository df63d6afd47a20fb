// Components files that somebody has changed at random places, and whether they can be played with.

import { type AnyGame, begin, type Json, OptionError, randomAnswer, randomFrom } from '@backroom/engine'
import fc from 'fast-check'
import { GAMES } from '../index.ts'

type Tree = Json[] | { [key: string]: Json }
interface Place {
  readonly of: Tree
  readonly key: string
  readonly path: string
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const CHANGES = ['value', 'value', 'like', 'like', 'delete', 'twice', 'swap', 'type', 'extra'] as const
/** A change of the file: the way to its place, turn by turn, how it is changed, and with what. */
interface Change {
  readonly way: readonly number[]
  readonly how: (typeof CHANGES)[number]
  readonly other: number
}

const NUMBERS = [
  0,
  1,
  2,
  -1,
  3,
  5,
  7,
  16,
  50,
  99,
  100,
  999,
  1000,
  0.5,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1e300,
  2 ** 53,
]
const OTHERS: readonly Json[] = [null, true, 0, 'D', '', [], {}, '__proto__']
const KEYS = ['more', 'nmae', 'toString', '__proto__'] as const
/** On its way a change stays at a list or an object instead of going into it, once in so many times. */
const STAYS = 6

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    way: fc.array(fc.nat(999), { minLength: 12, maxLength: 12 }),
    how: fc.constantFrom(...CHANGES),
    other: fc.nat(9999),
  }),
  { minLength: 1, maxLength: 2 },
)

const get = ({ of, key }: Place): Json => Reflect.get(of, key)
/** Also under the name __proto__, as JSON.parse does. */
const put = ({ of, key }: Pick<Place, 'of' | 'key'>, value: Json): void =>
  void Object.defineProperty(of, key, { value, writable: true, enumerable: true, configurable: true })
const item = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length]
  if (found === undefined) throw new Error('there is nothing to choose from')
  return found
}

/** All places from the root to where the way ends: every chapter of the file is met as often as every other. */
function walk(file: Tree, way: readonly number[]): Place[] {
  const places: Place[] = []
  let of = file
  for (const turn of way) {
    const keys = Object.keys(of)
    if (keys.length === 0) break
    const key = item(keys, turn)
    const place = { of, key, path: `${places.at(-1)?.path ?? ''}.${key}` }
    places.push(place)
    const value = get(place)
    if (!isTree(value) || turn % STAYS === 0) break
    of = value
  }
  return places
}

const valuesNamed = (name: string, value: Json): Json[] =>
  isTree(value)
    ? Object.entries(value).flatMap(([key, one]) => [
        ...(key === name ? [one] : []),
        ...valuesNamed(Array.isArray(value) ? name : key === name ? '' : name, one),
      ])
    : []

/** Changes the file and says how. */
function change(file: Tree, { way, how, other }: Change): string {
  const places = walk(file, way)
  const place = item(places, places.length - 1)
  const value = get(place)
  /** The last list on the way, and which of its items the way goes through. */
  const inList = places.findLast(({ of }) => Array.isArray(of)) ?? place
  switch (how) {
    case 'value': {
      const near = typeof value === 'number' ? [value + 1, value - 1, value * 2] : []
      if (typeof value === 'boolean') put(place, !value)
      else put(place, item([...near, ...near, ...NUMBERS], other))
      break
    }
    case 'like': {
      const like = valuesNamed(place.key, file)
      put(place, structuredClone(item(like.length > 0 ? like : OTHERS, other)))
      break
    }
    case 'delete': {
      const gone = other % 2 === 0 ? inList : place
      if (Array.isArray(gone.of)) gone.of.splice(Number(gone.key), 1)
      else Reflect.deleteProperty(gone.of, gone.key)
      break
    }
    case 'twice':
      if (Array.isArray(inList.of))
        inList.of.splice(other % (inList.of.length + 1), 0, structuredClone(get(inList)))
      break
    case 'swap': {
      const first = other % 2 === 0 ? inList : place
      const second = { ...first, key: item(Object.keys(first.of), other) }
      const [mine, theirs] = [get(first), get(second)]
      put(second, mine)
      put(first, theirs)
      break
    }
    case 'type':
      put(place, structuredClone(item(OTHERS, other)))
      break
    case 'extra': {
      const inside = isTree(value) ? value : place.of
      if (!Array.isArray(inside)) put({ of: inside, key: item(KEYS, other) }, 1)
      break
    }
  }
  return `${how} ${place.path} ${JSON.stringify(value)?.slice(0, 30)} → ${JSON.stringify(get(place))?.slice(0, 30)}`
}

/** The file as it is read: what is only said about the components is left out, since nobody plays with it. */
export function printedOf(id: string): Tree {
  const game = gameCalled(id)
  const options = game.readOptions({}, game.players.max)
  if (!isTree(options) || !('components' in options) || !isTree(options.components))
    throw new Error(`${id} has no components`)
  return structuredClone(options.components)
}

/** One or two changes of a file, for a table with so many seats. */
interface Trial {
  readonly list: readonly Change[]
  readonly seats: number
  readonly evening: number
}

export function trials(id: string): fc.Arbitrary<Trial> {
  const { min, max } = gameCalled(id).players
  return fc.record({ list: changes, seats: fc.integer({ min, max }), evening: fc.nat(9) })
}

function gameCalled(id: string): AnyGame {
  const game = GAMES[id]
  if (!game) throw new Error(`there is no game called ${id}`)
  return game
}

/** A problem names a path: `components.jobs.list.2.color: …`. */
const NAMES_A_PATH = /^(?:components|options)\.\S+: ./

/** Null if the file is refused by path or can be played to the end by chance; else what is wrong with which change. */
export function fault(id: string, { list, seats, evening }: Trial): string | null {
  const components = printedOf(id)
  const said = list.map((one) => change(components, one))
  const found = played(gameCalled(id), components, seats, `evening ${evening}`)
  return found === null ? null : `${said.join('; ')}: ${found}`
}

function played(game: AnyGame, components: Tree, seats: number, seed: string): string | null {
  const luck = randomFrom(`luck of ${seed}`)
  try {
    const play = begin(game, seats, seed, { components })
    while (!play.core.over) {
      const prompt = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
      if (!prompt) return 'nobody is asked'
      const reply = play.answer(prompt.seat, play.core.wait, randomAnswer(prompt, luck))
      if (!reply.ok) return JSON.stringify(reply.refusal)
      if (play.core.taken > game.bound) return `not over after ${game.bound} answers`
    }
    return null
  } catch (error) {
    if (!(error instanceof OptionError)) return error instanceof Error ? error.message : String(error)
    return error.problems.find((problem) => !NAMES_A_PATH.test(problem)) ?? null
  }
}
