// A table on this machine: alone against bots, or several people at one screen. Needs no server.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { begunTable } from '../play/begin.ts'
import { LocalWire } from '../play/local.ts'
import { loadTable } from '../play/saved.ts'
import { Sitting } from '../play/source.ts'
import { TableModel } from '../table/model.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { say } from '../text/say.ts'
import { LostPage } from './LostPage.tsx'

export function LocalPage({ id }: { readonly id: string }) {
  const model = useSignal<TableModel | null>(null)
  const lost = useSignal(false)
  useEffect(() => {
    const table = loadTable(id) ?? begunTable(id)
    const load = table && shelved(table.game)?.screen
    if (!table || !load) {
      lost.value = true
      return
    }
    document.title = `${say(`game.${table.game}`)} · Backroom`
    let left = false
    const sit = async () => {
      const screen = await load()
      if (!left) model.value = new TableModel(new Sitting(new LocalWire(table.game, table), id), screen)
    }
    void sit()
    return () => {
      left = true
      model.value?.close()
      model.value = null
    }
  }, [id])
  if (lost.value) return <LostPage />
  return model.value ? <TableScreen model={model.value} /> : <p class="loading">{say('loading')}</p>
}
