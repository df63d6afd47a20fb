// Central Park: the five objectives that anybody can cook a book on. SPK-26.

import { needOf } from '@backroom/games/speakeasy'
import { squeezed } from '../../../../kit/fit.ts'
import type { Scene } from '../../../../kit/screen.ts'
import { boxOf, viewOf } from '../../game.ts'
import { signsOf } from '../../parts/effects.ts'
import { leastType } from '../../parts/fit.ts'
import { Barrel } from '../../parts/Goods.tsx'
import { Glyph } from '../../parts/Icon.tsx'
import { Signs, signsWidth } from '../../parts/Sign.tsx'
import { BookSpaces, Objective } from './Books.tsx'
import { drawNeed, initialsOf } from './needs.ts'
import { is } from '../../thing.ts'

const TILE = { x: 616, y: 256, width: 40, height: 80, step: 43 }
const INK = 'var(--spk-token-ink)'

function Tile({
  scene,
  objective,
  n,
}: {
  readonly scene: Scene
  readonly objective: string
  readonly n: number
}) {
  const box = boxOf(scene)
  const { req } = needOf(viewOf(scene), box, objective)
  const { signs, text } = drawNeed(req, initialsOf(scene))
  const [x, y] = [TILE.x + n * TILE.step, TILE.y]
  const middle = x + TILE.width / 2
  const bonus = (box.effects[`book:${objective}`] ?? []).flatMap((effect) => signsOf(effect))
  const type = leastType(scene.zoom)
  const wide = signsWidth(bonus, 12, type)
  return (
    <Objective scene={scene} objective={objective} box={[x, y, TILE.width, TILE.height]}>
      <rect class="spk-paper spk-tile" x={x} y={y} width={TILE.width} height={TILE.height} rx="4" />
      {signs.map(({ icon }, i) =>
        icon === 'barrel' ? (
          <Barrel
            key={i}
            x={middle + (signs.length > 1 ? 9.5 : 0)}
            y={y + 21}
            scale={signs.length > 1 ? 0.8 : 1}
          />
        ) : (
          <Glyph
            key={i}
            name={icon}
            x={middle - (signs.length > 1 ? 7 : 0)}
            y={y + 12.5}
            size={17}
            colour={INK}
          />
        ),
      )}
      <text
        x={middle}
        y={y + 31.5}
        class="spk-num"
        font-size={Math.max(15, type)}
        fill={INK}
        {...squeezed(text, Math.max(15, type), 35)}
      >
        {text}
      </text>
      <path d={`M${x + 4} ${y + 42}h32`} stroke="var(--spk-tile-rule)" />
      <BookSpaces scene={scene} objective={objective} x={x + 6} y={y + 46} size={[12, 15]} gap={4} paper />
      <Signs
        signs={bonus}
        x={middle - wide / 2}
        y={y + 71.5}
        size={12}
        type={type}
        colour="var(--paper-icon)"
      />
    </Objective>
  )
}

export function ParkTiles({ scene }: { readonly scene: Scene }) {
  const objectives = boxOf(scene).components.bookObjectives.items.filter(({ area }) => area === 'centralpark')
  const name = scene.words.name('centralpark')
  const each = objectives[0]?.safe ?? 0
  const money = scene.say('map.park.each', { money: scene.words.money(each) })
  return (
    <g class="spk-parktiles" role="group" aria-label={name} {...is({ kind: 'park' })}>
      <text
        x="622"
        y="245"
        class="spk-disp spk-parkname"
        font-size={Math.max(17, leastType(scene.zoom))}
        {...squeezed(name, Math.max(17, leastType(scene.zoom)), 120, 'display')}
      >
        {name}
      </text>
      <text
        x="829"
        y="245"
        class="spk-lab spk-end spk-name spk-word spk-leaf"
        {...squeezed(money, leastType(scene.zoom), 76)}
      >
        {money}
      </text>
      {objectives.map(({ id }, n) => (
        <Tile key={id} scene={scene} objective={id} n={n} />
      ))}
    </g>
  )
}
