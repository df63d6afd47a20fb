// The frame meter before a socket: what comes over the wire is measured in bytes and processor time, frames of all kinds
// included, and whoever has used up theirs is not listened to until it is paid back. The system then holds them up.

import type { Duplex } from 'node:stream'
import { RateLimit } from './rateLimit.ts'
import type { Meter } from './budget.ts'

/** What of a WebSocket matters here. */
interface Held {
  readonly readyState: number
  readonly OPEN: number
  pause(): void
  resume(): void
  on(event: 'close', listener: () => void): unknown
}

/** How often somebody may be held up before they are sent away: a few times, and now and then. */
const HOLDS = { perSecond: 0.2, burst: 8 }
/** Nobody is held up for longer: the rest of the debt is looked at after the next bytes. */
const LONGEST_HOLD = 2000

const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** `tooMuch` is called when somebody does not learn. */
export function meterFrames(socket: Held, wire: Duplex, meter: Meter, tooMuch: () => void): void {
  const holds = new RateLimit(HOLDS, performance.now())
  let began = 0
  let timer: NodeJS.Timeout | null = null
  // Everything that a socket does with what came is done between these two.
  wire.prependListener('data', () => {
    began = processorTime()
  })
  wire.on('data', (bytes: Buffer) => {
    const now = performance.now()
    const wait = meter.used(now, bytes.length, processorTime() - began)
    if (wait <= 0 || timer || socket.readyState !== socket.OPEN) return
    socket.pause()
    if (!holds.take(now)) return tooMuch()
    timer = setTimeout(
      () => {
        timer = null
        socket.resume()
      },
      Math.min(LONGEST_HOLD, wait),
    )
  })
  socket.on('close', () => {
    if (timer) clearTimeout(timer)
  })
}
