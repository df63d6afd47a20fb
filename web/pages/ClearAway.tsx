// The question before a saved game is cleared away.

import { Dialog } from '../kit/Dialog.tsx'
import { giveFile } from '../play/files.ts'
import type { SavedEntry } from '../play/saved.ts'
import { dateOf } from '../text/dates.ts'
import { say } from '../text/say.ts'

interface ClearProps {
  readonly entry: SavedEntry
  readonly onClose: () => void
  readonly onClear: () => void
}

export const ClearAway = ({ entry: { id, table }, onClose, onClear }: ClearProps) => (
  <Dialog title={say('clear.title')} onClose={onClose}>
    <p>
      {table
        ? say('clear.text', {
            game: say(`game.${table.game}.title`),
            count: table.record.answers.length,
            when: dateOf(table.touched),
          })
        : say('clear.unreadable')}
    </p>
    <p class="row dialog-row">
      <button type="button" class="button primary" onClick={onClear}>
        {say('clear.yes')}
      </button>
      <button type="button" class="button" onClick={() => void giveFile(id)}>
        {say('file.export')}
      </button>
      <button type="button" class="button" onClick={onClose}>
        {say('clear.no')}
      </button>
    </p>
  </Dialog>
)
