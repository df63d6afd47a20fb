// What the runner and its workers say to one another.

/** A test as it went without any fault. */
export interface Surveyed {
  readonly file: string
  /** Its place among the tests of its file. */
  readonly index: number
  readonly name: string
  readonly ms: number
  /** Rounds of loops that it took. */
  readonly ticks: number
  /** The numbers of the faults that it comes by, and of the parts of the sources. */
  readonly hits: readonly number[]
  readonly parts: readonly number[]
  /** Why it fails even so. */
  readonly failure: string | null
}

export interface Survey {
  readonly type: 'survey'
  readonly tests: readonly Surveyed[]
  /** What is reached when the files are read, before any test. */
  readonly loading: {
    readonly hits: readonly number[]
    readonly parts: readonly number[]
    readonly ticks: number
  }
}

/** A test to run, and after how many rounds of loops it is given up. */
export interface Attempt {
  readonly test: number
  readonly file: string
  readonly index: number
  readonly name: string
  readonly limit: number
}

export type Request =
  | { readonly type: 'survey' }
  | {
      readonly type: 'try'
      readonly mutant: number
      readonly attempts: readonly Attempt[]
      readonly loadLimit: number
    }

export interface Outcome {
  readonly type: 'outcome'
  readonly verdict: 'killed' | 'survived' | 'timeout'
  /** The number of the test that noticed it; null: it could not even be read, or nothing noticed it. */
  readonly by: number | null
}

export type Reply = Survey | Outcome

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : null
export const isReply = (value: unknown): value is Reply =>
  typeOf(value) === 'survey' || typeOf(value) === 'outcome'
export const isRequest = (value: unknown): value is Request =>
  typeOf(value) === 'survey' || typeOf(value) === 'try'
