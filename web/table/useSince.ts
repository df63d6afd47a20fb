// Where my last turn was, so that the log can say what happened since. Remembered over a reload.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { TableModel } from './model.ts'

export function useSince(model: TableModel): ReadonlySignal<number | null> {
  const { source } = model
  const key = useComputed(() => `backroom:since:${source.info.value?.id}:${source.you.value}`)
  const since = useSignal<number | null>(null)
  const { value: name } = key
  useEffect(() => {
    const kept = sessionStorage.getItem(name)
    since.value = kept === null ? null : Number(kept)
    if (kept !== null) source.recall(Number(kept))
  }, [name])
  const answered = source.answered.value
  useEffect(() => {
    if (answered === null) return
    since.value = answered
    sessionStorage.setItem(name, String(answered))
  }, [answered])
  return since
}
