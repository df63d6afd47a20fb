// Where games are found: mine on this machine, mine in the house, and open tables with a free chair.

import type { MyTable, TableInfo } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import { api, Refused } from '../play/api.ts'
import { say } from '../text/say.ts'
import { SavedGames } from './SavedGames.tsx'
import { Shell } from './Shell.tsx'

const REFRESH = 8000

export function LobbyPage() {
  const open = useSignal<readonly TableInfo[] | null>(null)
  const mine = useSignal<readonly MyTable[]>([])
  const reachable = useSignal(true)
  useEffect(() => {
    const load = async () => {
      try {
        open.value = (await api.tables()).tables
        reachable.value = true
        mine.value = (await api.me()).me ? (await api.mine()).tables : []
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        reachable.value = error.refusal !== null
        open.value ??= []
      }
    }
    void load()
    const timer = setInterval(() => void load(), REFRESH)
    return () => clearInterval(timer)
  }, [])
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
              <OnlineRow key={one.table.id} table={one.table} yourTurn={one.yourTurn} />
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
              <OnlineRow key={table.id} table={table} yourTurn={false} />
            ))}
          </ul>
        )}
      </section>
    </Shell>
  )
}

function OnlineRow({ table, yourTurn }: { readonly table: TableInfo; readonly yourTurn: boolean }) {
  const free = table.seats.filter((seat) => seat.kind === 'person' && seat.name === null).length
  const names = table.seats.map((seat) =>
    seat.kind === 'bot' ? say(`bot.${seat.bot}`) : (seat.name ?? say('seat.empty')),
  )
  return (
    <li class="table-row" data-game={table.game} data-yours={yourTurn}>
      <Icon name="globe" size={26} />
      <div>
        <b>{table.name ?? say('lobby.tableOf', { name: table.host })}</b>
        <p>
          {say(`game.${table.game}`)} · {names.join(', ')}
        </p>
      </div>
      <span class="label state">
        {yourTurn
          ? say('turn.mine')
          : free > 0 && table.state === 'open'
            ? say('lobby.free', { free })
            : say(`state.${table.state}`)}
      </span>
      <a class="button primary" href={`/table/${table.id}`}>
        {say(table.state === 'running' && !yourTurn ? 'lobby.watch' : 'lobby.go')}
      </a>
    </li>
  )
}
