// Which values of a game are ours: read from the provenance that its components file carries, never counted by hand.

import { gameJson } from './files.ts'

/** A part of the components file (`jobs`, `lucianoPayout`) in which something is ours. */
export interface OurPart {
  readonly part: string
  /** Cards, tiles or spaces of the part that are ours, and all of them; null where they are not marked one by one. */
  readonly items: { readonly ours: number; readonly all: number } | null
  /** Nothing in this part comes from the published game. */
  readonly wholly: boolean
  /** The rules that state these values. */
  readonly rules: readonly string[]
}

export interface Values {
  /** Parts whose provenance is known, whoever they come from. */
  readonly parts: number
  readonly ours: readonly OurPart[]
}

/** The components file of a game as it comes with the house: what an owner of the box corrects. */
export const componentsFile = (game: string): Promise<unknown> => gameJson(game, 'components/components.json')

/** Where the rules of a game state a value of ours, by the part of its components file. */
export type StatedIn = { readonly [part: string]: readonly string[] }

export const statedIn = (game: string): Promise<StatedIn> => gameJson(game, 'components/stated.json')

/** Marks that speak of no value of the box: words for effects, places and notes for drawing, names in English. */
const NO_VALUE =
  /^(?:vocabulary|effectVocabulary)\.|\.layoutProvenance$|\.provenanceDisplayDenominations$|^orderCardsProvenance$/

/** The kind that the files give to values that nobody but us has set. */
const OURS = 'designed'

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMark = (key: string): boolean => /^provenance(?!Kinds$|Note$)|Provenance$/.test(key)

/** The kinds that a mark names: one, a list of them, or one for each key. */
function kindsOf(mark: unknown): string[] {
  if (typeof mark === 'string') return [mark]
  if (Array.isArray(mark)) return mark.flatMap(kindsOf)
  if (!isRecord(mark)) return []
  return typeof mark.kind === 'string' ? [mark.kind] : Object.values(mark).flatMap(kindsOf)
}

interface Mark {
  readonly part: string
  /** It stands on one item of a list. */
  readonly onItem: boolean
  readonly kinds: readonly string[]
}

const isOurs = ({ kinds }: Mark): boolean => kinds.includes(OURS)

/** The part of the file that a mark beside it speaks of: `districtsProvenance`. */
const besides = (key: string): string => key.replace(/Provenance$/, '')

function marksIn(value: unknown, path: readonly string[]): Mark[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => marksIn(item, [...path, String(i)]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = [...path, key]
    if (!isMark(key)) return marksIn(inside, here)
    if (NO_VALUE.test(here.join('.'))) return []
    const onItem = key === 'provenance' && /^\d+$/.test(path.at(-1) ?? '')
    return [{ part: path[0] ?? besides(key), onItem, kinds: kindsOf(inside) }]
  })
}

/** What is ours in a components file. */
export function valuesIn(file: unknown, stated: StatedIn): Values {
  const parts = new Map<string, Mark[]>()
  for (const mark of marksIn(file, []))
    if (mark.kinds.length > 0) parts.set(mark.part, [...(parts.get(mark.part) ?? []), mark])
  const ours = [...parts].flatMap(([part, marks]): OurPart[] => {
    if (!marks.some(isOurs)) return []
    const items = marks.filter(({ onItem }) => onItem)
    return [
      {
        part,
        items: items.some(isOurs) ? { ours: items.filter(isOurs).length, all: items.length } : null,
        wholly: marks.every(({ kinds }) => kinds.every((kind) => kind === OURS)),
        rules: stated[part] ?? [],
      },
    ]
  })
  return { parts: parts.size, ours }
}

/** What is ours in the components file that comes with the house. */
export const valuesOf = async (game: string): Promise<Values> =>
  valuesIn(await componentsFile(game), await statedIn(game))
