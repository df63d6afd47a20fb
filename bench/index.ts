// The benchmarks of the server.

import type { Benchmark } from './benchmark.ts'
import { mainThread } from './mainThread.ts'
import { randomGames } from './randomGames.ts'
import { coldLoad, memory } from './resident.ts'
import { server } from './server.ts'
import { thinking } from './thinking.ts'

export type { Benchmark, Result } from './benchmark.ts'

export const BENCHMARKS: readonly Benchmark[] = [randomGames, memory, coldLoad, mainThread, thinking, server]
