// Stands in for Vitest while a test file is loaded: keeps its tests, to be run one at a time and as often as wanted.

import { format } from 'node:util'
import * as vitest from 'vitest'

export interface Test {
  readonly name: string
  run(): Promise<void>
}

type Body = (...args: readonly unknown[]) => unknown
type Hook = () => unknown
interface Suite {
  readonly name: string
  readonly before: Hook[]
  readonly after: Hook[]
}

/** `%s` and its like; objects by their fields (`$name`). */
function titleOf(name: string, row: readonly unknown[], index: number): string {
  const [first] = row
  const filled = name
    .replaceAll('%#', String(index))
    .replaceAll(/\$(\w+)/g, (whole, field: string) =>
      typeof first === 'object' && first !== null && field in first
        ? String(Reflect.get(first, field))
        : whole,
    )
  const places = filled.match(/%[sdifjoO]/g)?.length ?? 0
  return format(filled, ...row.slice(0, places))
}

/** `it.each(rows)` of any way to declare one thing. */
const eachOf =
  (declare: (name: string, body: Body) => void) => (rows: readonly unknown[]) => (name: string, body: Body) =>
    rows.forEach((row, i) => {
      const args: readonly unknown[] = Array.isArray(row) ? row : [row]
      declare(titleOf(name, args, i), () => body(...args))
    })

export class Collector {
  readonly tests: Test[] = []
  readonly #suites: Suite[] = [{ name: '', before: [], after: [] }]

  /** What `import … from 'vitest'` gets. */
  module(): object {
    const it = Object.assign(
      (name: string, body: Body) => {
        const suites = [...this.#suites]
        const title = [...suites.slice(1).map((suite) => suite.name), name].join(' › ')
        this.tests.push({
          name: title,
          async run() {
            for (const { before } of suites) for (const hook of before) await hook()
            await body()
            for (const { after } of suites.toReversed()) for (const hook of after) await hook()
          },
        })
      },
      { each: eachOf((name, body) => it(name, body)), skip: () => {}, todo: () => {} },
    )
    const suite = (name: string, body: Body): void => {
      this.#suites.push({ name, before: [], after: [] })
      body()
      this.#suites.pop()
    }
    const describe = Object.assign(suite, { each: eachOf(suite), skip: () => {} })
    const beforeEach = (hook: Hook): void => void this.#suites.at(-1)?.before.push(hook)
    const afterEach = (hook: Hook): void => void this.#suites.at(-1)?.after.push(hook)
    return {
      ...vitest,
      it,
      test: it,
      describe,
      suite: describe,
      beforeEach,
      beforeAll: beforeEach,
      afterEach,
      afterAll: afterEach,
    }
  }
}
