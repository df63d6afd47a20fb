// What lies over the table: the windows of the bargain, and why something outside my turn was refused.

import { useEffect } from 'preact/hooks'
import type { Scene } from '../../kit/screen.ts'
import { BargainWindows, Refused } from './bargain/index.ts'
import { laying } from './laying.ts'
import { looking, refused } from './looking.ts'
import { Icon } from './parts/Icon.tsx'

/** Nothing is in anybody's fingers any more. */
function putBack(): void {
  laying.value = null
  looking.value = null
}

export function OverTable({ scene }: { readonly scene: Scene }) {
  // Whoever comes to this screen next finds nothing of the last one's.
  useEffect(
    () => () => {
      putBack()
      refused.value = null
    },
    [scene.viewer],
  )
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') putBack()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  const why = refused.value
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
              refused.value = null
            }}
          >
            <Icon name="cancel" size={18} />
          </button>
        )}
      </div>
    </>
  )
}
