// Before the game: who is there, a link for the others, free chairs, and the start for the host.

import { botOf, characterOf, freeCharacter, levelOf, LEVELS } from '@backroom/bots/levels'
import { plainLine } from '@backroom/engine'
import { type ChangeSeat, LIMITS, type SeatInfo, type TableInfo } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { Icon } from '../kit/Icon.tsx'
import { TooLong, unitsFor } from '../kit/Letters.tsx'
import { toast } from '../kit/Toasts.tsx'
import { api } from '../play/api.ts'
import { attempt } from '../play/attempt.ts'
import type { TableSource } from '../play/tableSession.ts'
import { prefer, prefs } from '../prefs.ts'
import { Sure } from '../table/AtTheTable.tsx'
import { awayWords, seatName } from '../table/presence.ts'
import { language, say } from '../text/say.ts'
import { Shell } from './Shell.tsx'
import { TurnNotice } from './TurnNotice.tsx'

interface RoomProps {
  readonly source: TableSource
  readonly info: TableInfo
}

/** Whether it is in the clipboard; a page that came over plain HTTP has none. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function WaitingRoom({ source, info }: RoomProps) {
  const name = useSignal(prefs.value.name)
  const closing = useSignal(false)
  const you = source.you.value
  const host = source.host.value
  const free = info.seats.filter((seat) => seat.kind === 'person' && seat.name === null).length
  const sit = (seat: number) =>
    attempt(async () => {
      const called = plainLine(name.value)
      await api.introduce({ name: called || say('seat.guest'), language: language.value })
      prefer({ name: called })
      await api.sit(info.id, { seat, pledge: await source.pledge() })
      // The socket was opened by somebody without a name.
      source.redial()
    })
  return (
    <Shell title={info.name ?? say('lobby.tableOf', { name: info.host })}>
      <p class="lead">
        {say(`game.${info.game}.title`)} · {free > 0 ? say('room.waiting', { free }) : say('room.full')}
      </p>
      <section class="card">
        <h2 class="label">{say('room.share')}</h2>
        <p class="quiet">{say('room.share.text')}</p>
        <div class="share">
          <input
            class="field"
            readOnly
            value={location.href}
            aria-label={say('room.link')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            class="button"
            onClick={() =>
              void copied(location.href).then((isDone) =>
                toast(say(isDone ? 'room.copied' : 'room.copyYourself')),
              )
            }
          >
            <Icon name="link" /> {say('room.copy')}
          </button>
        </div>
      </section>
      <section class="card">
        <h2 class="label">{say('new.seats')}</h2>
        {you === null && (
          <p>
            <label class="label" for="room-name">
              {say('new.name')}
            </label>{' '}
            <input
              id="room-name"
              class="field"
              value={name.value}
              maxLength={unitsFor(LIMITS.name)}
              onInput={(event) => {
                name.value = event.currentTarget.value
              }}
            />{' '}
            <TooLong text={name.value} most={LIMITS.name} />
          </p>
        )}
        <ol class="chairs">
          {info.seats.map((seat, number) => (
            <li class="chair" key={number}>
              <span class="label chair-number">{number + 1}</span>
              <Icon name={seat.kind === 'bot' ? 'robot' : 'people'} />
              <span class="chair-name">
                <b>{seatName(seat)}</b>
                {seat.kind === 'person' && seat.name !== null && seat.away !== null && (
                  <small class="quiet">{awayWords(info, seat)}</small>
                )}
              </span>
              {number === you && <span class="label state">{say('seat.me')}</span>}
              {number === info.hostSeat && <span class="label state">{say('seat.host')}</span>}
              {isFor(seat, you) && (
                <button type="button" class="button primary" onClick={() => void sit(number)}>
                  {say('room.sit')}
                </button>
              )}
              {host && number !== you && <SeatChoice info={info} seat={seat} number={number} />}
            </li>
          ))}
        </ol>
        <p class="quiet">
          {say('new.whenAway')}: {say(`whenAway.${info.whenAway}`)}.{' '}
          {say(info.public ? 'room.record.public' : 'room.record.private')}
        </p>
        <p class="row">
          {host && (
            <button
              type="button"
              class="button primary big"
              disabled={free > 0}
              onClick={() => void attempt(() => api.start(info.id))}
            >
              <Icon name="play" /> {say('room.start')}
            </button>
          )}
          {you !== null && (
            <button type="button" class="button" onClick={() => void attempt(() => api.leave(info.id))}>
              {say('room.leave')}
            </button>
          )}
          {host && (
            <button
              type="button"
              class="button"
              onClick={() => {
                closing.value = true
              }}
            >
              {say('people.close')}
            </button>
          )}
          {!host && <span class="quiet">{say('room.host', { name: info.host })}</span>}
        </p>
        {closing.value && (
          <Sure
            info={info}
            intent={{ what: 'close' }}
            onDone={() => {
              closing.value = false
            }}
          />
        )}
        {you !== null && <TurnNotice />}
      </section>
    </Shell>
  )
}

/** Its host closed the table before anybody played. */
export const ClosedRoom = ({ info }: { readonly info: TableInfo }) => (
  <Shell title={say('state.closed')}>
    <p class="lead">{say(info.undealt ? 'room.undealt' : 'refusal.closed')}</p>
    <p class="row">
      {info.undealt && (
        <a class="button primary" href={`/new/${info.game}?mode=online`}>
          {say('room.another')}
        </a>
      )}
      <a class="button" href="/tables">
        {say('nav.tables')}
      </a>
    </p>
  </Shell>
)

/** Whether somebody who sits nowhere may take this seat. One that is kept for somebody says so to whoever tries. */
const isFor = (seat: SeatInfo, you: number | null): boolean =>
  you === null && seat.kind === 'person' && seat.name === null

interface SeatChoiceProps {
  readonly info: TableInfo
  readonly seat: SeatInfo
  readonly number: number
}

/** What the host makes of a seat that is not theirs. */
function SeatChoice({ info, seat, number }: SeatChoiceProps) {
  const change = (to: ChangeSeat['to']) => void attempt(() => api.seat(info.id, { seat: number, to }))
  if (seat.kind === 'person' && seat.name !== null)
    return (
      <>
        <button type="button" class="button" onClick={() => change({ kind: 'person' })}>
          {say('people.free')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void attempt(() => api.handOver(info.id, { seat: number }))}
        >
          {say('people.host')}
        </button>
      </>
    )
  const kept = seat.kind === 'person' && seat.keptFor !== null
  const others = info.seats.flatMap((one, at) => (one.kind === 'bot' && at !== number ? [one.bot] : []))
  const character = (seat.kind === 'bot' ? characterOf(seat.bot) : null) ?? freeCharacter(others)
  return (
    <select
      class="field"
      aria-label={say('new.who', { seat: say('seat.number', { number: number + 1 }) })}
      value={seat.kind === 'bot' ? levelOf(seat.bot) : kept ? 'kept' : 'person'}
      onChange={({ currentTarget: { value } }) =>
        change(value === 'person' ? { kind: 'person' } : { kind: 'bot', bot: botOf(value, character) })
      }
    >
      {kept && (
        <option value="kept" disabled>
          {seatName(seat)}
        </option>
      )}
      <option value="person">{say('new.person.online')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {say(`bot.${level}`)}
        </option>
      ))}
    </select>
  )
}
