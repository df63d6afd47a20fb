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
  }, [name])
  const sending = source.sending.value
  useEffect(() => {
    const last = source.log.value.at(-1)?.seq
    // The answer that is on its way becomes the next entry.
    if (!sending || last === undefined) return
    since.value = last + 1
    sessionStorage.setItem(name, String(last + 1))
  }, [sending, name])
  return since
}
