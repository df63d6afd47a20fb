// A browser's storage in memory, with as much room as a test gives it.

export class Shelf implements Storage {
  readonly #room: number;
  [key: string]: unknown

  constructor(room = 1_000_000) {
    this.#room = room
  }

  get length(): number {
    return Object.keys(this).length
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  getItem(key: string): string | null {
    const value = Object.getOwnPropertyDescriptor(this, key)?.value
    return typeof value === 'string' ? value : null
  }

  setItem(key: string, value: string): void {
    if (value.length > this.#room) throw new DOMException('there is no room', 'QuotaExceededError')
    this[key] = value
  }

  removeItem(key: string): void {
    delete this[key]
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }
}
