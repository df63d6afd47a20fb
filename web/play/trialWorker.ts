// The trial deal in a worker of its own: the rules of the games stay out of what a page loads.

import type { Trial } from './tryFile.ts'
import { problemsOf } from './trial.ts'

const report = (problems: readonly string[]): void => postMessage(problems)

addEventListener('message', ({ data }: MessageEvent<Trial>) => {
  void problemsOf(data.game, data.seats, data.components).then(report)
})
