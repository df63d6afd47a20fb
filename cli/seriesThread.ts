// A thread of a series: every so many games are its own, and it tells what became of each.

import { parentPort, workerData } from 'node:worker_threads'
import { playOne } from './series.ts'
import { seriesOf } from './seriesPlan.ts'
import type { Share, ShareDone } from './seriesThreads.ts'

const { plan, first, step } = workerData as Share
const series = await seriesOf(plan)
for (let n = first; n < plan.games; n += step)
  parentPort?.postMessage({ n, played: playOne(series, n) } satisfies ShareDone, [])
