// The sources of rooms as syntax trees, for tests that read them.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** What is built and run, without tests and what only they use. */
const NOT_SHIPPED = /\.test\.tsx?$|(^|\/)(testing|dist|node_modules)\//

export interface Source {
  readonly file: string
  readonly text: string
}

export const sourcesOf = (pattern: string): Source[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** The text of every node that the visitor names, each with its file. */
export function found(
  { file, text }: Source,
  visitor: (say: (node: ESTree.Node) => void) => VisitorObject,
): string[] {
  const all: string[] = []
  const say = ({ start, end }: ESTree.Node) =>
    all.push(`${file}: ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`)
  new Visitor(visitor(say)).visit(parseSync(file, text).program)
  return all
}
