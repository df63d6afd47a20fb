// On a phone the window is as wide as one mat: where picks lie on many of them it goes to the first.

import { useContext, useEffect } from 'preact/hooks'
import { ShowPart } from '../../../kit/boardPart.ts'
import type { Scene } from '../../../kit/screen.ts'

export function useNearestMat(board: { readonly current: HTMLElement | null }, scene: Scene): void {
  const show = useContext(ShowPart)
  const { group, variant } = scene.picks
  const key = scene.size === 'phone' && group === 'play' ? `${scene.sight.wait} ${variant}` : null
  useEffect(() => {
    if (key === null) return
    const mat = board.current?.querySelector('[data-place][data-state="legal"]')?.closest('.lcn-mat')
    if (!(mat instanceof HTMLElement)) return
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = mat
    show({ x, y, width, height })
  }, [key])
}
