// Puts all faults of a file into its text at once, each behind a switch, with counters against endless loops.

import { createHash } from 'node:crypto'
import { type ESTree, Visitor } from 'vite'
import { type Fault, parsed, type Range } from './mutators.ts'

/** A statement of a module, known by its text; `lazy`: only what calls its functions depends on it. */
interface Part extends Range {
  readonly hash: string
  readonly lazy: boolean
}

/** The skeleton of a file: its statements, where its functions begin and its loops run. */
export interface Skeleton {
  readonly parts: readonly Part[]
  readonly loops: readonly Range[]
  readonly functions: readonly (Range & { readonly part: number; readonly block: boolean })[]
}

export const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 16)
}

/** Types and imports are no code that runs. */
const RUNS_NOTHING: readonly ESTree.Node['type'][] = [
  'ImportDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]

const runsNothing = (node: ESTree.Directive | ESTree.Statement): boolean =>
  RUNS_NOTHING.includes(node.type) ||
  (node.type === 'ExportNamedDeclaration' && (node.exportKind === 'type' || node.declaration === null))

export function skeletonOf(path: string, source: string): Skeleton {
  const { program } = parsed(path, source)
  const statements = program.body.filter((node) => !runsNothing(node))
  const loops: Range[] = []
  const functions: Skeleton['functions'][number][] = []
  const partAt = (offset: number): number =>
    statements.findIndex(({ start, end }) => start <= offset && offset < end)

  const loop = ({ body: { start, end } }: { readonly body: Range }): void => void loops.push({ start, end })
  const called = ({ body }: { readonly body: ESTree.Node | null }): void => {
    if (!body) return
    const { start, end, type } = body
    functions.push({
      start,
      end,
      part: partAt(start),
      block: type === 'BlockStatement',
    })
  }
  new Visitor({
    ForStatement: loop,
    ForOfStatement: loop,
    ForInStatement: loop,
    WhileStatement: loop,
    DoWhileStatement: loop,
    FunctionDeclaration: called,
    FunctionExpression: called,
    ArrowFunctionExpression: called,
  }).visit(program)

  const lazy = new Set(functions.map(({ part }) => part))
  const parts = statements.map(({ start, end }, i) => ({
    start,
    end,
    hash: hashOf(source.slice(start, end)),
    lazy: lazy.has(i),
  }))
  return { parts, loops, functions }
}

/** Something put before and behind a stretch of the text; of two around the same stretch the earlier is outside. */
interface Wrapping extends Range {
  readonly before: string
  readonly after: string
}

function wrapped(source: string, wrappings: readonly Wrapping[]): string {
  const outside = wrappings.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const inserts = [
    ...outside.map(({ start, before }, i) => ({ at: start, opens: 1, order: i, text: before })),
    ...outside.map(({ end, after }, i) => ({ at: end, opens: 0, order: -i, text: after })),
  ].toSorted((a, b) => a.at - b.at || a.opens - b.opens || a.order - b.order)
  let text = ''
  let from = 0
  for (const insert of inserts) {
    text += source.slice(from, insert.at) + insert.text
    from = insert.at
  }
  return text + source.slice(from)
}

/** `count` tells a function which faults and parts are reached; `switch` compares with the one that is on. */
export type Mode = 'count' | 'switch'

/** The text of a file with its faults, numbered from `first`, and with its parts, numbered from `firstPart`. */
export function planted(
  source: string,
  { loops, functions }: Skeleton,
  { faults, first, firstPart }: { faults: readonly Fault[]; first: number; firstPart: number },
  mode: Mode,
): string {
  const isOn = (id: number): string => (mode === 'count' ? `__hit(${id})` : `__on===${id}`)
  const wrappings: Wrapping[] = loops.map((loop) => ({ ...loop, before: '{__tick();', after: '}' }))
  faults.forEach(({ kind, start, end }, i) => {
    if (kind === 'statement')
      wrappings.push({ start, end, before: `{if(!(${isOn(first + i)})){`, after: '}}' })
  })
  if (mode === 'count')
    for (const { start, end, part, block } of functions)
      if (block)
        wrappings.push({
          start: start + 1,
          end: start + 1,
          before: `__part(${firstPart + part});`,
          after: '',
        })
      else wrappings.push({ start, end, before: `(__part(${firstPart + part}),(`, after: '))' })
  faults.forEach(({ kind, start, end, text }, i) => {
    if (kind === 'value')
      wrappings.push({ start, end, before: `(${isOn(first + i)}?(${text}):(`, after: '))' })
  })
  return wrapped(source, wrappings)
}
