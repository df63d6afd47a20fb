// The games on this device: go on, read again, give away as a file, clear away, and take one in from a file.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import { toast } from '../kit/Toasts.tsx'
import { giveFile } from '../play/files.ts'
import { forgetTable, type SavedEntry, type SavedTable, savedTables } from '../play/saved.ts'
import { dateOf } from '../text/dates.ts'
import { botName } from '../text/botName.ts'
import { say } from '../text/say.ts'
import { ClearAway } from './ClearAway.tsx'
import { TakeFile } from './TakeFile.tsx'

export function SavedGames() {
  const saved = useSignal<readonly SavedEntry[]>(savedTables())
  const clearing = useSignal<SavedEntry | null>(null)
  const read = () => {
    saved.value = savedTables()
  }
  // Another tab plays on, or clears something away.
  useEffect(() => {
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])
  const close = () => {
    clearing.value = null
  }
  return (
    <section aria-labelledby="saved-head" class="saved-games">
      <h2 class="label" id="saved-head">
        {say('saved.title')}
      </h2>
      {saved.value.length === 0 ? (
        <p class="empty-note">{say('lobby.mine.none')}</p>
      ) : (
        <ul class="tables">
          {saved.value.map((one) => (
            <SavedRow
              key={one.id}
              {...one}
              onClear={() => {
                clearing.value = one
              }}
            />
          ))}
        </ul>
      )}
      <TakeFile onTaken={read} />
      {clearing.value && (
        <ClearAway
          entry={clearing.value}
          onClose={close}
          onClear={() => {
            if (clearing.value) forgetTable(clearing.value.id)
            close()
            read()
            toast(say('lobby.forgotten'))
          }}
        />
      )}
    </section>
  )
}

export const namesAt = ({ seats }: SavedTable): string =>
  seats.map(({ name, bot }) => (bot === null ? name : botName(bot))).join(', ')

function SavedRow({ id, table, onClear }: SavedEntry & { readonly onClear: () => void }) {
  const name = table ? say(`game.${table.game}.title`) : say('saved.unreadable')
  return (
    <li class="table-row" data-game={table?.game} data-broken={table === null}>
      <Icon name="people" size={26} />
      <div>
        <b>{name}</b>
        <p>
          {table ? (
            <>
              {namesAt(table)} · {say('saved.at', { when: dateOf(table.touched) })}
            </>
          ) : (
            say('fault.unreadable')
          )}
        </p>
      </div>
      <span class="label state">{table && say(table.outcome ? 'state.over' : 'state.running')}</span>
      <span class="row">
        {table && (
          <a class="button primary" href={table.outcome ? `/here/${id}/replay` : `/here/${id}`}>
            {say(table.outcome ? 'over.replay' : 'lobby.go')}
          </a>
        )}
        <button
          type="button"
          class="round"
          aria-label={say('file.export.of', { game: name })}
          title={say('file.export')}
          onClick={() => void giveFile(id)}
        >
          <Icon name="save" />
        </button>
        <button
          type="button"
          class="round"
          aria-label={say('lobby.forget.of', { game: name })}
          title={say('lobby.forget')}
          onClick={onClear}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  )
}
