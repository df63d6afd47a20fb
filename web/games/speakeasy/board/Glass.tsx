// Where the map is panned: the zones to jump to and the bulb with the filters, in the gutter beside the map.

import { type Zone, ZONES } from '@backroom/games/speakeasy'
import { type ComponentChildren, render, type RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { BoardPart } from '../../../kit/boardPart.ts'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf } from '../game.ts'
import { MAP, RAIL } from '../map/layout.ts'
import { Icon } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { Bulb } from './Filters.tsx'
import { zonePart } from './look.ts'

/** How many places of a zone may be picked now. */
function legalIn(scene: Scene, zone: Zone): number {
  const box = boxOf(scene)
  const districts = box.zoneOf.flatMap((of, district) => (district > 0 && of === zone ? [district] : []))
  const places = [
    ...box.spaces.filter((space) => space.zone === zone).map(({ id }) => at.space(id)),
    ...districts.map((district) => at.district(district)),
    ...[1, 2, 3, 4].map((row) => at.dock(`${zone}-${row}`)),
    at.objective(`book-zone-${zone}`),
  ]
  return places.filter((place) => ['legal', 'picked'].includes(scene.picks.state(place))).length
}

interface JumpsProps {
  readonly scene: Scene
  readonly onKey: () => void
  /** The glass hangs outside the tree of the board, so that it is handed on. */
  readonly show: (part: BoardPart) => void
}

export function ZoneJumps({ scene, onKey, show }: JumpsProps) {
  const jump = (zone: Zone) => {
    const part = zonePart(zone)
    show({ ...part, x: part.x + RAIL, y: 100, height: MAP.height - 230 })
  }
  return (
    <div class="spk-glassbar">
      <div class="spk-jumps" role="group" aria-label={scene.say('map.look.zones')}>
        <button
          type="button"
          aria-label={scene.say('map.look.rail')}
          onClick={() => show({ x: 0, y: 0, width: RAIL, height: MAP.height })}
        >
          <Icon name="capo" size={22} />
        </button>
        {ZONES.map((zone) => {
          const count = legalIn(scene, zone)
          return (
            <button key={zone} type="button" onClick={() => jump(zone)} data-legal={count > 0}>
              {scene.words.name(zone)}
              {count > 0 && <b>{count}</b>}
            </button>
          )
        })}
      </div>
      <Bulb scene={scene} onKey={onKey} />
    </div>
  )
}

/** Hangs its children in the gutter of the frame that the board is moved in; the board itself would carry them away. */
export function Glass(props: {
  readonly board: RefObject<HTMLElement | null>
  readonly children: ComponentChildren
}) {
  const host = useRef<HTMLDivElement | null>(null)
  useLayoutEffect(() => {
    const frame = props.board.current?.closest('.board-panning')?.querySelector('.board-tools')
    if (!frame) return
    const made = document.createElement('div')
    made.className = 'spk-glass'
    frame.append(made)
    host.current = made
    return () => {
      render(null, made)
      made.remove()
    }
  }, [])
  useLayoutEffect(() => {
    if (host.current) render(props.children, host.current)
  })
  return null
}
