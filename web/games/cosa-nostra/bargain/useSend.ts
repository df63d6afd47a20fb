// Giving a command to the table from a part of the screen, which then shows what was refused.

import type { Json } from '@backroom/engine'
import type { AnyRefusal } from '@backroom/protocol'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { Scene } from '../../../kit/screen.ts'

export interface Sender {
  /** `done` is called once the table has done it. */
  send(command: string, args: Json, done?: () => void): void
  readonly refusal: ReadonlySignal<AnyRefusal | null>
  readonly busy: ReadonlySignal<boolean>
}

export function useSend(scene: Scene): Sender {
  const refusal = useSignal<AnyRefusal | null>(null)
  const busy = useSignal(false)
  const give = async (command: string, args: Json, done?: () => void) => {
    if (!scene.command || busy.value) return
    busy.value = true
    refusal.value = await scene.command(command, args)
    busy.value = false
    if (refusal.value === null) done?.()
  }
  return {
    refusal,
    busy,
    send: (command, args, done) => void give(command, args, done),
  }
}
