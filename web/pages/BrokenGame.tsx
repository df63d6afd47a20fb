// A saved game that cannot be opened: why, and what can be done with it.

import { useSignal } from '@preact/signals'
import { giveFile } from '../play/files.ts'
import type { Fault } from '../play/here.ts'
import { forgetTable, loadTable } from '../play/saved.ts'
import { go } from '../router.ts'
import { say } from '../text/say.ts'
import { ClearAway } from './ClearAway.tsx'
import { Shell } from './Shell.tsx'

export function BrokenGame({ id, fault }: { readonly id: string; readonly fault: Fault }) {
  const asking = useSignal(false)
  const table = loadTable(id)
  return (
    <Shell title={say(fault === 'stopped' ? 'fault.title.stopped' : 'fault.title')}>
      <p class="lead" role="alert">
        {say(`fault.${fault}`)}
      </p>
      <p class="row">
        {fault === 'stopped' && (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {say('fault.reload')}
          </button>
        )}
        <button type="button" class="button primary" onClick={() => void giveFile(id)}>
          {say('file.export')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = true
          }}
        >
          {say('lobby.forget')}
        </button>
        <a class="button" href="/tables">
          {say('nav.tables')}
        </a>
      </p>
      {asking.value && (
        <ClearAway
          entry={{ id, table: table === 'unreadable' ? null : table }}
          onClose={() => {
            asking.value = false
          }}
          onClear={() => {
            forgetTable(id)
            go('/tables', true)
          }}
        />
      )}
    </Shell>
  )
}
