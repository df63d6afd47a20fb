// Setting up a table: which game, who sits where, and whether it is played here or over the net.

import { type Json, plainLine } from '@backroom/engine'
import { takesFile } from '@backroom/games/meta'
import { LIMITS, USUAL_WHEN_AWAY, type WhenAway } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { FIRST_GAME, SHELF, type Shelved, shelved } from '../games/index.ts'
import { Icon } from '../kit/Icon.tsx'
import { tooLong } from '../kit/Letters.tsx'
import { api, Refused } from '../play/api.ts'
import { refusalText } from '../play/attempt.ts'
import { beginLocal } from '../play/begin.ts'
import { prefer, prefs } from '../prefs.ts'
import { go } from '../router.ts'
import { language, say } from '../text/say.ts'
import { Poster } from './art/Poster.tsx'
import { ChairRow } from './ChairRow.tsx'
import { type Chair, chairsFor, type Chosen, counts, type Mode, MODES, optionsOf } from './chairs.ts'
import { Choice } from './Choice.tsx'
import { HouseRules } from './HouseRules.tsx'
import { lastForm, rememberForm } from './lastForm.ts'
import { OnlineChoices } from './OnlineChoices.tsx'
import type { OwnFile } from './ownFile.ts'
import { OwnValues } from './OwnValues.tsx'
import { Shell } from './Shell.tsx'

/** Whoever wants to play with friends has said so already. */
const askedFor = (): Mode => {
  const asked = new URLSearchParams(location.search).get('mode')
  return MODES.find((mode) => mode === asked) ?? 'solo'
}

export function NewTablePage({ game = FIRST_GAME }: { readonly game?: string | undefined }) {
  const known = shelved(game)
  const mode = useSignal<Mode>(askedFor())
  const name = useSignal(prefs.value.name)
  const chairs = useSignal<readonly Chair[]>(chairsFor(mode.value, 4, prefs.value.name))
  const chosen = useSignal<Chosen>({})
  const file = useSignal<OwnFile | null>(null)
  const open = useSignal(false)
  const whenAway = useSignal<WhenAway>(USUAL_WHEN_AWAY)
  const failed = useSignal<string | null>(null)
  const busy = useSignal(false)
  useLayoutEffect(() => {
    const last = known && lastForm(known)
    if (last) {
      const asked = location.search.includes('mode=') ? mode.value : last.mode
      mode.value = asked
      chairs.value = asked === last.mode ? last.chairs : chairsFor(asked, last.chairs.length, name.value)
      chosen.value = last.chosen
      return
    }
    // Another game on the shelf: its own number of chairs, no family of the other game.
    const fits = known && counts(known).includes(chairs.value.length)
    chairs.value = chairsFor(mode.value, fits ? chairs.value.length : 4, name.value)
    chosen.value = {}
    file.value = null
  }, [game])
  if (!known?.screen)
    return (
      <Shell title={say('nav.new')}>
        <p class="lead">{say('home.settingUp')}</p>
      </Shell>
    )
  const resize = (count: number) => {
    const more = chairsFor(mode.value, count, name.value)
    chairs.value = more.map((chair, seat) => chairs.value[seat] ?? chair)
  }
  const begin = async () => {
    const typed = [name.value, ...chairs.value.map((chair) => chair.name)]
    if (typed.some((one) => tooLong(one, LIMITS.name) !== null)) return
    prefer({ name: plainLine(name.value) })
    rememberForm(game, { mode: mode.value, chairs: chairs.value, chosen: chosen.value })
    failed.value = null
    busy.value = true
    try {
      const options = optionsOf(known, chairs.value, chosen.value, file.value?.components)
      const wish = {
        mode: mode.value,
        chairs: chairs.value,
        options,
        open: open.value,
        whenAway: whenAway.value,
      }
      go(await opened(known, wish, plainLine(name.value)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      failed.value = refusalText(error.refusal)
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
                <span class="label">{say(`game.${id}.title`)}</span>
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
        {known.solo && mode.value === 'solo' && <p class="quiet">{say('new.mode.solo.rules')}</p>}
        <Choice<string>
          name="count"
          label={say('new.count')}
          value={String(chairs.value.length)}
          options={counts(known).map((count) => [String(count), String(count)])}
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
                families={known.families.map(({ id }) => id)}
                game={game}
              />
            ))}
          </ol>
        </fieldset>
        <HouseRules game={known} chosen={chosen} />
        {takesFile(known) && <OwnValues key={game} game={game} seats={chairs.value.length} file={file} />}
        {mode.value === 'online' && <OnlineChoices whenAway={whenAway} open={open} />}
        {failed.value !== null && (
          <p class="why-not" role="alert">
            {failed.value}
          </p>
        )}
        <p class="row begin-bar">
          <button type="submit" class="button primary big" disabled={busy.value}>
            <Icon name="check" /> {say(`new.begin.${mode.value}`)}
          </button>
        </p>
      </form>
    </Shell>
  )
}

interface Wish {
  readonly mode: Mode
  readonly chairs: readonly Chair[]
  readonly options: Json
  readonly open: boolean
  readonly whenAway: WhenAway
}

/** Opens the table and gives the address of its page. */
async function opened(
  game: Shelved,
  { mode, chairs, options, open, whenAway }: Wish,
  name: string,
): Promise<string> {
  if (mode !== 'online') {
    const seats = chairs.map((chair, seat) =>
      chair.kind === 'bot'
        ? { name: '', bot: chair.bot }
        : {
            name:
              plainLine(seat === 0 ? name : chair.name) ||
              (mode === 'solo' ? say('seat.me') : say('seat.number', { number: seat + 1 })),
            bot: null,
          },
    )
    return `/here/${beginLocal(game.id, seats, options)}`
  }
  await api.introduce({ name: name || say('seat.guest'), language: language.value })
  const { id } = await api.make({
    game: game.id,
    seats: chairs.map((chair) =>
      chair.kind === 'bot' ? { kind: 'bot', bot: chair.bot } : { kind: 'person' },
    ),
    options,
    public: open,
    whenAway,
    name: null,
  })
  return `/table/${id}`
}
