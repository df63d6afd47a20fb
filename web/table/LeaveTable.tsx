// Leaving a table of the server: a short question, since the others are told and somebody may play on.

import { Dialog } from '../kit/Dialog.tsx'
import { api } from '../play/api.ts'
import { attempt } from '../play/attempt.ts'
import { go } from '../router.ts'
import { say } from '../text/say.ts'
import type { TableModel } from './model.ts'

interface LeaveProps {
  readonly model: TableModel
  readonly onClose: () => void
}

export function LeaveTable({ model, onClose }: LeaveProps) {
  const info = model.source.info.value
  if (!info) return null
  const { whenAway } = info
  const others = info.seats.filter(
    (seat, number) => seat.kind === 'person' && number !== model.source.you.value,
  )
  const who = others.length === 0 ? 'alone' : whenAway === 'vote' || whenAway === 'never' ? whenAway : 'bot'
  const leave = async (forGood: boolean) => {
    if (await attempt(() => api.leave(info.id, { forGood }))) go('/')
  }
  return (
    <Dialog title={say('leave.title')} onClose={onClose}>
      <p>{say(`leave.text.${who}`)}</p>
      <p class="row dialog-row">
        <button type="button" class="button primary" onClick={() => void leave(false)}>
          {say('leave.go')}
        </button>
        <button type="button" class="button" onClick={() => void leave(true)}>
          {say('leave.forGood')}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {say('leave.stay')}
        </button>
      </p>
    </Dialog>
  )
}
