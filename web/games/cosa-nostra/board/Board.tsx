// The table: asphalt under a lamp, the others' mats clockwise from me, the decks, the Market and the dice in the middle.

import { useRef } from 'preact/hooks'
import '../cosa-nostra.css'
import { rem } from '../../../kit/rem.ts'
import type { Scene } from '../../../kit/screen.ts'
import { rivals } from '../game.ts'
import { Catalogue } from './Catalogue.tsx'
import { Centre } from './Centre.tsx'
import { Ground } from './Ground.tsx'
import { type Corner, CORNERS, Mat } from './Mat.tsx'
import { useNearestMat } from './nearest.ts'
import { BOARD } from './shape.ts'
import { Thread } from './Thread.tsx'

/** Left before right, so that the turn goes round the table as the hands of a clock do. */
function cornersFor(others: number): readonly Corner[] {
  if (others === 2) return ['l', 'r']
  if (others === 3) return ['bl', 'tl', 'r']
  return CORNERS
}

export function Board({ scene }: { readonly scene: Scene }) {
  const root = useRef<HTMLDivElement>(null)
  useNearestMat(root, scene)
  // Somebody who only watches sits where the first player sits, and sees that family's mat below the others.
  const others = rivals(scene)
  const seats = others.slice(0, CORNERS.length)
  const corners = cornersFor(seats.length)
  const flows = scene.form !== 'wide'
  // Never smaller than it was drawn: a small window gets less air, not smaller letters.
  const { zoom } = scene
  const shrink = Math.min(1, zoom)
  const tight = !flows && shrink < 0.97
  const style = flows
    ? { '--others': seats.length }
    : {
        ...(tight ? {} : { width: rem(BOARD.width * shrink) }),
        height: rem(BOARD.height * shrink),
        transform: zoom > 1 ? `scale(${zoom})` : 'none',
      }
  return (
    <div
      ref={root}
      class="lcn-board"
      style={style}
      data-others={seats.length}
      data-tight={tight}
      data-flows={flows}
    >
      <Ground />
      {seats.map((seat, i) => (
        <Mat key={seat} scene={scene} seat={seat} corner={corners[i] ?? 'bl'} />
      ))}
      <Centre scene={scene} />
      <Catalogue scene={scene} />
      <Thread scene={scene} />
    </div>
  )
}
