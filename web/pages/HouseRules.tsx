// What the game's variants and the table's customs can be set to, folded away until somebody wants them.

import type { Signal } from '@preact/signals'
import type { Shelved } from '../games/index.ts'
import { say } from '../text/say.ts'
import type { Chosen } from './chairs.ts'
import { Choice } from './Choice.tsx'
import { settingKey, settingsOf, type Setting } from './settings.ts'

interface Props {
  readonly game: Shelved
  readonly chosen: Signal<Chosen>
}

export function HouseRules({ game, chosen }: Props) {
  const settings = settingsOf(game)
  if (settings.length === 0) return null
  const changed = settings.filter(({ id, values }) => (chosen.value[id] ?? values[0]) !== values[0]).length
  return (
    <details class="house-rules">
      <summary class="label">{say('new.rules', { count: changed })}</summary>
      {settings.map((setting) =>
        typeof setting.values[0] === 'boolean' ? (
          <Switch key={setting.id} game={game} setting={setting} chosen={chosen} />
        ) : (
          <Choice<string>
            key={setting.id}
            name={setting.id}
            label={say(settingKey(game.id, setting.id))}
            value={String(chosen.value[setting.id] ?? setting.values[0])}
            options={setting.values.map((value) => [
              String(value),
              say(settingKey(game.id, setting.id, value)),
            ])}
            onChoose={(value) => {
              const found = setting.values.find((one) => String(one) === value)
              if (found !== undefined) chosen.value = { ...chosen.value, [setting.id]: found }
            }}
          />
        ),
      )}
    </details>
  )
}

function Switch({ game, setting: { id, values }, chosen }: Props & { readonly setting: Setting }) {
  const about = `about-${id}`
  return (
    <p class="switch">
      <label class="chip lone">
        <input
          type="checkbox"
          checked={(chosen.value[id] ?? values[0]) === true}
          aria-describedby={about}
          onChange={(event) => {
            chosen.value = { ...chosen.value, [id]: event.currentTarget.checked }
          }}
        />
        <span>{say(settingKey(game.id, id))}</span>
      </label>
      <span class="quiet" id={about}>
        {say(settingKey(game.id, id, 'about'))}
      </span>
    </p>
  )
}
