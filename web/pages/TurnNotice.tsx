// The offer to be told of one's turn, where people wait for a game to begin. Nobody is asked by the browser unasked.

import { mayNotify, permission, wantNotices } from '../kit/notify.ts'
import { say } from '../text/say.ts'

export function TurnNotice() {
  if (permission.value === 'unsupported' || permission.value === 'denied') return null
  if (mayNotify()) return <p class="quiet">{say('notice.asked')}</p>
  return (
    <p>
      <button type="button" class="button" onClick={() => void wantNotices(true)}>
        {say('notice.ask')}
      </button>
    </p>
  )
}
