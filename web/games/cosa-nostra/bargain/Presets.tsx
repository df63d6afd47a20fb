// A calm form for the windows of reactions: pass by itself, unless something matters. Nobody else sees it. LCN-R26.

import { type Preset, type Reaction, REACTIONS } from '@backroom/games/cosa-nostra'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import type { Scene } from '../../../kit/screen.ts'
import { familyName } from '../parts/people.ts'
import { viewOf, rivals } from '../game.ts'
import { MoneyField } from './MoneyField.tsx'
import { Refused, RuleLink } from './parts.tsx'
import { formOf, isNew, PASSES, type PresetForm, standingArgs } from './preset.ts'
import { useSend } from './useSend.ts'

export function Presets({ scene }: { readonly scene: Scene }) {
  const { standing } = viewOf(scene)
  if (!standing || !scene.command) return null
  return (
    <details class="bargain-presets">
      <summary>
        <h3>{scene.say('bargain.presets')}</h3>
        <span>{scene.say('bargain.presets.set', { count: Object.keys(standing).length })}</span>
      </summary>
      <p class="quiet">
        {scene.say('bargain.presets.about')} <RuleLink scene={scene} rule="LCN-R26" />
      </p>
      {REACTIONS.map((reaction) => (
        <PresetRow
          key={`${reaction} ${JSON.stringify(standing[reaction])}`}
          scene={scene}
          reaction={reaction}
          preset={standing[reaction]}
        />
      ))}
    </details>
  )
}

interface RowProps {
  readonly scene: Scene
  readonly reaction: Reaction
  readonly preset: Preset | undefined
}

function PresetRow({ scene, reaction, preset }: RowProps) {
  const form = useSignal(formOf(preset))
  const { send, refusal, busy } = useSend(scene)
  const id = useId()
  const change = (part: Partial<PresetForm>) => {
    form.value = { ...form.value, ...part }
  }
  return (
    <form
      class="bargain-preset"
      onSubmit={(event) => {
        event.preventDefault()
        send('standing', standingArgs(reaction, form.value))
      }}
    >
      <label for={id}>{scene.words.name(reaction)}</label>
      <select
        id={id}
        class="field"
        value={form.value.pass}
        onChange={(event) => {
          const pass = PASSES.find((one) => one === event.currentTarget.value)
          if (pass) change({ pass })
        }}
      >
        {PASSES.map((pass) => (
          <option key={pass} value={pass}>
            {scene.say(`bargain.pass.${pass}`)}
          </option>
        ))}
      </select>
      {form.value.pass !== 'never' && (
        <Unless scene={scene} reaction={reaction} form={form.value} onChange={change} />
      )}
      {isNew(reaction, form.value, preset) && (
        <button type="submit" class="button" disabled={busy.value}>
          {scene.say('bargain.presets.save')}
        </button>
      )}
      <Refused scene={scene} refusal={refusal.value} />
    </form>
  )
}

interface UnlessProps {
  readonly scene: Scene
  readonly reaction: Reaction
  readonly form: PresetForm
  readonly onChange: (part: Partial<PresetForm>) => void
}

function Unless({ scene, reaction, form, onChange }: UnlessProps) {
  return (
    <fieldset class="bargain-unless">
      <legend>{scene.say('bargain.unless')}</legend>
      {(reaction === 'rob' || reaction === 'trap') && (
        <>
          <span>{scene.say('bargain.unless.least')}</span>
          <MoneyField
            scene={scene}
            label={scene.say('bargain.unless.least')}
            cash={form.least}
            was={null}
            most={null}
            onCash={(least) => onChange({ least })}
          />
        </>
      )}
      {reaction === 'doctor' && (
        <>
          <Check
            label={scene.say('bargain.unless.own')}
            checked={form.own}
            onCheck={(own) => onChange({ own })}
          />
          <Check
            label={scene.say('bargain.unless.murder')}
            checked={form.murder}
            onCheck={(murder) => onChange({ murder })}
          />
        </>
      )}
      {reaction === 'scheme' &&
        rivals(scene).map((seat) => (
          <Check
            key={seat}
            label={scene.say('bargain.unless.rival', { family: familyName(scene, seat) })}
            checked={form.rivals.includes(seat)}
            onCheck={(on) =>
              onChange({
                rivals: on ? [...form.rivals, seat] : form.rivals.filter((one) => one !== seat),
              })
            }
          />
        ))}
    </fieldset>
  )
}

interface CheckProps {
  readonly label: string
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
}

const Check = ({ label, checked, onCheck }: CheckProps) => (
  <label class="bargain-check">
    <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.currentTarget.checked)} />
    {label}
  </label>
)
