// Keeps the screen of a phone on while a table is open, where the browser can and the reader wants it.

import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { prefs } from '../prefs.ts'

/** Holds a wake lock until the function that comes back is called; the browser drops it whenever the page is hidden. */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isWanted = true
  const take = async () => {
    if (!isWanted || document.hidden || (lock && !lock.released)) return
    try {
      const taken = await navigator.wakeLock.request('screen')
      if (isWanted) lock = taken
      else await taken.release()
    } catch {
      // A low battery, or a setting of the system: then the screen goes dark as ever.
    }
  }
  const again = () => void take()
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}

/** While this is shown, on a device for fingers. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator) || !matchMedia('(pointer: coarse)').matches) return
    let stop = () => {}
    const end = effect(() => {
      stop()
      stop = prefs.value.awake ? keepAwake() : () => {}
    })
    return () => {
      end()
      stop()
    }
  }, [])
}
