// The name one goes by; the server hears of it too, where it knows this person already.

import { plainLine } from '@backroom/engine'
import { LIMITS } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { TooLong, tooLong, unitsFor } from '../kit/Letters.tsx'
import { toast } from '../kit/Toasts.tsx'
import { api, Refused } from '../play/api.ts'
import { refusalText } from '../play/attempt.ts'
import { prefer, prefs } from '../prefs.ts'
import { language, say } from '../text/say.ts'

async function rename(name: string): Promise<void> {
  prefer({ name })
  const { me } = await api.me()
  if (me) await api.introduce({ name: name || say('seat.guest'), language: language.value })
}

export function NameField() {
  const name = useSignal(prefs.value.name)
  const failed = useSignal<string | null>(null)
  const keep = async () => {
    failed.value = null
    if (tooLong(name.value, LIMITS.name)) return
    try {
      await rename(plainLine(name.value))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // Without the server the name is kept all the same, for the games on this device.
      if (error.refusal) {
        failed.value = refusalText(error.refusal)
        return
      }
    }
    toast(say('settings.name.kept'))
  }
  return (
    <form
      class="card name-field"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <label class="label" for="own-name">
        {say('new.name')}
      </label>
      <p class="row">
        <input
          id="own-name"
          class="field"
          value={name.value}
          maxLength={unitsFor(LIMITS.name)}
          autocomplete="nickname"
          onInput={(event) => {
            name.value = event.currentTarget.value
          }}
        />
        <button type="submit" class="button">
          {say('settings.name.keep')}
        </button>
      </p>
      <TooLong text={name.value} most={LIMITS.name} />
      {failed.value !== null && (
        <p class="why-not" role="alert">
          {failed.value}
        </p>
      )}
    </form>
  )
}
