// The titles of the tests in a file, read from its source.

const CALL = /(?<![\w$.'"`])(?:it|test|describe)(?:\.\w+)*(?=[(`<])/g
const OPEN = '([{'
const CLOSE = ')]}'
const QUOTES = '\'"`'

/** The end of the string literal that begins here. */
function endOfText(source: string, begin: number): number {
  const quote = source[begin]
  for (let i = begin + 1; i < source.length; i++) {
    if (source[i] === '\\') i++
    else if (source[i] === quote) return i + 1
  }
  return source.length
}

/** The end of the bracket that opens here; brackets in strings and comments do not count. */
function endOfBracket(source: string, begin: number): number {
  let depth = 0
  for (let i = begin; i < source.length; i++) {
    const char = source[i] ?? ''
    if (QUOTES.includes(char)) i = endOfText(source, i) - 1
    else if (source.startsWith('//', i)) i = (source.indexOf('\n', i) + 1 || source.length) - 1
    else if (OPEN.includes(char)) depth++
    else if (CLOSE.includes(char) && --depth === 0) return i + 1
  }
  return source.length
}

/** The end of the type arguments that open here; the arrow of a function type closes nothing. */
function endOfTypes(source: string, begin: number): number {
  let depth = 0
  for (let i = begin; i < source.length; i++) {
    if (source[i] === '<') depth++
    else if (source[i] === '>' && source[i - 1] !== '=' && --depth === 0) return i + 1
  }
  return source.length
}

/** The first argument of the call, if it is a string; `it.each(…)` is followed to the call that has one. */
function titleAt(source: string, begin: number): string | null {
  let at = source[begin] === '<' ? endOfTypes(source, begin) : begin
  for (;;) {
    if (source[at] === '`') at = endOfText(source, at)
    if (source[at] !== '(') return null
    const first = at + 1 + (/^\s*/.exec(source.slice(at + 1, at + 200))?.[0].length ?? 0)
    if (QUOTES.includes(source[first] ?? ' ')) return source.slice(first + 1, endOfText(source, first) - 1)
    at = endOfBracket(source, at)
  }
}

export function testTitles(source: string): string[] {
  const titles: string[] = []
  for (const { index, 0: call } of source.matchAll(CALL)) {
    const title = titleAt(source, index + call.length)
    if (title !== null) titles.push(title)
  }
  return titles
}
