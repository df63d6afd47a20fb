// What every server under load does for whoever measures it: a line on stdin is answered with its processor time.

import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Tells the port, then milliseconds of processor time whenever asked; resolves when nobody asks any more. */
export async function atWork(port: number): Promise<void> {
  console.log(port)
  const questions = createInterface({ input: process.stdin }).on('line', () => {
    const { user, system } = process.cpuUsage()
    console.log((user + system) / 1000)
  })
  await once(questions, 'close')
}
