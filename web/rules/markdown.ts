// The little Markdown that our rules are written in, read into a tree; no HTML passes through it. Why not a library:
// docs/decisions/0041-reading-the-rules.md.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly kind: 'rule'; readonly rule: string }

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: number
      readonly children: readonly Inline[]
      readonly id: string
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }

export interface Item {
  /** The rule that this item is, by the number it begins with. */
  readonly rule: string | null
  readonly children: readonly Inline[]
  readonly items: readonly Item[]
}

const RULE = /\b[A-Z]{3}-R?\d+(?:\.\d+)?\b/
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|(${RULE.source})`)

export function inline(text: string): Inline[] {
  const parts: Inline[] = []
  let rest = text
  for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) })
    const [whole, strong, em, rule] = found
    if (strong !== undefined) parts.push({ kind: 'strong', children: inline(strong) })
    else if (em !== undefined) parts.push({ kind: 'em', children: inline(em) })
    else if (rule !== undefined) parts.push({ kind: 'rule', rule })
    rest = rest.slice(found.index + whole.length)
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest })
  return parts
}

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const ITEM = /^(\s*)(?:[-*]|\d+[.)])\s+(.*)$/
const OWN_RULE = new RegExp(`^\\*\\*(${RULE.source})\\*\\*\\s*`)

function item(text: string, items: readonly Item[]): Item {
  const own = OWN_RULE.exec(text)
  return { rule: own?.[1] ?? null, children: inline(own ? text.slice(own[0].length) : text), items }
}

/** List items from the lines, deeper ones inside the one before them. */
function itemsOf(lines: readonly string[]): Item[] {
  const items: Item[] = []
  let text: string | null = null
  let deeper: string[] = []
  const depth = ITEM.exec(lines[0] ?? '')?.[1]?.length ?? 0
  const finish = () => {
    if (text !== null) items.push(item(text, deeper.length > 0 ? itemsOf(deeper) : []))
    deeper = []
  }
  for (const line of lines) {
    const found = ITEM.exec(line)
    if (found && (found[1] ?? '').length <= depth) {
      finish()
      text = found[2] ?? ''
    } else if (found || deeper.length > 0) deeper.push(line)
    else if (text !== null) text += ` ${line.trim()}`
  }
  finish()
  return items
}

const cells = (line: string): (readonly Inline[])[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

/** Consecutive lines that belong together, apart at blank lines and headings. */
function chunks(source: string): string[][] {
  const all: string[][] = []
  let chunk: string[] = []
  const finish = () => {
    if (chunk.length > 0) all.push(chunk)
    chunk = []
  }
  for (const line of source.split('\n')) {
    const begins =
      /^#{1,4} /.test(line) || (ITEM.test(line) && chunk[0] !== undefined && !ITEM.test(chunk[0]))
    if (line.trim() === '') finish()
    else {
      if (begins) finish()
      chunk.push(line)
      if (/^#{1,4} /.test(line)) finish()
    }
  }
  finish()
  return all
}

export function readMarkdown(source: string): Block[] {
  return chunks(source).map((lines): Block => {
    const [first = ''] = lines
    const heading = /^(#{1,4}) (.*)$/.exec(first)
    if (heading) {
      const text = heading[2] ?? ''
      return { kind: 'heading', level: heading[1]?.length ?? 1, children: inline(text), id: anchor(text) }
    }
    if (ITEM.test(first)) return { kind: 'list', ordered: /^\s*\d/.test(first), items: itemsOf(lines) }
    if (first.trimStart().startsWith('|') && lines.length > 1) {
      const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map(cells)
      return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
    }
    return { kind: 'paragraph', children: inline(lines.join(' ')) }
  })
}

/** The items of the text that are this rule or speak of it at their beginning. */
export function findRule(blocks: readonly Block[], rule: string): Item | null {
  const within = (items: readonly Item[]): Item | null => {
    for (const one of items) {
      if (one.rule === rule) return one
      const deeper = within(one.items)
      if (deeper) return deeper
    }
    return null
  }
  for (const block of blocks) {
    const found = block.kind === 'list' ? within(block.items) : null
    if (found) return found
  }
  return null
}
