// The rum runners and their seven ports: barrels on deck, the price of the next, what the ship withstands, the crate.

import { barrelPrice, defenceOf, type ShipAt } from '@backroom/games/speakeasy'
import { squeezed } from '../../../kit/fit.ts'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, viewOf } from '../game.ts'
import { berthAt, PORTS } from '../map/layout.ts'
import { leastType } from '../parts/fit.ts'
import { Glyph } from '../parts/Icon.tsx'
import { shipColour } from '../parts/livery.ts'
import { Hull } from '../parts/Vehicles.tsx'
import { at } from '../places.ts'
import { usePlace } from './usePlace.ts'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

/** Free berths, for ships to come: dashed. */
export function Berths({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  return (
    <>
      {boxOf(scene).ports.map(({ id, district }, n) => {
        const port = PORTS[district]
        if (!port || view.ships.some((ship) => ship.port === n)) return null
        const [x, y] = berthAt(district)
        return (
          <g
            key={id}
            class="spk-berth"
            data-anchor={at.port(id)}
            {...is({ kind: 'port', port: n })}
            transform={`translate(${x + 8} ${y + 18})`}
          >
            <Spoken name={scene.say('map.port.free', { name: scene.words.name(id) })} />
            <path d="M0 0h96c-3 9-7 15-12 18H12C7 15 3 9 0 0z" />
            <Glyph name="anchor" x={48} y={8} size={14} colour="var(--spk-river)" />
          </g>
        )
      })}
    </>
  )
}

export function Ship({ scene, ship }: { readonly scene: Scene; readonly ship: ShipAt }) {
  const box = boxOf(scene)
  const port = box.ports[ship.port]
  const spot = usePlace(scene, at.ship(ship.ship))
  if (!port) return null
  const [x, y] = berthAt(port.district)
  const [price, defence] = [barrelPrice(box, ship), defenceOf(box, ship)]
  const known = box.components.ships.items.find(({ id }) => id === ship.ship)
  const full = scene.words.name(ship.ship)
  const name = scene.say('map.ship.short', { ship: ship.ship })
  const label = scene.say('map.ship.label', {
    name: full,
    port: scene.words.name(port.id),
    barrels: ship.barrels,
    price: scene.words.money(price),
    defence,
    crate: ship.crate === null ? 'none' : scene.words.name(ship.crate),
  })
  return (
    <g class="spk-ship spk-place" {...spot.props} {...is({ kind: 'ship', ship: ship.ship })}>
      <Spoken name={spot.name(label)} />
      <g aria-hidden="true" data-anchor={at.port(port.id)}>
        <ellipse cx={x + 56} cy={y + 41} rx="58" ry="6" fill="var(--spk-hull-shadow)" opacity=".55" />
        <ellipse class="spk-glow" cx={x + 56} cy={y + 24} rx="78" ry="34" />
      </g>
      <g aria-hidden="true" data-piece={`ship:${ship.ship}`}>
        <g transform={`translate(${x} ${y})`}>
          <Hull
            colour={shipColour(known?.color ?? '')}
            barrels={ship.barrels}
            room={box.components.setup.barrelsPerShip}
            crate={ship.crate !== null}
          />
          <text
            x="12"
            y="33.5"
            class="spk-lab spk-start spk-name spk-hullname"
            {...squeezed(name, leastType(scene.zoom), 42)}
          >
            {name}
          </text>
          <text x="79" y="33.5" class="spk-num spk-end spk-t spk-price">
            {scene.words.money(price)}
          </text>
          <Glyph name="shield" x={87} y={33} size={12} colour="var(--spk-shield)" />
          <text x="94" y="33.5" class="spk-lab spk-start spk-t spk-defence">
            {defence}
          </text>
        </g>
      </g>
      <path class="spk-ring" d={`M${x - 1} ${y + 20}h114c-3 10-9 18-16 23H${x + 12}c-6-5-10-13-13-23z`} />
      <rect x={x} y={y} width="112" height="44" fill="transparent" />
    </g>
  )
}
