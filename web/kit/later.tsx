// Parts of a screen that nobody sees at first: fetched when they are drawn for the first time.

import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'

/** Draws nothing until the part is there; from then on it is the part. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const arrived = useSignal(Part !== null)
    useEffect(() => {
      const fetch = async () => {
        Part ??= await load()
        arrived.value = true
      }
      void fetch()
    }, [])
    return arrived.value && Part ? <Part {...props} /> : null
  }
}
