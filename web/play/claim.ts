// Which of several tabs plays a game of this machine: the one that holds the browser's lock. The others wait for it.

/** Whether this page can be seen; a tab in the background takes nothing over by itself. */
export type Visibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

export class Claim {
  readonly #name: string
  readonly #locks: LockManager
  readonly #page: Visibility
  /** Called with every change: true, this tab plays from now on; false, another one does. */
  readonly #changed: (plays: boolean) => void
  /** How the lock that is held is given back; null: another tab holds it. */
  #release: (() => void) | null = null
  /** A request that waits for whoever holds the lock to leave. */
  #waiting: AbortController | null = null
  #begun = false
  #closed = false

  constructor(name: string, locks: LockManager, page: Visibility, changed: (plays: boolean) => void) {
    this.#name = name
    this.#locks = locks
    this.#page = page
    this.#changed = changed
  }

  begin(): void {
    this.#page.addEventListener('visibilitychange', this.#seen)
    this.#request({ ifAvailable: true })
  }

  /** Takes the lock from whoever holds it. */
  takeOver(): void {
    this.#stopWaiting()
    if (this.#release) this.#changed(true)
    else this.#request({ steal: true })
  }

  close(): void {
    this.#closed = true
    this.#page.removeEventListener('visibilitychange', this.#seen)
    this.#stopWaiting()
    this.#release?.()
    this.#release = null
  }

  #request(options: LockOptions): void {
    let held: (() => void) | null = null
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      this.#begun = true
      if (this.#closed) return
      if (!lock) return void this.#lost()
      this.#waiting = null
      return new Promise((resolve) => {
        held = resolve
        this.#release = resolve
        this.#changed(true)
      })
    }
    this.#locks.request(this.#name, options, hold).catch((error: unknown) => {
      // A request that was called off, or a lock that another tab took.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
      if (held !== null && this.#release === held && !this.#closed) this.#lost()
    })
  }

  #lost(): void {
    this.#release = null
    this.#changed(false)
    this.#wait()
  }

  /** Stands in line for the lock, as long as somebody looks at this page. */
  #wait(): void {
    if (this.#waiting || this.#release || this.#closed || this.#page.hidden) return
    this.#waiting = new AbortController()
    this.#request({ signal: this.#waiting.signal })
  }

  #stopWaiting(): void {
    this.#waiting?.abort()
    this.#waiting = null
  }

  readonly #seen = (): void => {
    if (this.#page.hidden) this.#stopWaiting()
    else if (this.#begun) this.#wait()
  }
}
