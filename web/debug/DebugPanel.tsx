// For those who write the game: what lies behind the table, and a way back to any answer. Only in development.

import './debug.css'
import type { GameRecord } from '@backroom/engine'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../router.ts'
import type { TableModel } from '../table/model.ts'
import { language, sayer } from '../text/say.ts'
import { type Inspected, inspect, recordSoFar, tableFrom } from './inspect.ts'
import en from './text/en.json'
import pl from './text/pl.json'

const TEXTS = { en, pl }

interface PanelProps {
  readonly model: TableModel
}

export function DebugPanel({ model }: PanelProps) {
  const say = sayer(language.value, TEXTS[language.value])
  const open = useSignal(false)
  return (
    <details
      class="debug"
      onToggle={(event) => {
        open.value = event.currentTarget.open
      }}
    >
      <summary>{say('debug.title')}</summary>
      {open.value && <Inside model={model} />}
    </details>
  )
}

function Inside({ model: { source } }: PanelProps) {
  const say = sayer(language.value, TEXTS[language.value])
  const record = useSignal<GameRecord | null>(null)
  /** Null: as far as the game is. */
  const wanted = useSignal<number | null>(null)
  const found = useSignal<Inspected | null>(null)
  const sight = source.sight.value
  const last = record.value?.answers.length ?? 0
  const at = Math.min(wanted.value ?? last, last)
  useEffect(() => {
    const read = async () => {
      record.value = await recordSoFar(source)
    }
    void read()
  }, [sight?.taken, sight?.wait])
  useEffect(() => {
    const wanted = record.value
    if (!wanted) return
    const read = async () => {
      const inspected = await inspect(wanted, at)
      if (record.peek() === wanted) found.value = inspected
    }
    void read()
  }, [record.value, at])
  if (!record.value || !found.value)
    return (
      <>
        <p>{say('debug.hidden')}</p>
        <Data name={say('debug.mine')} data={sight} open />
      </>
    )
  const { state, stack, ...core } = found.value.core
  return (
    <>
      <p>
        <label>
          {say('debug.at', { at, last })}{' '}
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              wanted.value = valueAsNumber
            }}
          />
        </label>
        <button
          type="button"
          class="button"
          disabled={wanted.value === null}
          onClick={() => (wanted.value = null)}
        >
          {say('debug.live')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            const info = source.info.peek()
            const id = info && record.value && tableFrom(record.value, at, info)
            if (id) go(`/here/${id}`)
          }}
        >
          {say('debug.jump')}
        </button>
      </p>
      <Data name={say('debug.prompts')} data={found.value.prompts} open />
      <Data name={say('debug.stack')} data={stack} open />
      <Data name={say('debug.state')} data={state} />
      <Data name={say('debug.core')} data={core} />
      <Data name={say('debug.record')} data={record.value} />
    </>
  )
}

interface DataProps {
  readonly name: string
  readonly data: unknown
  readonly open?: boolean
}

const Data = ({ name, data, open = false }: DataProps) => (
  <details open={open}>
    <summary>{name}</summary>
    <pre>{JSON.stringify(data, null, 1)}</pre>
  </details>
)
