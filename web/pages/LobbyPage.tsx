// Where games are found: mine on this machine, mine in the server, and open tables with a free chair.

import type { MyTable, TableInfo } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { Icon } from '../kit/Icon.tsx'
import { api } from '../play/api.ts'
import { say } from '../text/say.ts'
import { myTables, OnlineRow, useLooking } from './MyTables.tsx'
import { SavedGames } from './SavedGames.tsx'
import { Shell } from './Shell.tsx'

export function LobbyPage() {
  const open = useSignal<readonly TableInfo[] | null>(null)
  const mine = useSignal<readonly MyTable[]>([])
  const reachable = useSignal(true)
  useLooking(async () => {
    open.value = (await api.tables()).tables
    mine.value = await myTables()
  }, reachable)
  const mineIds = new Set(mine.value.map(({ table }) => table.id))
  const others = (open.value ?? []).filter(({ id }) => !mineIds.has(id))
  return (
    <Shell title={say('nav.tables')}>
      <p class="row">
        <a class="button primary" href="/new">
          <Icon name="plus" /> {say('lobby.new')}
        </a>
      </p>
      {mine.value.length > 0 && (
        <section aria-labelledby="mine-head">
          <h2 class="label" id="mine-head">
            {say('lobby.mine')}
          </h2>
          <ul class="tables">
            {mine.value.map((one) => (
              <OnlineRow key={one.table.id} {...one} />
            ))}
          </ul>
        </section>
      )}
      <SavedGames />
      <section aria-labelledby="open-head">
        <h2 class="label" id="open-head">
          {say('lobby.open')}
        </h2>
        {!reachable.value ? (
          <p class="empty-note">{say('lobby.offline')}</p>
        ) : others.length === 0 ? (
          <p class="empty-note">{say(open.value ? 'lobby.open.none' : 'loading')}</p>
        ) : (
          <ul class="tables">
            {others.map((table) => (
              <OnlineRow key={table.id} table={table} />
            ))}
          </ul>
        )}
      </section>
    </Shell>
  )
}
