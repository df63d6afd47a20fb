// My tables in the server: those where I am waited for first.

import type { MyTable, TableInfo } from '@backroom/protocol'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import { api, Refused } from '../play/api.ts'
import { seatName } from '../table/presence.ts'
import { say } from '../text/say.ts'

const REFRESH = 8000

/** Where I am waited for, then what runs, then what has not begun, then the rest. */
const rank = ({ table, yourTurn }: MyTable): number =>
  yourTurn ? 0 : { running: 1, open: 2, over: 3, closed: 3 }[table.state]

const inOrder = (tables: readonly MyTable[]): readonly MyTable[] =>
  tables.toSorted((a, b) => rank(a) - rank(b))

/** Looks every few seconds for as long as the page is shown; `look` says whether the server could be reached. */
export function useLooking(look: () => Promise<void>, reachable: Signal<boolean>): void {
  useEffect(() => {
    const load = async () => {
      try {
        await look()
        reachable.value = true
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        reachable.value = error.refusal !== null
      }
    }
    void load()
    const timer = setInterval(() => void load(), REFRESH)
    return () => clearInterval(timer)
  }, [])
}

/** My tables, which only the server knows; nobody who has no name yet has any. */
export const myTables = async (): Promise<readonly MyTable[]> =>
  (await api.me()).me ? inOrder((await api.mine()).tables) : []

/** My games in the server that are not over, for the front door. */
export function useMyRunning(): readonly MyTable[] {
  const mine = useSignal<readonly MyTable[]>([])
  const reachable = useSignal(true)
  useLooking(async () => {
    mine.value = (await myTables()).filter(({ table: { state } }) => state === 'open' || state === 'running')
  }, reachable)
  return mine.value
}

export const tableName = ({ name, host }: TableInfo): string => name ?? say('lobby.tableOf', { name: host })

interface RowProps {
  readonly table: TableInfo
  readonly you?: number | null
  readonly yourTurn?: boolean
}

export function OnlineRow({ table, you = null, yourTurn = false }: RowProps) {
  const free = table.seats.filter((seat) => seat.kind === 'person' && seat.name === null).length
  const mine = you === null ? undefined : table.seats[you]
  const isReplaced = mine?.kind === 'person' && mine.botPlays && table.state === 'running'
  const state = yourTurn
    ? say('turn.mine')
    : table.otherRules
      ? say('lobby.otherRules')
      : isReplaced
        ? say('lobby.botPlays')
        : free > 0 && (table.state === 'open' || table.state === 'running')
          ? say('lobby.free', { free })
          : say(`state.${table.state}`)
  return (
    <li class="table-row" data-game={table.game} data-yours={yourTurn}>
      <Icon name="globe" size={26} />
      <div>
        <b>{tableName(table)}</b>
        <p>
          {say(`game.${table.game}.title`)} · {table.seats.map(seatName).join(', ')}
        </p>
      </div>
      <span class="label state">{state}</span>
      <a class="button primary" href={`/table/${table.id}`}>
        {say(table.state === 'running' && you === null && free === 0 ? 'lobby.watch' : 'lobby.go')}
      </a>
    </li>
  )
}
