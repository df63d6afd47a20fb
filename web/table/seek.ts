// Opens the tab behind which something can be picked, and brings the first of it into view.

import type { Signal } from '@preact/signals'
import { nextFrame } from '../kit/animator.ts'

const LEGAL = '[data-place][data-state="legal"]'

const firstLegal = (root: string): Element | null => document.querySelector(`${root} ${LEGAL}`)

/**
 * Tries these tabs in turn, the open one first, until something legal stands in `root`; where nothing does, the tab
 * stays as it was. `current` tells whether the question still stands.
 */
export async function seek(
  open: Signal<string>,
  tabs: readonly string[],
  root: string,
  current: () => boolean,
): Promise<void> {
  const before = open.value
  // A board may still be on its way.
  for (let frames = 0; frames < 90 && current() && !document.querySelector('.board [data-place]'); frames++)
    await nextFrame()
  for (const tab of [before, ...tabs]) {
    open.value = tab
    await nextFrame()
    await nextFrame()
    if (!current()) return
    const found = firstLegal(root)
    if (!found) continue
    // The frame of a board that pans goes there by itself.
    if (!found.closest('.pans')) found.scrollIntoView({ block: 'nearest' })
    return
  }
  open.value = before
}
