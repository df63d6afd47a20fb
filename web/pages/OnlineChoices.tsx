// What a table of the server is set to beside its game: who may see it, and what happens when somebody goes away.

import { WHEN_AWAY, type WhenAway } from '@backroom/protocol'
import type { Signal } from '@preact/signals'
import { say } from '../text/say.ts'

interface ChoicesProps {
  readonly whenAway: Signal<WhenAway>
  readonly open: Signal<boolean>
}

export const OnlineChoices = ({ whenAway, open }: ChoicesProps) => (
  <>
    <fieldset class="choice">
      <legend class="label">
        <label for="when-away">{say('new.whenAway')}</label>
      </legend>
      <select
        id="when-away"
        class="field"
        value={whenAway.value}
        onChange={({ currentTarget: { value } }) => {
          whenAway.value = WHEN_AWAY.find((one) => one === value) ?? whenAway.value
        }}
      >
        {WHEN_AWAY.map((one) => (
          <option key={one} value={one}>
            {say(`whenAway.${one}`)}
          </option>
        ))}
      </select>
    </fieldset>
    <p class="online-public">
      <label class="chip lone">
        <input
          type="checkbox"
          checked={open.value}
          aria-describedby="about-public"
          onChange={(event) => {
            open.value = event.currentTarget.checked
          }}
        />
        <span>{say('new.public')}</span>
      </label>
      <span class="quiet" id="about-public">
        {say(open.value ? 'room.record.public' : 'room.record.private')}
      </span>
    </p>
  </>
)
