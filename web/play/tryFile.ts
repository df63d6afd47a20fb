// Asks the worker of trial deals what is wrong with a components file.

import type { Json } from '@backroom/engine'

export interface Trial {
  readonly game: string
  readonly seats: number
  readonly components: Json
}

/** Everything that is wrong with the file; nothing: it can be played. */
export async function tryFile(trial: Trial): Promise<readonly string[]> {
  const worker = new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module', name: 'trial' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(trial, [])
    })
  } finally {
    worker.terminate()
  }
}
