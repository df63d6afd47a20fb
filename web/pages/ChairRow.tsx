// One chair of a new table: who sits on it, and for which family.

import { botOf, CHARACTERS, characterOf, freeCharacter, levelOf, LEVELS } from '@backroom/bots/levels'
import { wordsFor } from '@backroom/games/words'
import { LIMITS } from '@backroom/protocol'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Face } from '../kit/faces/Face.tsx'
import { TooLong, unitsFor } from '../kit/Letters.tsx'
import { language, say } from '../text/say.ts'
import type { Chair, Mode } from './chairs.ts'

interface ChairProps {
  readonly seat: number
  readonly chair: Chair
  readonly mode: Mode
  readonly chairs: Signal<readonly Chair[]>
  readonly name: Signal<string>
  readonly families: readonly string[]
  readonly game: string
}

export function ChairRow({ seat, chair, mode, chairs, name, families, game }: ChairProps) {
  const number = say('seat.number', { number: seat + 1 })
  const change = (to: Partial<Chair>) => {
    chairs.value = chairs.value.map((one, i) => (i === seat ? { ...one, ...to } : one))
  }
  const character = characterOf(chair.bot) ?? ''
  const taken = new Set(chairs.value.filter((_, i) => i !== seat).map(({ family }) => family))
  return (
    <li class="chair">
      <span class="label chair-number">{seat + 1}</span>
      {seat === 0 ? (
        <input
          class="field"
          value={name.value}
          maxLength={unitsFor(LIMITS.name)}
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
            value={chair.kind === 'person' ? 'person' : levelOf(chair.bot)}
            onChange={({ currentTarget: { value } }) =>
              change(value === 'person' ? { kind: 'person' } : { kind: 'bot', bot: botOf(value, character) })
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
          {chair.kind === 'bot' && (
            <Rival
              bot={chair.bot}
              onAnother={() => {
                const others = chairs.value.filter((_, i) => i !== seat).map(({ bot }) => bot)
                change({ bot: botOf(levelOf(chair.bot), freeCharacter(others, character)) })
              }}
            />
          )}
          {chair.kind === 'person' && mode === 'hotseat' && (
            <input
              class="field"
              value={chair.name}
              maxLength={unitsFor(LIMITS.name)}
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
      <TooLong text={seat === 0 ? name.value : chair.name} most={LIMITS.name} />
    </li>
  )
}

/** Who the bot on this chair is: face, name, manner, and what its level means. */
function Rival({ bot, onAnother }: { readonly bot: string; readonly onAnother: () => void }) {
  const character = characterOf(bot)
  const manner = character === null ? undefined : CHARACTERS[character]
  if (character === null || manner === undefined) return null
  return (
    <span class="rival">
      <Face character={character} />
      <span>
        <b>{say(`who.${character}`)}</b>
        <small>{say(`manner.${manner}`)}</small>
        <small class="quiet">{say(`level.${levelOf(bot)}`)}</small>
      </span>
      <button type="button" class="button" onClick={onAnother}>
        {say('new.another')}
      </button>
    </span>
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
