// Parts of a screen that nobody sees at first: fetched when they are drawn for the first time, or once the line is quiet.

import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { whenQuiet } from './quiet.ts'

/** Draws nothing until the part is there; from then on it is the part. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'drawn' | 'quiet' = 'drawn',
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const arrived = useSignal(Part !== null)
    useEffect(() => {
      const fetch = async () => {
        Part ??= await load()
        arrived.value = true
      }
      if (when === 'drawn' || Part) {
        void fetch()
        return
      }
      // A line that broke meanwhile is no fault of the page's: it is tried again when the next quiet comes.
      let callOff: () => void
      const tryIt = () => {
        callOff = whenQuiet(() => void fetch().catch(tryIt))
      }
      tryIt()
      return () => callOff()
    }, [])
    return arrived.value && Part ? <Part {...props} /> : null
  }
}

/** Has a part fetched behind the first view, so that it opens at once. */
export function useReady(load: () => Promise<unknown>): void {
  useEffect(() => whenQuiet(() => void load()), [])
}
