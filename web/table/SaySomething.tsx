// The line under the panel for what one says to the table; whoever has no name yet is asked for it first.

import type { AnyRefusal } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { Icon } from '../kit/Icon.tsx'
import { api, Refused } from '../play/api.ts'
import type { TableSource } from '../play/source.ts'
import { prefer, prefs } from '../prefs.ts'
import { language, say } from '../text/say.ts'

export function SaySomething({ source }: { readonly source: TableSource }) {
  const words = useSignal('')
  /** Words that wait for a name. */
  const unsaid = useSignal<string | null>(null)
  const refused = useSignal<AnyRefusal['code'] | 'unreachable' | null>(null)
  const speak = async (text: string) => {
    refused.value = null
    const refusal = await source.say(text)
    if (refusal?.code === 'nobody') unsaid.value = text
    else if (refusal) {
      refused.value = refusal.code
      words.value ||= text
    }
  }
  const introduce = async (name: string) => {
    const text = unsaid.value ?? ''
    try {
      await api.introduce({ name, language: language.value })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused.value = error.refusal?.code ?? 'unreachable'
      return
    }
    prefer({ name })
    unsaid.value = null
    // The house knows this line by no name: it has to be opened anew. What is said meanwhile waits for it.
    source.redial()
    await speak(text)
  }
  return (
    <>
      {refused.value !== null && (
        <p class="say-refused why-not" role="alert">
          {say(refused.value === 'unreachable' ? 'lobby.offline' : `refusal.${refused.value}`)}
        </p>
      )}
      {unsaid.value !== null ? (
        <form
          class="say-something"
          onSubmit={(event) => {
            event.preventDefault()
            const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
            void introduce(name === '' ? say('seat.guest') : name)
          }}
        >
          <label>
            <span>{say('talk.whoAreYou')}</span>
            <input
              name="name"
              maxLength={24}
              autocomplete="nickname"
              autoFocus
              defaultValue={prefs.value.name}
            />
          </label>
          <button type="submit" class="round" aria-label={say('talk.send')}>
            <Icon name="send" />
          </button>
        </form>
      ) : (
        <form
          class="say-something"
          onSubmit={(event) => {
            event.preventDefault()
            const text = words.value.trim()
            if (text === '') return
            words.value = ''
            void speak(text)
          }}
        >
          <input
            name="text"
            maxLength={500}
            autocomplete="off"
            value={words.value}
            onInput={(event) => {
              words.value = event.currentTarget.value
            }}
            placeholder={say('talk.placeholder')}
            aria-label={say('talk.placeholder')}
          />
          <button type="submit" class="round" aria-label={say('talk.send')}>
            <Icon name="send" />
          </button>
        </form>
      )}
    </>
  )
}
