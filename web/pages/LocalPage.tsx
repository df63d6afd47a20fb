// A table on this machine: alone against bots, or several people at one screen. Needs no server.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { later } from '../kit/later.tsx'
import { toast } from '../kit/Toasts.tsx'
import { begunTable } from '../play/begin.ts'
import type { Fault, Here, Role } from '../play/here.ts'
import { LocalWire } from '../play/local.ts'
import { askOnce } from '../play/persist.ts'
import { loadTable } from '../play/saved.ts'
import { TableSession } from '../play/tableSession.ts'
import { TableModel } from '../table/model.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { say, withPageWords } from '../text/say.ts'
import { Elsewhere } from './Elsewhere.tsx'

const BrokenGame = later(async () => (await withPageWords(import('./BrokenGame.tsx'))).BrokenGame)
const LostPage = later(async () => (await import('./LostPage.tsx')).LostPage)

export function LocalPage({ id }: { readonly id: string }) {
  const model = useSignal<TableModel | null>(null)
  const lost = useSignal(false)
  const fault = useSignal<Fault | null>(null)
  useEffect(() => {
    const table = loadTable(id) ?? begunTable(id)
    if (!table) {
      lost.value = true
      return
    }
    const load = table !== 'unreadable' && shelved(table.game)?.screen
    if (table === 'unreadable' || !load) {
      fault.value = table === 'unreadable' ? 'unreadable' : 'unknownGame'
      return
    }
    document.title = `${say(`game.${table.game}.title`)} · Backroom`
    let left = false
    const sit = async () => {
      const screen = await load()
      if (!left) model.value = new TableModel(new TableSession(new LocalWire(id, askOnce), id), screen)
    }
    void sit()
    return () => {
      left = true
      model.value?.close()
      model.value = null
    }
  }, [id])
  if (lost.value) return <LostPage />
  if (fault.value) return <BrokenGame id={id} fault={fault.value} />
  return model.value ? <Opened model={model.value} id={id} /> : <p class="loading">{say('loading')}</p>
}

/** Notes about things that happen to the table by themselves. */
function useNotes({ role: { value: role }, saved: { value: saved } }: Here): void {
  const before = useSignal<Role>('opening')
  useEffect(() => {
    if (role === 'plays' && before.value === 'follows') toast(say('here.plays'))
    before.value = role
  }, [role])
  useEffect(() => {
    if (!saved) toast(say('here.unsaved'))
  }, [saved])
}

function Table({
  model,
  here,
  id,
}: {
  readonly model: TableModel
  readonly here: Here
  readonly id: string
}) {
  useNotes(here)
  const role = here.role.value
  if (here.fault.value) return <BrokenGame id={id} fault={here.fault.value} />
  if (role === 'opening') return <p class="loading">{say('loading')}</p>
  const nothingToSee = role === 'follows' && !model.source.sight.value
  if (role === 'behind' || role === 'gone' || nothingToSee) return <Elsewhere here={here} />
  return <TableScreen model={model} />
}

const Opened = ({ model, id }: { readonly model: TableModel; readonly id: string }) =>
  model.source.here && <Table model={model} here={model.source.here} id={id} />
