// Whether the browser may clear our games away when it is short of room, and asking it not to.

import { signal } from '@preact/signals'

/** `unknown`: this browser does not say. */
export const LASTINGS = ['lasting', 'passing', 'unknown'] as const
type Lasting = (typeof LASTINGS)[number]

const ASKED = 'backroom:asked-to-keep'

export const lasting = signal<Lasting>('unknown')

const manager = (): StorageManager | null => {
  const { storage }: { readonly storage?: StorageManager } = navigator
  return storage && 'persist' in storage ? storage : null
}

export async function lookIfLasting(): Promise<void> {
  const found = await manager()?.persisted()
  if (found !== undefined) lasting.value = found ? 'lasting' : 'passing'
}

/** Asks the browser, which may ask the reader. */
export async function askToKeep(): Promise<void> {
  const granted = await manager()?.persist()
  if (granted !== undefined) lasting.value = granted ? 'lasting' : 'passing'
}

/** There is something to lose now; nobody is asked twice of our own accord. */
export function askOnce(): void {
  try {
    if (localStorage.getItem(ASKED) !== null) return
    localStorage.setItem(ASKED, 'yes')
  } catch {
    return
  }
  askToKeep().catch(() => undefined)
}
