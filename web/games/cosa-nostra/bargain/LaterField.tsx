// Money for later: a sum and the moment at which it falls due. LCN-20.4: a promise, and never one of the terms.

import { type Later, momentsAhead } from '@backroom/games/cosa-nostra'
import { useId } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { MoneyField } from './MoneyField.tsx'
import { dueName } from './say.ts'

interface LaterProps {
  readonly scene: Scene
  /** Whose promise it is. */
  readonly title: string
  readonly later: Later | null
  readonly onLater: (later: Later | null) => void
}

const STEP = 1000

export function LaterField({ scene, title, later, onLater }: LaterProps) {
  const id = useId()
  const ahead = momentsAhead(viewOf(scene), boxOf(scene))
  const [first] = ahead
  if (!first) return null
  if (!later)
    return (
      <button
        type="button"
        class="bargain-later-add"
        onClick={() => onLater({ amount: STEP, ...(ahead.find(({ at }) => at !== 'closing') ?? first) })}
      >
        {scene.say('bargain.later.add')} <span class="unseen">{title}</span>
      </button>
    )
  const chosen = `${later.at} ${later.round}`
  return (
    <fieldset class="bargain-later">
      <legend>{scene.say('bargain.later')}</legend>
      <MoneyField
        scene={scene}
        label={scene.say('bargain.later.moneyOf', { title })}
        cash={later.amount}
        was={null}
        most={null}
        onCash={(amount) => onLater(amount === 0 ? null : { ...later, amount })}
      />
      <label for={id}>{scene.say('bargain.later.due')}</label>
      <select
        id={id}
        class="field"
        value={chosen}
        onChange={(event) => {
          const { value } = event.currentTarget
          const found = ahead.find(({ at, round }) => `${at} ${round}` === value)
          if (found) onLater({ amount: later.amount, ...found })
        }}
      >
        {ahead.map((moment) => (
          <option key={`${moment.at} ${moment.round}`} value={`${moment.at} ${moment.round}`}>
            {dueName(scene, moment)}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => onLater(null)}>
        {scene.say('bargain.later.none')}
      </button>
    </fieldset>
  )
}
