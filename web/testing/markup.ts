// Drawn markup as a tree of tags, for tests that walk over what a screen draws without a browser.

export interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: Tag | null
  readonly children: Tag[]
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'link', 'meta'])

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** Every tag of the markup, each after its parent. */
export function tagsOf(markup: string): Tag[] {
  const all: Tag[] = []
  let open = null as Tag | null
  for (const [, closes, name = '', written = '', alone] of markup.matchAll(TAG)) {
    if (closes) {
      open = open?.parent ?? null
      continue
    }
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)]),
    )
    const tag: Tag = { name, attributes, parent: open, children: [] }
    open?.children.push(tag)
    all.push(tag)
    if (!alone && !EMPTY.has(name)) open = tag
  }
  return all
}

/** The tag or the nearest one round it that carries the attribute. */
export function nearest(tag: Tag | null, attribute: string): Tag | null {
  if (!tag) return null
  return tag.attributes.has(attribute) ? tag : nearest(tag.parent, attribute)
}
