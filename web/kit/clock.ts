// The clock on the wall: the second of the moment, and a stretch of time as it is read off a clock.

import { signal } from '@preact/signals'

/** The second of the moment, for everything that counts up. */
export const now = signal(Date.now())
setInterval(() => {
  now.value = Date.now()
}, 1000)

const two = (n: number) => String(n).padStart(2, '0')

export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
