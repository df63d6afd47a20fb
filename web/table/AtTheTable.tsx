// Everybody at the table, who is away since when, and what the host can do about the seats.

import type { SeatInfo, TableInfo } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { api } from '../play/api.ts'
import { attempt } from '../play/attempt.ts'
import { say } from '../text/say.ts'
import { SitDown, USUAL_BOT } from './Absent.tsx'
import type { TableModel } from './model.ts'
import { awayWords, isMissed, seatName, whatNext } from './presence.ts'

interface PeopleProps {
  readonly model: TableModel
  readonly onClose: () => void
}

/** What the host is about to do, and is asked once more about. */
type Intent = { readonly what: 'free' | 'bot' | 'host'; readonly seat: number } | { readonly what: 'close' }

export function AtTheTable({ model, onClose }: PeopleProps) {
  const { source } = model
  const intent = useSignal<Intent | null>(null)
  const info = source.info.value
  if (!info) return null
  const isHost = source.host.value && info.state === 'running'
  return (
    <Dialog title={say('people.title')} onClose={onClose}>
      <ol class="chairs people">
        {info.seats.map((seat, number) => (
          <li class="chair" key={number}>
            <span class="label chair-number">{number + 1}</span>
            <Who info={info} seat={seat} number={number} mine={number === source.you.value} />
            {source.you.value === null &&
              seat.kind === 'person' &&
              seat.name === null &&
              info.state === 'running' && <SitDown model={model} seat={number} />}
            {isHost && number !== source.you.value && (
              <HostChoices seat={seat} onChoose={(what) => (intent.value = { what, seat: number })} />
            )}
          </li>
        ))}
      </ol>
      <p class="quiet">
        {say('new.whenAway')}: {say(`whenAway.${info.whenAway}`)}
      </p>
      {intent.value ? (
        <Sure
          info={info}
          intent={intent.value}
          onDone={() => {
            intent.value = null
          }}
        />
      ) : (
        isHost && (
          <p class="row dialog-row">
            <button type="button" class="button" onClick={() => (intent.value = { what: 'close' })}>
              {say('people.close')}
            </button>
          </p>
        )
      )}
    </Dialog>
  )
}

interface WhoProps {
  readonly info: TableInfo
  readonly seat: SeatInfo
  readonly number: number
  readonly mine: boolean
}

function Who({ info, seat, number, mine }: WhoProps) {
  const away = awayWords(info, seat)
  return (
    <>
      <Icon name={seat.kind === 'bot' ? 'robot' : 'people'} />
      <span class="chair-name">
        <b>{seatName(seat)}</b>
        {away !== null && seat.kind === 'person' && (
          <small class="quiet">
            {seat.name !== null && `${away} · `}
            {isMissed(info, seat) && whatNext(info, seat)}
          </small>
        )}
      </span>
      {mine && <span class="label state">{say('seat.me')}</span>}
      {number === info.hostSeat && <span class="label state">{say('seat.host')}</span>}
    </>
  )
}

function HostChoices({
  seat,
  onChoose,
}: {
  readonly seat: SeatInfo
  readonly onChoose: (what: 'free' | 'bot' | 'host') => void
}) {
  const isFree = seat.kind === 'person' && seat.name === null
  return (
    <span class="row host-choices">
      {!isFree && (
        <button type="button" class="button" onClick={() => onChoose('free')}>
          {say('people.free')}
        </button>
      )}
      {seat.kind === 'person' && (
        <button type="button" class="button" onClick={() => onChoose('bot')}>
          {say('people.bot')}
        </button>
      )}
      {seat.kind === 'person' && seat.name !== null && (
        <button type="button" class="button" onClick={() => onChoose('host')}>
          {say('people.host')}
        </button>
      )}
    </span>
  )
}

const carriedOut = (id: string, intent: Intent): Promise<unknown> => {
  switch (intent.what) {
    case 'free':
      return api.seat(id, { seat: intent.seat, to: { kind: 'person' } })
    case 'bot':
      return api.seat(id, { seat: intent.seat, to: { kind: 'bot', bot: USUAL_BOT } })
    case 'host':
      return api.handOver(id, { seat: intent.seat })
    case 'close':
      return api.close(id)
  }
}

/** Asked once more before it is done. */
export function Sure({
  info,
  intent,
  onDone,
}: {
  readonly info: TableInfo
  readonly intent: Intent
  readonly onDone: () => void
}) {
  const seat = intent.what === 'close' ? undefined : info.seats[intent.seat]
  return (
    <div class="sure" role="alert">
      <p>{say(`sure.${intent.what}`, { name: seat ? seatName(seat) : '' })}</p>
      <p class="row dialog-row">
        <button
          type="button"
          class="button primary"
          onClick={() => {
            onDone()
            void attempt(() => carriedOut(info.id, intent))
          }}
        >
          {say('sure.yes')}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {say('sure.no')}
        </button>
      </p>
    </div>
  )
}
