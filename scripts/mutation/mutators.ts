// Which faults can be planted in a source file, and where: each is one that a person could have typed.

import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite'

export interface Range {
  readonly start: number
  readonly end: number
}

/** One planted fault: a value replaced by another, or a statement that is not run. */
export interface Fault extends Range {
  readonly kind: 'value' | 'statement'
  /** What stands there instead; empty for a statement that is left out. */
  readonly text: string
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
}
const SUMS: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' }
const ASSIGNED: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '??=': '=',
  '||=': '=',
  '&&=': '=',
}
/** Methods that are taken for one another. */
const SWAPPED: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
/** Methods whose result has the type of what they are called on: they can be forgotten. */
const FORGOTTEN: readonly string[] = [
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'concat',
  'trim',
]
/** Longer lists are emptied, not shortened by each of their items. */
const LONG_LIST = 8
const CITATION = /^[A-Z]{3}-[0-9R]/

/** The one string or template that a sum of texts cannot be without. */
const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** What is not the code of a rule: types, imports, and the words of faults that cannot happen. */
const SILENT = [
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ThrowStatement',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSTypeLiteral',
  'TSLiteralType',
] as const

/** Parts of a chain `a?.b.c` cannot be put in brackets without cutting it. */
function linksOf(chain: ESTree.ChainExpression): ESTree.Node[] {
  const links: ESTree.Node[] = []
  let node: ESTree.Node = chain.expression
  for (;;) {
    if (node.type === 'CallExpression') node = node.callee
    else if (node.type === 'MemberExpression') node = node.object
    else if (node.type === 'TSNonNullExpression') node = node.expression
    else return links
    links.push(node)
  }
}

export function parsed(path: string, source: string): ParseResult {
  const read = parseSync(path, source)
  const [error] = read.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return read
}

/** All faults that can be planted in a file, in the order in which they stand there. */
export function faultsIn(path: string, source: string): Fault[] {
  const faults: Fault[] = []
  /** Where no value may be replaced: keys, citations, links of a chain. */
  const kept = new Set<ESTree.Node>()
  let silent = 0
  const textOf = ({ start, end }: Range): string => source.slice(start, end)

  const replace = (node: ESTree.Node, ...texts: readonly string[]): void => {
    if (silent > 0 || kept.has(node)) return
    for (const text of texts)
      if (text !== textOf(node)) faults.push({ kind: 'value', start: node.start, end: node.end, text })
  }
  const leaveOut = (node: ESTree.Node): void => {
    if (silent === 0) faults.push({ kind: 'statement', start: node.start, end: node.end, text: '' })
  }
  /** The same text with other words between two of its parts. */
  const between = (left: Range, operator: string, right: Range): string =>
    `${textOf(left)} ${operator} ${textOf(right)}`
  const condition = (test: ESTree.Node): void => replace(test, 'true', 'false')
  const keepKey = (node: { readonly computed: boolean; readonly key: ESTree.Node }): void => {
    if (!node.computed) kept.add(node.key)
  }

  const silence = (): void => {
    silent++
  }
  const speech = (): void => {
    silent--
  }

  const visitor = new Visitor({
    ...Object.fromEntries(
      SILENT.flatMap((type) => [
        [type, silence],
        [`${type}:exit`, speech],
      ]),
    ),
    ChainExpression: (node) => linksOf(node).forEach((link) => kept.add(link)),
    TaggedTemplateExpression: (node) => void kept.add(node.quasi),
    ExportNamedDeclaration: (node) => void (node.source && kept.add(node.source)),
    Property: keepKey,
    MethodDefinition: keepKey,
    PropertyDefinition: keepKey,
    BinaryExpression(node) {
      const { left, right, operator } = node
      for (const other of COMPARISONS[operator] ?? []) replace(node, between(left, other, right))
      if (operator in COMPARISONS) for (const side of [left, right]) if (isText(side)) kept.add(side)
      const sum = SUMS[operator]
      if (sum && !isText(left) && !isText(right)) replace(node, between(left, sum, right))
    },
    LogicalExpression(node) {
      const { left, right, operator } = node
      if (operator === '??') replace(node, `(${textOf(left)}) && (${textOf(right)})`)
      else replace(node, textOf(left), textOf(right))
    },
    IfStatement: (node) => condition(node.test),
    ConditionalExpression: (node) => condition(node.test),
    WhileStatement(node) {
      replace(node.test, 'false')
    },
    DoWhileStatement(node) {
      replace(node.test, 'false')
    },
    ForStatement(node) {
      leaveOut(node)
    },
    ForOfStatement: leaveOut,
    ForInStatement: leaveOut,
    SwitchCase(node) {
      if (!node.test) return
      replace(node.test, 'Symbol()')
      kept.add(node.test)
    },
    UnaryExpression(node) {
      if (node.operator === '!' || node.operator === '-') replace(node, textOf(node.argument))
    },
    UpdateExpression(node) {
      const other = node.operator === '++' ? '--' : '++'
      replace(node, node.prefix ? `${other}${textOf(node.argument)}` : `${textOf(node.argument)}${other}`)
    },
    AssignmentExpression(node) {
      const other = ASSIGNED[node.operator]
      if (other) replace(node, between(node.left, other, node.right))
    },
    Literal(node) {
      if (typeof node.value === 'boolean') replace(node, String(!node.value))
      else if (typeof node.value === 'number') replace(node, String(node.value + 1))
      else if (typeof node.value === 'string' && !CITATION.test(node.value)) replace(node, "''")
    },
    TemplateLiteral(node) {
      replace(node, "''")
    },
    ArrayExpression(node) {
      const items = node.elements.flatMap((item) => item ?? [])
      if (items.length === 0 || items.length < node.elements.length) return
      const without = (left: number): string =>
        `[${items
          .filter((_, i) => i !== left)
          .map(textOf)
          .join(', ')}]`
      if (items.length > LONG_LIST) replace(node, '[]')
      else replace(node, ...items.map((_, i) => without(i)))
    },
    ObjectExpression(node) {
      node.properties.forEach((spread, left) => {
        if (spread.type !== 'SpreadElement') return
        const others = node.properties.filter((_, i) => i !== left).map(textOf)
        replace(node, `{ ${others.join(', ')} }`)
      })
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const other = SWAPPED[name]
      if (other)
        replace(
          node,
          `${source.slice(node.start, callee.property.start)}${other}${source.slice(callee.property.end, node.end)}`,
        )
      if (FORGOTTEN.includes(name)) replace(node, textOf(callee.object))
    },
    ExpressionStatement(node) {
      leaveOut(node)
    },
    ReturnStatement(node) {
      if (!node.argument) leaveOut(node)
    },
    BreakStatement: leaveOut,
    ContinueStatement: leaveOut,
  })
  visitor.visit(parsed(path, source).program)

  const known = new Set<string>()
  return faults
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end, text }) => {
      const key = `${start} ${end} ${text}`
      return !known.has(key) && known.add(key)
    })
}
