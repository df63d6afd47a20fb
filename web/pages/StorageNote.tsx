// Whether the games on this device are safe from a browser that is short of room.

import { useEffect } from 'preact/hooks'
import { askToKeep, lasting, lookIfLasting } from '../play/persist.ts'
import { say } from '../text/say.ts'

export function StorageNote() {
  useEffect(() => {
    lookIfLasting().catch(() => undefined)
  }, [])
  return (
    <div class="card storage-note">
      <p class="label">{say('storage.title')}</p>
      <p role="status">{say(`storage.${lasting.value}`)}</p>
      {lasting.value === 'passing' && (
        <p class="row">
          <button type="button" class="button" onClick={() => void askToKeep().catch(() => undefined)}>
            {say('storage.ask')}
          </button>
        </p>
      )}
    </div>
  )
}
