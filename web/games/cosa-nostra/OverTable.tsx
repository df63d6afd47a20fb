// What lies over the table: the windows of the bargain, and why something outside my turn was refused.

import { useEffect } from 'preact/hooks'
import type { Scene } from '../../kit/screen.ts'
import { BargainWindows, Refused } from './bargain/index.ts'
import { ownOf } from './own.ts'
import { Icon } from './parts/Icon.tsx'

export function OverTable({ scene }: { readonly scene: Scene }) {
  const own = ownOf(scene)
  useEffect(() => () => own.clear(), [scene.viewer])
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') own.putBack()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  const why = own.refused.value
  return (
    <>
      <BargainWindows scene={scene} />
      <div class="lcn-refusal" data-open={why !== null}>
        <Refused scene={scene} refusal={why} />
        {why && (
          <button
            type="button"
            aria-label={scene.say('close')}
            onClick={() => {
              own.refused.value = null
            }}
          >
            <Icon name="cancel" size={18} />
          </button>
        )}
      </div>
    </>
  )
}
