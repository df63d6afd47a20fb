// Taking a game in from a file: read, checked, and asked about where it is here already.

import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { toast } from '../kit/Toasts.tsx'
import { keepFile, LARGEST_FILE, readFile, type TakenFile } from '../play/files.ts'
import { randomText } from '../play/randomText.ts'
import type { SavedTable } from '../play/saved.ts'
import { dateOf } from '../text/dates.ts'
import { say } from '../text/say.ts'

type Twice = Extract<TakenFile, { is: 'table' }>

/** What is wrong with a file, as a sentence; null: nothing is. */
function complaint(taken: TakenFile): string | null {
  if (taken.is === 'table') return null
  if (taken.is === 'tooLarge') return say('file.tooLarge', { size: `${LARGEST_FILE / 1_000_000} MB` })
  return say(`file.${taken.problem.code}`, { what: taken.problem.what ?? '' })
}

export function TakeFile({ onTaken }: { readonly onTaken: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const wrong = useSignal<string | null>(null)
  const twice = useSignal<Twice | null>(null)
  const keep = (table: SavedTable) => {
    twice.value = null
    if (!keepFile(table)) {
      wrong.value = say('here.unsaved.file')
      return
    }
    onTaken()
    toast(say('file.taken'))
  }
  const take = async (file: File) => {
    wrong.value = null
    const taken = await readFile(file)
    wrong.value = complaint(taken)
    if (taken.is !== 'table') return
    if (taken.known === null) keep(taken.table)
    else twice.value = taken
  }
  return (
    <>
      <p class="row take-file">
        <button type="button" class="button" onClick={() => field.current?.click()}>
          <Icon name="open" /> {say('file.import')}
        </button>
        <input
          ref={field}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={say('file.import')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // The same file can be chosen again.
            if (file) void take(file).finally(() => (currentTarget.value = ''))
          }}
        />
      </p>
      {wrong.value !== null && (
        <p class="why-not" role="alert">
          {wrong.value}
        </p>
      )}
      {twice.value && (
        <WhichOne
          {...twice.value}
          onKeep={keep}
          onClose={() => {
            twice.value = null
          }}
        />
      )}
    </>
  )
}

interface WhichProps extends Twice {
  readonly onKeep: (table: SavedTable) => void
  readonly onClose: () => void
}

/** The game is here already: which of the two is to stay. */
const WhichOne = ({ table, known, onKeep, onClose }: WhichProps) => (
  <Dialog title={say('twice.title')} onClose={onClose}>
    <p>{say('twice.text', { game: say(`game.${table.game}.title`) })}</p>
    <ul class="plain">
      <li>{say('twice.file', { count: table.record.answers.length, when: dateOf(table.touched) })}</li>
      <li>
        {known && known !== 'unreadable'
          ? say('twice.here', { count: known.record.answers.length, when: dateOf(known.touched) })
          : say('fault.unreadable')}
      </li>
    </ul>
    <p class="row dialog-row">
      <button type="button" class="button primary" onClick={() => onKeep({ ...table, id: randomText() })}>
        {say('twice.both')}
      </button>
      <button type="button" class="button" onClick={() => onKeep(table)}>
        {say('twice.replace')}
      </button>
      <button type="button" class="button" onClick={onClose}>
        {say('twice.neither')}
      </button>
    </p>
  </Dialog>
)
