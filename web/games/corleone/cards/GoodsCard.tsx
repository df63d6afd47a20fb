// A goods card: its picture on its colour, its name on a strip of paper.

import type { Good } from '../game.ts'
import { GOOD_PAINT } from '../look.ts'
import { Icon } from '../parts/Icon.tsx'

export const GoodsFace = ({ good, name }: { readonly good: Good; readonly name: string }) => (
  <div class="cor-good" style={{ '--g': GOOD_PAINT[good].ground }}>
    <Icon name={GOOD_PAINT[good].icon} size={40} />
    <span>{name}</span>
  </div>
)
