// What the server knows of this reader, and the two ways to end that.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '../kit/Dialog.tsx'
import { toast } from '../kit/Toasts.tsx'
import { api } from '../play/api.ts'
import { attempt } from '../play/attempt.ts'
import { prefer } from '../prefs.ts'
import { say } from '../text/say.ts'

const WAYS = ['forget', 'delete'] as const
type Way = (typeof WAYS)[number]

const go: { readonly [way in Way]: () => Promise<unknown> } = { forget: api.forget, delete: api.deleteMe }

interface AskedProps {
  readonly way: Way
  readonly onClose: () => void
  readonly onSure: () => void
}

const Asked = ({ way, onClose, onSure }: AskedProps) => (
  <Dialog title={say(`data.${way}.title`)} onClose={onClose}>
    <p>{say(`data.${way}.text`)}</p>
    <p>{say('data.local')}</p>
    <p class="row dialog-row">
      <button type="button" class="button primary" onClick={onSure}>
        {say(`data.${way}.yes`)}
      </button>
      <button type="button" class="button" onClick={onClose}>
        {say('data.no')}
      </button>
    </p>
  </Dialog>
)

export function YourData() {
  /** Null: the server does not know this browser, or cannot be asked. */
  const name = useSignal<string | null>(null)
  const asked = useSignal<Way | null>(null)
  useEffect(() => {
    const look = async () => {
      const { me } = await api.me()
      name.value = me && me.name
    }
    look().catch(() => undefined)
  }, [])
  const end = async (way: Way) => {
    asked.value = null
    if (!(await attempt(go[way]))) return
    name.value = null
    prefer({ name: '' })
    toast(say(`data.${way}.done`))
  }
  return (
    <section class="card your-data">
      <p class="label">{say('data.title')}</p>
      <p role="status">
        {name.value === null ? say('data.unknown') : say('data.known', { name: name.value })}
      </p>
      {name.value !== null && (
        <p class="row">
          {WAYS.map((way) => (
            <button key={way} type="button" class="button" onClick={() => (asked.value = way)}>
              {say(`data.${way}`)}
            </button>
          ))}
        </p>
      )}
      {asked.value && (
        <Asked
          way={asked.value}
          onClose={() => (asked.value = null)}
          onSure={() => asked.value && void end(asked.value)}
        />
      )}
    </section>
  )
}
