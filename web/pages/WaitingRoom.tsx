// Before the game: who is there, a link for the others, free chairs, and the start for the host.

import type { SeatInfo, TableInfo } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { LEVELS } from '../games/index.ts'
import { Icon } from '../kit/Icon.tsx'
import { toast } from '../kit/Toasts.tsx'
import { api, Refused } from '../play/api.ts'
import type { TableSource } from '../play/source.ts'
import { prefer, prefs } from '../prefs.ts'
import { language, say } from '../text/say.ts'
import { Shell } from './Shell.tsx'
import { TurnNotice } from './TurnNotice.tsx'

interface RoomProps {
  readonly source: TableSource
  readonly info: TableInfo
}

/** Does what was asked of the house; a refusal becomes a note. */
async function attempt(what: () => Promise<unknown>): Promise<void> {
  try {
    await what()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    toast(say(error.refusal ? `refusal.${error.refusal.code}` : 'lobby.offline'))
  }
}

export function WaitingRoom({ source, info }: RoomProps) {
  const name = useSignal(prefs.value.name)
  const you = source.you.value
  const host = source.host.value
  const free = info.seats.filter((seat) => seat.kind === 'person' && seat.name === null).length
  const sit = (seat: number) =>
    attempt(async () => {
      prefer({ name: name.value.trim() })
      await api.introduce({ name: name.value.trim() || say('seat.guest'), language: language.value })
      await api.sit(info.id, { seat, pledge: await source.pledge() })
      // The socket was opened by somebody without a name.
      source.redial()
    })
  return (
    <Shell title={info.name ?? say('lobby.tableOf', { name: info.host })}>
      <p class="lead">
        {say(`game.${info.game}`)} · {free > 0 ? say('room.waiting', { free }) : say('room.full')}
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
              void navigator.clipboard.writeText(location.href).then(
                () => toast(say('room.copied')),
                () => toast(say('room.copyYourself')),
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
              maxLength={24}
              onInput={(event) => {
                name.value = event.currentTarget.value
              }}
            />
          </p>
        )}
        <ol class="chairs">
          {info.seats.map((seat, number) => (
            <li class="chair" key={number}>
              <span class="label chair-number">{number + 1}</span>
              <Icon name={seat.kind === 'bot' ? 'robot' : 'people'} />
              <b class="chair-name">{nameOf(seat)}</b>
              {number === you && <span class="label state">{say('seat.me')}</span>}
              {seat.kind === 'person' && seat.name === null && you === null && (
                <button type="button" class="button primary" onClick={() => void sit(number)}>
                  {say('room.sit')}
                </button>
              )}
              {host && number !== you && (seat.kind === 'bot' || seat.name === null) && (
                <select
                  class="field"
                  aria-label={say('new.who', { seat: say('seat.number', { number: number + 1 }) })}
                  value={seat.kind === 'bot' ? seat.bot : 'person'}
                  onChange={({ currentTarget: { value } }) =>
                    void attempt(() =>
                      api.seat(info.id, {
                        seat: number,
                        to: value === 'person' ? { kind: 'person' } : { kind: 'bot', bot: value },
                      }),
                    )
                  }
                >
                  <option value="person">{say('new.person.online')}</option>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {say(`bot.${level}`)}
                    </option>
                  ))}
                </select>
              )}
            </li>
          ))}
        </ol>
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
          {!host && <span class="quiet">{say('room.host', { name: info.host })}</span>}
        </p>
        {you !== null && <TurnNotice />}
      </section>
    </Shell>
  )
}

const nameOf = (seat: SeatInfo): string =>
  seat.kind === 'bot' ? say(`bot.${seat.bot}`) : (seat.name ?? say('seat.empty'))
