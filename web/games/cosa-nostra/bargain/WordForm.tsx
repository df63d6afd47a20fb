// Saying something that binds nobody: a promise or a threat, to one or to all. LCN-20.2, LCN-20.12.

import { type Audience as To, isOpenForBargains, TEXT_LETTERS } from '@backroom/games/cosa-nostra'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { TooLong, unitsFor } from '../../../kit/Letters.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { Audience } from './Audience.tsx'
import { blank, withLater } from './draft.ts'
import { boxOf, viewOf } from '../game.ts'
import { LaterField } from './LaterField.tsx'
import { Refused, Resting, TalkStamp } from './parts.tsx'
import { useSend } from './useSend.ts'

interface FormProps {
  readonly scene: Scene
  readonly to: To
  readonly onSaid: () => void
}

const KINDS = ['promise', 'threat'] as const

export function WordForm({ scene, to, onSaid }: FormProps) {
  const view = viewOf(scene)
  const { send, refusal, busy } = useSend(scene)
  const said = useSignal(blank(to, boxOf(scene).privateTalk))
  const kind = useSignal<(typeof KINDS)[number]>('promise')
  const name = useId()
  const rests = !isOpenForBargains(view)
  /** LCN-20.4: a sum is promised to one. */
  const mayOwe = kind.value === 'promise' && said.value.to !== 'all'
  const sum = mayOwe ? said.value.give.later : null
  return (
    <form
      class="bargain bargain-word"
      onSubmit={(event) => {
        event.preventDefault()
        const { to, aloud, text } = said.value
        send(
          'word',
          {
            kind: kind.value,
            to,
            aloud: to === 'all' || aloud,
            text: text.trim(),
            later: sum,
          },
          onSaid,
        )
      }}
    >
      {rests && <Resting scene={scene} />}
      <fieldset class="choice bargain-choice">
        <legend>{scene.say('bargain.word.kind')}</legend>
        <div class="choice-row">
          {KINDS.map((one) => (
            <label key={one} class="chip">
              <input
                type="radio"
                name={name}
                checked={kind.value === one}
                onChange={() => {
                  kind.value = one
                }}
              />
              <span>{scene.say(`bargain.word.${one}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Audience
        scene={scene}
        draft={said.value}
        onDraft={(next) => {
          said.value = next
        }}
      />
      <div class="bargain-words">
        <textarea
          class="field"
          rows={3}
          maxLength={unitsFor(TEXT_LETTERS)}
          aria-label={scene.say('bargain.word.text')}
          placeholder={scene.say('bargain.word.text')}
          value={said.value.text}
          onInput={(event) => {
            said.value = { ...said.value, text: event.currentTarget.value }
          }}
        />
        <TalkStamp scene={scene} />
      </div>
      <TooLong text={said.value.text} most={TEXT_LETTERS} />
      {mayOwe && (
        <LaterField
          scene={scene}
          title={scene.say('bargain.youGive')}
          later={sum}
          onLater={(later) => {
            said.value = { ...said.value, give: withLater(said.value.give, later) }
          }}
        />
      )}
      <Refused scene={scene} refusal={refusal.value} />
      <div class="bargain-answers">
        <button
          type="submit"
          class="button primary"
          disabled={busy.value || rests || (said.value.text.trim() === '' && sum === null)}
        >
          {scene.say('bargain.word.say')}
        </button>
      </div>
    </form>
  )
}
