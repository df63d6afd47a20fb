// Where the question would be, in a tab that only looks on: another tab plays, and how to play here instead.

import { useSignal } from '@preact/signals'
import { Icon } from '../kit/Icon.tsx'
import type { Here } from '../play/here.ts'
import { say } from '../text/say.ts'

interface FollowProps {
  readonly here: Here
  readonly wait: number
}

export const FollowBar = ({ here, wait }: FollowProps) => (
  <section
    class="prompt follow"
    data-asked={false}
    data-wait={wait}
    data-follows={true}
    aria-label={say('prompt.region')}
  >
    <div class="prompt-say" role="status">
      <h2 class="display">{say('here.follows')}</h2>
      <p class="gains quiet">{say('here.follows.text')}</p>
    </div>
    <div class="fixed">
      <PlayHere here={here} class="confirm" />
    </div>
  </section>
)

/** Takes the game over into this tab. */
export function PlayHere({ here, ...look }: { readonly here: Here; readonly class: string }) {
  const asked = useSignal(false)
  return (
    <button
      type="button"
      class={look.class}
      disabled={asked.value}
      onClick={() => {
        asked.value = true
        here.takeOver()
      }}
    >
      <Icon name="play" />
      <span>{say('here.play')}</span>
    </button>
  )
}
