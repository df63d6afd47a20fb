// Setting up a table: which game, who sits where, and whether it is played here or over the net.

import type { Json } from '@backroom/engine'
import { wordsFor } from '@backroom/games/words'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { LEVELS, SHELF, shelved } from '../games/index.ts'
import { Icon } from '../kit/Icon.tsx'
import { api, Refused } from '../play/api.ts'
import { beginLocal } from '../play/begin.ts'
import { prefer, prefs } from '../prefs.ts'
import { go } from '../router.ts'
import { language, say } from '../text/say.ts'
import { Poster } from './art/Poster.tsx'
import { Choice } from './SettingsForm.tsx'
import { Shell } from './Shell.tsx'

export const MODES = ['solo', 'hotseat', 'online'] as const
type Mode = (typeof MODES)[number]

interface Chair {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly bot: string
  readonly family: string
}

const STRONGEST = LEVELS.at(-1) ?? ''

/** The chairs of a new table in this mode. */
export function chairsFor(mode: Mode, count: number, name: string): Chair[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 || mode !== 'solo' ? 'person' : 'bot',
    name: seat === 0 ? name : '',
    bot: STRONGEST,
    family: '',
  }))
}

/** The game's options: the families that somebody asked for. */
export function optionsOf(chairs: readonly Chair[]): Json {
  const families = chairs.map(({ family }) => (family === '' ? null : family))
  return families.every((family) => family === null) ? {} : { families }
}

export function NewTablePage({ game = 'corleone' }: { readonly game?: string | undefined }) {
  const known = shelved(game)
  const mode = useSignal<Mode>('solo')
  const name = useSignal(prefs.value.name)
  const chairs = useSignal<readonly Chair[]>(chairsFor('solo', 4, prefs.value.name))
  const open = useSignal(false)
  const failed = useSignal<string | null>(null)
  const busy = useSignal(false)
  if (!known?.screen)
    return (
      <Shell title={say('nav.new')}>
        <p class="lead">{say('home.settingUp')}</p>
      </Shell>
    )
  const { min, max } = known.players
  const resize = (count: number) => {
    const more = chairsFor(mode.value, count, name.value)
    chairs.value = more.map((chair, seat) => chairs.value[seat] ?? chair)
  }
  const begin = async () => {
    prefer({ name: name.value.trim() })
    failed.value = null
    busy.value = true
    try {
      go(await opened(game, mode.value, chairs.value, name.value.trim(), open.value))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      failed.value = say(error.refusal ? `refusal.${error.refusal.code}` : 'lobby.offline')
    } finally {
      busy.value = false
    }
  }
  return (
    <Shell title={say('nav.new')}>
      <form
        class="new-table"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <fieldset class="choice">
          <legend class="label">{say('new.game')}</legend>
          <div class="game-choice">
            {SHELF.map(({ id, screen }) => (
              <label key={id} class="game-pick" data-game={id} data-ready={screen !== null}>
                <input
                  type="radio"
                  name="game"
                  checked={id === game}
                  disabled={!screen}
                  onChange={() => go(`/new/${id}`, true)}
                />
                <Poster game={id} />
                <span class="label">{say(`game.${id}`)}</span>
                {!screen && <small>{say('home.settingUp')}</small>}
              </label>
            ))}
          </div>
        </fieldset>
        <Choice<Mode>
          name="mode"
          label={say('new.mode')}
          value={mode.value}
          options={MODES.map((one) => [one, say(`new.mode.${one}`)])}
          onChoose={(one) => {
            mode.value = one
            chairs.value = chairsFor(one, chairs.value.length, name.value)
          }}
        />
        <p class="quiet">{say(`new.mode.${mode.value}.about`)}</p>
        <Choice<string>
          name="count"
          label={say('new.count')}
          value={String(chairs.value.length)}
          options={Array.from({ length: max - min + 1 }, (_, i) => [String(min + i), String(min + i)])}
          onChoose={(count) => resize(Number(count))}
        />
        <fieldset class="choice">
          <legend class="label">{say('new.seats')}</legend>
          <ol class="chairs">
            {chairs.value.map((chair, seat) => (
              <ChairRow
                key={seat}
                seat={seat}
                chair={chair}
                mode={mode.value}
                chairs={chairs}
                name={name}
                families={known.families}
                game={game}
              />
            ))}
          </ol>
        </fieldset>
        {mode.value === 'online' && (
          <label class="chip lone">
            <input
              type="checkbox"
              checked={open.value}
              onChange={(event) => {
                open.value = event.currentTarget.checked
              }}
            />
            <span>{say('new.public')}</span>
          </label>
        )}
        {failed.value !== null && (
          <p class="why-not" role="alert">
            {failed.value}
          </p>
        )}
        <p class="row">
          <button type="submit" class="button primary big" disabled={busy.value}>
            <Icon name="check" /> {say(`new.begin.${mode.value}`)}
          </button>
        </p>
      </form>
    </Shell>
  )
}

/** Opens the table and gives the address of its page. */
async function opened(
  game: string,
  mode: Mode,
  chairs: readonly Chair[],
  name: string,
  open: boolean,
): Promise<string> {
  if (mode !== 'online') {
    const seats = chairs.map((chair, seat) =>
      chair.kind === 'bot'
        ? { name: '', bot: chair.bot }
        : {
            name:
              (seat === 0 ? name : chair.name).trim() ||
              (mode === 'solo' ? say('seat.me') : say('seat.number', { number: seat + 1 })),
            bot: null,
          },
    )
    return `/here/${beginLocal(game, seats, optionsOf(chairs))}`
  }
  await api.introduce({ name: name || say('seat.guest'), language: language.value })
  const { id } = await api.make({
    game,
    seats: chairs.map((chair) =>
      chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot } : { kind: 'person' },
    ),
    options: optionsOf(chairs),
    public: open,
    name: null,
  })
  return `/table/${id}`
}

interface ChairProps {
  readonly seat: number
  readonly chair: Chair
  readonly mode: Mode
  readonly chairs: Signal<readonly Chair[]>
  readonly name: Signal<string>
  readonly families: readonly string[]
  readonly game: string
}

function ChairRow({ seat, chair, mode, chairs, name, families, game }: ChairProps) {
  const number = say('seat.number', { number: seat + 1 })
  const change = (to: Partial<Chair>) => {
    chairs.value = chairs.value.map((one, i) => (i === seat ? { ...one, ...to } : one))
  }
  const taken = new Set(chairs.value.filter((_, i) => i !== seat).map(({ family }) => family))
  return (
    <li class="chair">
      <span class="label chair-number">{seat + 1}</span>
      {seat === 0 ? (
        <input
          class="field"
          value={name.value}
          maxLength={24}
          placeholder={say('new.name')}
          aria-label={say('new.name')}
          onInput={(event) => {
            name.value = event.currentTarget.value
          }}
        />
      ) : (
        <>
          <select
            class="field"
            aria-label={say('new.who', { seat: number })}
            value={chair.kind === 'person' ? 'person' : chair.bot}
            onChange={({ currentTarget: { value } }) =>
              change(value === 'person' ? { kind: 'person' } : { kind: 'bot', bot: value })
            }
          >
            {mode !== 'solo' && (
              <option value="person">{say(mode === 'online' ? 'new.person.online' : 'new.person')}</option>
            )}
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`bot.${level}`)}
              </option>
            ))}
          </select>
          {chair.kind === 'person' && mode === 'hotseat' && (
            <input
              class="field"
              value={chair.name}
              maxLength={24}
              placeholder={number}
              aria-label={say('new.nameOf', { seat: number })}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          )}
        </>
      )}
      {families.length > 0 && (
        <FamilySelect
          game={game}
          families={families.filter((id) => !taken.has(id))}
          value={chair.family}
          label={say('new.family', { seat: number })}
          onChoose={(family) => change({ family })}
        />
      )}
    </li>
  )
}

function FamilySelect({
  game,
  families,
  value,
  label,
  onChoose,
}: {
  readonly game: string
  readonly families: readonly string[]
  readonly value: string
  readonly label: string
  readonly onChoose: (family: string) => void
}) {
  const names = useSignal<{ readonly [id: string]: string }>({})
  const wanted = language.value
  useEffect(() => {
    const name = async () => {
      const words = await wordsFor(game, wanted)
      names.value = Object.fromEntries(families.map((id) => [id, words.name(id)]))
    }
    void name()
  }, [game, wanted, families.join()])
  return (
    <select
      class="field"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{say('new.family.any')}</option>
      {families.map((id) => (
        <option key={id} value={id}>
          {names.value[id] ?? id}
        </option>
      ))}
    </select>
  )
}
