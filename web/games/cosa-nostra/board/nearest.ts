// On a phone the window is as wide as one mat: where picks lie on many of them it goes to the first.

import { useEffect } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'

/** The frame has gone to the middle of all picks by then. */
const AFTER_THE_FRAME = 160

export function useNearestMat(board: { readonly current: HTMLElement | null }, scene: Scene): void {
  const { group, variant } = scene.picks
  const key = scene.size === 'phone' && group === 'play' ? `${scene.sight.wait} ${variant}` : null
  useEffect(() => {
    const sheet = board.current
    if (key === null || !sheet) return
    const later = setTimeout(() => {
      const mat = sheet.querySelector('[data-place][data-state="legal"]')?.closest('.lcn-mat')
      if (!(mat instanceof HTMLElement)) return
      const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = mat
      sheet.dispatchEvent(new CustomEvent('frame:show', { bubbles: true, detail: { x, y, width, height } }))
    }, AFTER_THE_FRAME)
    return () => clearTimeout(later)
  }, [key])
}
