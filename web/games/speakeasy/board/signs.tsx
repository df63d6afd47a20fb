// Every sign of the map, drawn.

import type { ComponentChildren } from 'preact'
import { type SIGNS, warRange } from '@backroom/games/speakeasy'
import type { Scene } from '../../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from '../game.ts'
import { Building, MobHouse } from '../parts/Building.tsx'
import { CityToken } from '../parts/CityToken.tsx'
import { Marker } from '../parts/Emblem.tsx'
import { Capo, Member } from '../parts/Figure.tsx'
import { Barrel, Book, Crate } from '../parts/Goods.tsx'
import { Glyph } from '../parts/Icon.tsx'
import { Cop, Patrol, Strength, Threat } from '../parts/Law.tsx'
import { livery, shipColour } from '../parts/livery.ts'
import { Hull, TruckDrawing } from '../parts/Vehicles.tsx'

/** Each sign in a window of 60 by 54. */
export function drawnSigns(scene: Scene): { readonly [sign in (typeof SIGNS)[number]]: ComponentChildren } {
  const view = viewOf(scene)
  const box = boxOf(scene)
  const color = view.families[seatOf(scene) ?? 0]?.color ?? 'purple'
  const { least, most } = warRange(box, view.act) ?? { least: 0, most: 0 }
  const token = Object.values(box.token)[0] ?? []
  return {
    lit: (
      <>
        <ellipse cx="30" cy="38" rx="30" ry="24" fill="url(#spk-glow)" />
        <Building kind="speakeasy" color={color} lit x={30} y={51} />
      </>
    ),
    dark: <Building kind="speakeasy" color={color} lit={false} x={30} y={51} />,
    still: <Building kind="still" color={color} lit x={30} y={51} />,
    nightclub: <Building kind="nightclub" color={color} lit x={30} y={51} />,
    casino: <Building kind="casino" color={color} lit x={30} y={51} />,
    mob: <MobHouse x={30} y={51} />,
    guard: <Member color={color} x={30} y={44} scale={1.4} />,
    barrel: <Barrel x={30} y={42} scale={1.5} />,
    cop: (
      <g transform="translate(14 8) scale(1.35)">
        <Cop />
      </g>
    ),
    patrol: (
      <g transform="translate(14 8) scale(1.35)">
        <Patrol />
      </g>
    ),
    strength: <Strength x={11} y={16} strength={5} />,
    threat: <Threat x={3} y={16} range={`${least}–${most}`} />,
    associate: (
      <>
        <circle cx="30" cy="27" r="15" fill="var(--ink)" stroke={livery(color).colour} stroke-width="2" />
        <Glyph name="shaking-hands" x={30} y={27} size={20} colour={livery(color).colour} />
      </>
    ),
    token: <CityToken effects={token} x={30} y={27} r={17} />,
    truck: <TruckDrawing color={color} load={1} x={30} y={40} scale={1.15} />,
    ship: (
      <g transform="translate(2 14) scale(.5)">
        <Hull colour={shipColour('turquoise')} barrels={3} room={5} crate />
      </g>
    ),
    price: (
      <text x="30" y="28" class="spk-num" font-size="20" fill="var(--spk-price)">
        {scene.words.money(6)}
      </text>
    ),
    defence: <Glyph name="shield" x={30} y={27} size={26} colour="var(--spk-shield)" />,
    crate: <Crate x={30} y={40} scale={1.5} />,
    capo: <Capo color={color} x={30} y={27} scale={1.2} />,
    book: <Book color={color} x={30} y={44} scale={1.6} />,
    control: <Marker of={livery(color)} x={30} y={27} r={14} />,
    leverage: <Glyph name="envelope" x={30} y={27} size={28} colour="var(--brass)" />,
    goon: <Glyph name="brass-knuckles" x={30} y={27} size={28} colour="var(--cream)" />,
    member: <Glyph name="member" x={30} y={27} size={28} colour="var(--cream)" />,
    helper: <Glyph name="bow-tie" x={30} y={27} size={28} colour="var(--cream)" />,
    draw: <Glyph name="card-draw" x={30} y={27} size={28} colour="var(--cream)" />,
    raise: <Glyph name="upgrade" x={30} y={27} size={28} colour="var(--cream)" />,
    swap: <Glyph name="swap" x={30} y={27} size={28} colour="var(--cream)" />,
    ambush: <Glyph name="crossed-pistols" x={30} y={27} size={28} colour="var(--cream)" />,
  }
}
