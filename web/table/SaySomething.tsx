// The line under the panel for what one says to the table; whoever has no name yet is asked for it first.

import { plainLine } from '@backroom/engine'
import { type AnyRefusal, LIMITS } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { Icon } from '../kit/Icon.tsx'
import { tooLong, unitsFor } from '../kit/Letters.tsx'
import { api, Refused } from '../play/api.ts'
import { refusalText } from '../play/attempt.ts'
import type { TableSource } from '../play/tableSession.ts'
import { prefer, prefs } from '../prefs.ts'
import { language, say } from '../text/say.ts'

export function SaySomething({ source }: { readonly source: TableSource }) {
  const words = useSignal('')
  /** Words that wait for a name. */
  const unsaid = useSignal<string | null>(null)
  const refused = useSignal<AnyRefusal | 'unreachable' | null>(null)
  const long = tooLong(words.value, LIMITS.chat)
  const speak = async (text: string) => {
    refused.value = null
    const refusal = await source.say(text)
    if (refusal?.code === 'nobody') unsaid.value = text
    else if (refusal) {
      refused.value = refusal
      words.value ||= text
    }
  }
  const introduce = async (name: string) => {
    const text = unsaid.value ?? ''
    try {
      await api.introduce({ name, language: language.value })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused.value = error.refusal ?? 'unreachable'
      return
    }
    prefer({ name })
    unsaid.value = null
    // The server knows this line by no name: it has to be opened anew. What is said meanwhile waits for it.
    source.redial()
    await speak(text)
  }
  return (
    <>
      {refused.value !== null && (
        <p class="say-refused why-not" role="alert">
          {refusalText(refused.value === 'unreachable' ? null : refused.value)}
        </p>
      )}
      {long !== null && (
        <p class="say-refused why-not" role="status">
          {long}
        </p>
      )}
      {unsaid.value !== null ? (
        <form
          class="say-something"
          onSubmit={(event) => {
            event.preventDefault()
            const name = plainLine(String(new FormData(event.currentTarget).get('name') ?? ''))
            void introduce(name === '' ? say('seat.guest') : name)
          }}
        >
          <label>
            <span>{say('talk.whoAreYou')}</span>
            <input
              name="name"
              maxLength={unitsFor(LIMITS.name)}
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
            const text = plainLine(words.value)
            if (text === '' || long !== null) return
            words.value = ''
            void speak(text)
          }}
        >
          <input
            name="text"
            maxLength={unitsFor(LIMITS.chat)}
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
