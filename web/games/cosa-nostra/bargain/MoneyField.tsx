// A sum of money: by steps of a thousand, by the arrow keys, or typed.

import { useSignal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'
import { moneyTyped } from './draft.ts'
import { money } from './say.ts'

const STEP = 1000

interface MoneyProps {
  readonly scene: Scene
  readonly label: string
  readonly cash: number
  /** The sum that stood in their offer, where it is another now. */
  readonly was: number | null
  /** What the giver has. */
  readonly most: number | null
  readonly onCash: (cash: number) => void
}

export function MoneyField({ scene, label, cash, was, most, onCash }: MoneyProps) {
  const typing = useSignal<string | null>(null)
  const step = (by: number) => onCash(Math.max(0, cash + by * STEP))
  const settle = () => {
    if (typing.value !== null) onCash(moneyTyped(typing.value))
    typing.value = null
  }
  return (
    <div class="bargain-money" role="group" aria-label={label} data-short={most !== null && cash > most}>
      <button
        type="button"
        aria-label={scene.say('bargain.less')}
        disabled={cash === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <span>
        <input
          class="money"
          inputMode="numeric"
          autocomplete="off"
          aria-label={label}
          data-none={cash === 0}
          value={typing.value ?? money(scene, cash)}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            typing.value = event.currentTarget.value
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle()
            else if (event.key === 'ArrowUp') step(1)
            else if (event.key === 'ArrowDown') step(-1)
            else return
            event.preventDefault()
          }}
        />
        {was !== null && <s>{scene.say('bargain.was', { money: money(scene, was) })}</s>}
      </span>
      <button type="button" aria-label={scene.say('bargain.more')} onClick={() => step(1)}>
        +
      </button>
    </div>
  )
}
