// What a benchmark is, and what it says.

export interface Result {
  readonly name: string
  readonly ours: number
  readonly unit: string
  /** The other system, measured in the same run; null where there is none or it could not be had. */
  readonly yardstick: { readonly name: string; readonly value: number } | null
  /** Ours to the yardstick's. */
  readonly ratio: number | null
  readonly goal: number
  /** What we do not put up with falling short of. */
  readonly least: number
  /** The goal is not to be exceeded. */
  readonly lowerIsBetter?: true
  readonly ratioGoal?: number
  readonly note?: string
}

export interface Benchmark {
  readonly name: string
  run(): Promise<Result[]>
}

/**
 * Milliseconds of processor time that this process has used, all its threads together. On a machine that
 * others use too the clock on the wall measures them as well.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The machine is noisy: what something can do is what it did in its best round. */
export const ROUNDS = 4
export const ROUND_MS = 400
