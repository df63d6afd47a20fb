// How far a run is: a bar on a terminal, a line now and then elsewhere. On stderr; stdout belongs to the report.

const WIDTH = 24
/** Between two lines where there is no terminal. */
const PAUSE = 15_000

export class Progress {
  readonly #start = performance.now()
  readonly #total: number
  readonly #name: string
  #done = 0
  #noticed = 0
  #told = 0

  constructor(name: string, total: number) {
    this.#name = name
    this.#total = total
  }

  add(noticed: boolean): void {
    this.#done++
    if (noticed) this.#noticed++
    const now = performance.now()
    const pause = process.stderr.isTTY ? 100 : PAUSE
    if (now - this.#told < pause && this.#done < this.#total) return
    this.#told = now
    process.stderr.write(process.stderr.isTTY ? `\r${this.#line()}\u001B[K` : `${this.#line()}\n`)
    if (process.stderr.isTTY && this.#done === this.#total) process.stderr.write('\n')
  }

  #line(): string {
    const part = this.#done / this.#total
    const spent = (performance.now() - this.#start) / 1000
    const left = Math.ceil((spent / this.#done) * (this.#total - this.#done))
    const full = Math.round(part * WIDTH)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    const survived = this.#done - this.#noticed
    return `${this.#name} ${bar} ${this.#done}/${this.#total}, ${this.#noticed} killed, ${survived} survived, ${left} s left`
  }
}
