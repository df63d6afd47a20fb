// Which picture stands for a thing on the bargaining table.

import type { Scene } from '../../../kit/screen.ts'
import type { IconName } from '../icons.ts'
import { businessIcon } from '../look.ts'
import { boxOf } from '../game.ts'

export function iconOf(scene: Scene, id: string): IconName {
  const type = boxOf(scene).business[id]?.type
  return type === undefined ? 'robber' : businessIcon(type)
}
