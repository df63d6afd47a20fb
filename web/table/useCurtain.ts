// When several people share one screen: whose eyes look at it, and when the curtain falls.

import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { peopleAt, type TableModel } from './model.ts'

export interface CurtainCall {
  readonly seat: number
  readonly name: string
  readonly open: () => void
}

export function useCurtain(model: TableModel): ReadonlySignal<CurtainCall | null> {
  const { source, stage } = model
  const call = useComputed<CurtainCall | null>(() => {
    const info = source.info.value
    const sight = stage.shown.value
    // Who looks on from another tab sees what everybody may see.
    if (source.here?.role.value === 'follows') return null
    if (!source.local || !info || !sight || stage.acting.value) return null
    const people = peopleAt(info).filter(({ bot }) => bot === null)
    if (people.length < 2 || sight.over) return null
    const asked = model.awaited.value
    const you = source.you.value
    if (you !== null && asked.includes(you)) return null
    const next = people.find(({ seat }) => asked.includes(seat))
    if (!next) return null
    return { seat: next.seat, name: next.name, open: () => source.look(next.seat) }
  })
  const fallen = call.value !== null
  useEffect(() => {
    // Behind the curtain nobody's eyes are open: not even the page knows what it hides.
    if (fallen && source.you.value !== null) source.look('spectator')
  }, [fallen])
  return call
}
