// The versions of a game that were released, and the whole games that were kept of each.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST } from '../list.ts'
import type { Recorded } from './recorded.ts'

const folderOf = (id: string): string => join(import.meta.dirname, '..', id, 'released')

export const releasedVersions = (id: string): number[] =>
  readdirSync(folderOf(id))
    .map(Number)
    .sort((a, b) => a - b)

export const releasedGames = (id: string, version: number): readonly Recorded[] =>
  JSON.parse(readFileSync(join(folderOf(id), String(version), 'games.json'), 'utf8'))

/** Every version of every game of the house. */
export const RELEASES = LIST.flatMap(({ meta: { id } }) =>
  releasedVersions(id).map((version) => [id, version] as const),
)
