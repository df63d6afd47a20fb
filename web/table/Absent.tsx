// Where the table waits for somebody who is not there: what those who are can do about it.

import { api } from '../play/api.ts'
import { attempt } from '../play/attempt.ts'
import { nameYourself } from '../play/myName.ts'
import { say } from '../text/say.ts'
import type { TableModel } from './model.ts'
import { personSeat } from './presence.ts'

/** The bot that the host seats with one click. */
export const USUAL_BOT = 'capo'

interface AbsentProps {
  readonly model: TableModel
  readonly seat: number
}

/** A vote for a bot, or the host's word. */
export function AbsentChoices({ model, seat }: AbsentProps) {
  const { source } = model
  const info = source.info.value
  const at = personSeat(info, seat)
  const you = source.you.value
  if (!info || !at || at.botPlays) return null
  if (you === null) return at.name === null ? <SitDown model={model} seat={seat} /> : null
  if (you === seat) return null
  const voted = at.votes?.seats.includes(you) === true
  return (
    <span class="absent-choices">
      {at.votes && (
        <button
          type="button"
          class="button"
          onClick={() => void attempt(() => api.vote(info.id, { seat, bot: !voted }))}
        >
          {say(voted ? 'vote.wait' : 'vote.bot')}
        </button>
      )}
      {source.host.value && !at.votes && (
        <button
          type="button"
          class="button"
          onClick={() => void attempt(() => api.seat(info.id, { seat, to: { kind: 'bot', bot: USUAL_BOT } }))}
        >
          {say('people.bot')}
        </button>
      )}
    </span>
  )
}

/** A free chair of a running game, for somebody who looks on. */
export function SitDown({ model, seat }: AbsentProps) {
  const { source } = model
  return (
    <button
      type="button"
      class="button primary"
      onClick={() =>
        void attempt(async () => {
          await nameYourself()
          await api.sit(source.info.value?.id ?? '', { seat })
          // The line may have been opened by somebody without a name.
          source.redial()
        })
      }
    >
      {say('room.sit')}
    </button>
  )
}

/** I said that I leave, and still look on. */
export function ComeBack({ model }: { readonly model: TableModel }) {
  const { source } = model
  const you = source.you.value
  if (you === null) return null
  return (
    <button
      type="button"
      class="button primary"
      onClick={() => void attempt(() => api.sit(source.info.value?.id ?? '', { seat: you }))}
    >
      {say('seat.comeBack')}
    </button>
  )
}
