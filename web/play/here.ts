// What a table on this machine is to this tab: who plays it, whether it is saved, and what is wrong with it.

import type { ReadonlySignal } from '@preact/signals'
import type { SavedTable } from './saved.ts'

/**
 * `follows`: another tab plays, this one looks on. `behind`: another tab has saved the game since. `gone`: somebody has
 * cleared it away. Nothing is played here in any of the three.
 */
export type Role = 'opening' | 'plays' | 'follows' | 'behind' | 'gone'

/** Why a saved game cannot be opened. `stopped`: it was open, and something in it broke. */
export const FAULTS = ['unreadable', 'unknownGame', 'otherRules', 'broken', 'stopped'] as const
export type Fault = (typeof FAULTS)[number]

export interface Here {
  readonly role: ReadonlySignal<Role>
  /** Whether everything up to the last answer is saved. */
  readonly saved: ReadonlySignal<boolean>
  readonly fault: ReadonlySignal<Fault | null>
  /** The table as it was last given to be saved; null: this tab does not play. */
  readonly latest: () => SavedTable | null
  /** Play in this tab, whichever plays now. */
  takeOver(): void
}
