// How many kB of heap one game in play takes; run with --expose-gc.

import { midGame } from '../midGame.ts'

const GAMES = 2000

function heap(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

// What is loaded and made once does not count.
midGame('corleone', 4, 'warm')
const before = heap()
const resident = Array.from({ length: GAMES }, (_, n) => midGame('corleone', 2 + (n % 4), `resident ${n}`))
const kilobytes = (heap() - before) / 1024 / GAMES
if (resident.length !== GAMES) throw new Error('not all games are resident')
process.stdout.write(String(kilobytes))
