/** Short names for the colours in what is built: a name that says what a colour is for is for those who read the source. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The tokens of these style sheets, each with its short name; those with a name that a script puts together keep it. */
export function shortNames(sheets: readonly string[], scripts: readonly string[]): Map<string, string> {
  const stems = scripts.flatMap((script) =>
    [...script.matchAll(/--([\w-]+)\$\{/g)].map(([, stem = '']) => stem),
  )
  const names = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name),
  )
  const known = [...new Set(names)].filter((name) => !stems.some((stem) => name.startsWith(stem)))
  return new Map(known.map((name, number) => [name, String(number)]))
}

export const shortened = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replaceAll(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name: string) => {
    const short = names.get(name)
    return short === undefined ? whole : `--${short}`
  })

export function shortTokens(web: string): Plugin {
  const read = (pattern: string): string[] =>
    globSync(pattern, { cwd: web, exclude: ['dist/**', 'node_modules/**'] })
      .sort()
      .map((file) => readFileSync(join(web, file), 'utf8'))
  const names = shortNames(read('**/tokens.css'), read('**/*.{ts,tsx}'))
  return {
    name: 'backroom-short-tokens',
    apply: 'build',
    // After Vite has put the sheets together, and before it names the files by what is in them.
    transform: (code, id) =>
      id.startsWith(web) && /\.(?:css|tsx?)$/.test(id) ? { code: shortened(code, names), map: null } : null,
  }
}
