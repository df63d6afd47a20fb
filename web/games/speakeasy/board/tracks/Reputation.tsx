// The reputation track: where each family stands, what barrels sell for there, what waits on the way. SPK-12.6, 12.13.

import { reputationOf } from '@backroom/games/speakeasy'
import { squeezed, widthOf } from '../../../../kit/fit.ts'
import type { Scene } from '../../../../kit/screen.ts'
import { boxOf, seatOf, viewOf } from '../../game.ts'
import { TRACK } from '../../map/layout.ts'
import { signsOf } from '../../parts/effects.ts'
import { Marker } from '../../parts/Emblem.tsx'
import { leastType } from '../../parts/fit.ts'
import { Barrel } from '../../parts/Goods.tsx'
import { Glyph } from '../../parts/Icon.tsx'
import { livery } from '../../parts/livery.ts'
import { BookSpaces, Objective } from './Books.tsx'
import { colorOf, nameOf } from '../people.ts'
import { is } from '../../thing.ts'
import { Spoken } from '../../../../kit/Spoken.tsx'

const FIRST = 5
const LAST = 25
const left = (reputation: number): number => TRACK.left + (reputation - FIRST) * TRACK.step

/** What barrels sell for, band by band; mine is lit. */
function Prices({ scene }: { readonly scene: Scene }) {
  const { prices } = boxOf(scene).components.reputationTrack
  const me = seatOf(scene)
  const type = leastType(scene.zoom)
  const family = me === null ? undefined : viewOf(scene).families[me]
  const mine = family ? reputationOf(family) : 0
  return (
    <>
      {prices.map(({ from, speakeasy, clubOrCasino }, n) => {
        const until = prices[n + 1]?.from ?? LAST + 1
        const [x, width] = [left(from), (until - from) * TRACK.step - 1]
        const here = me !== null && mine >= from && mine < until
        const long = `$${speakeasy} / $${clubOrCasino}`
        const text = widthOf(long, type) + 20 < width ? long : `${speakeasy}/${clubOrCasino}`
        const room = widthOf(text, type) + 18 < width ? 15 : 0
        return (
          <g key={from} class="spk-band" data-mine={here} {...is({ kind: 'price', from })}>
            <Spoken
              name={scene.say('map.price.label', {
                from,
                speakeasy: scene.words.money(speakeasy),
                other: scene.words.money(clubOrCasino),
              })}
            />
            <rect x={x} y={TRACK.prices} width={width} height={TRACK.band} rx="3" />
            {room > 0 && (
              <Barrel x={x + (width - widthOf(text, type)) / 2 - 3} y={TRACK.prices + 15.5} scale={0.76} />
            )}
            <text
              x={x + width / 2 + room / 2}
              y={TRACK.prices + TRACK.band / 2 + 0.5}
              class="spk-lab spk-t"
              {...squeezed(text, type, width - room - 3)}
            >
              {text}
            </text>
          </g>
        )
      })}
    </>
  )
}

function Bonuses({ scene }: { readonly scene: Scene }) {
  const { components } = boxOf(scene)
  return (
    <>
      {components.reputationTrack.bonuses.map(({ at, effects }) => {
        const signs = effects.flatMap((effect) => signsOf(effect))
        const size = signs.length > 1 ? 11 : 14
        return (
          <g key={at} class="spk-waiting">
            {signs.map(({ icon }, n) => (
              <Glyph
                key={n}
                name={icon}
                x={left(at) + 12 + (n - (signs.length - 1) / 2) * 11.5}
                y={TRACK.bonus + 8}
                size={size}
                colour="var(--brass)"
              />
            ))}
          </g>
        )
      })}
      {components.bookObjectives.items
        .filter(({ area }) => area === 'reputation')
        .map(({ id, req }) => {
          const x = left('n' in req ? req.n : FIRST)
          return (
            <Objective key={id} scene={scene} objective={id} box={[x - 1, TRACK.bonus - 0.5, 26, 16]}>
              <BookSpaces
                scene={scene}
                objective={id}
                x={x + 0.5}
                y={TRACK.bonus + 1}
                size={[10.5, 12.5]}
                gap={2}
              />
            </Objective>
          )
        })}
    </>
  )
}

export function Reputation({ scene }: { readonly scene: Scene }) {
  const view = viewOf(scene)
  const me = seatOf(scene)
  const standing = view.families.map((family, seat) => ({ seat, at: reputationOf(family) }))
  const label = scene.say('map.reputation.label', {
    who: standing.map(({ seat, at }) => `${nameOf(scene, seat)} ${at}`).join(', '),
  })
  const [title, sells] = [scene.say('map.reputation.title'), scene.say('map.reputation.sells')]
  return (
    <g class="spk-reputation" role="group" aria-label={label} {...is({ kind: 'reputationTrack' })}>
      <text
        x="64"
        y={TRACK.y + 10.5}
        class="spk-lab spk-end spk-name spk-word spk-brass"
        {...squeezed(title, leastType(scene.zoom), 60)}
      >
        {title}
      </text>
      <text
        x="64"
        y={TRACK.prices + 9.5}
        class="spk-lab spk-end spk-name spk-word spk-bone"
        {...squeezed(sells, leastType(scene.zoom), 60)}
      >
        {sells}
      </text>
      {Array.from({ length: LAST - FIRST + 1 }, (_, n) => (
        <g key={n}>
          <rect class="spk-cell" x={left(FIRST + n)} y={TRACK.y} width="24" height={TRACK.height} rx="3" />
          <text x={left(FIRST + n) + 12} y={TRACK.y + 10.5} class="spk-lab spk-t spk-mist">
            {FIRST + n}
          </text>
        </g>
      ))}
      <Prices scene={scene} />
      <Bonuses scene={scene} />
      {standing
        .toSorted((a, b) => Number(a.seat === me) - Number(b.seat === me))
        .map(({ seat, at }) => {
          const here = standing.filter((one) => one.at === at)
          const n = here.findIndex((one) => one.seat === seat)
          const spread = here.length > 1 ? Math.min(11, 18 / (here.length - 1)) : 0
          return (
            <g key={seat} data-piece={`reputation:${seat}`} {...is({ kind: 'reputation', seat })}>
              <Spoken name={`${nameOf(scene, seat)}: ${at}`} />
              <Marker
                of={livery(colorOf(scene, seat))}
                x={left(at) + 12 + (n - (here.length - 1) / 2) * spread}
                y={TRACK.y + TRACK.height / 2}
                r={seat === me ? 10.5 : 9}
              />
            </g>
          )
        })}
    </g>
  )
}
