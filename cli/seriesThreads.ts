// A series dealt out to several threads; what comes out is the same for any number of them.

import { Worker } from 'node:worker_threads'
import { type Played, playSeries, Summary, type Tally } from './series.ts'
import { type SeriesPlan, seriesOf } from './seriesPlan.ts'

/** What a thread is given: every `step`th game from the `first` on. */
export interface Share {
  readonly plan: SeriesPlan
  readonly first: number
  readonly step: number
}

export interface ShareDone {
  readonly n: number
  readonly played: Played
}

/** Plays the planned series in so many threads, or here if it is one. */
export async function playPlan(
  plan: SeriesPlan,
  threads: number,
  onGame: (done: number) => void,
): Promise<Tally> {
  const series = await seriesOf(plan)
  const step = Math.min(threads, plan.games)
  if (step === 1) return playSeries(series, onGame)
  const { game, bots, options } = series
  // Options that cannot be read are refused here, once and in words.
  game.open(game.readOptions(options, bots.length), bots.length)
  const summary = new Summary(series)
  let done = 0
  const shares = Array.from({ length: step }, (_, first) =>
    playShare({ plan, first, step }, ({ n, played }) => {
      summary.add(n, played)
      onGame(++done)
    }),
  )
  await Promise.all(shares)
  return summary.tally()
}

function playShare(share: Share, onDone: (done: ShareDone) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./seriesThread.ts', import.meta.url), { workerData: share })
    thread.on('message', onDone)
    thread.once('error', reject)
    thread.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`))))
  })
}
