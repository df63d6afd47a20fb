// The harbour: act track with Don Corleone, phase track with the Police Car, the piles of goods, money and tiles.

import type { Scene } from '../../../kit/screen.ts'
import { placeName, placeProps } from '../../../kit/place.ts'
import { boxOf, type Good, GOODS, MONEY, type Phase, viewOf } from '../game.ts'
import type { IconName } from '../icons.ts'
import { GOOD_PAINT, SIGN_PAINT } from '../look.ts'
import { type } from '../parts/fit.ts'
import { Glyph } from '../parts/Icon.tsx'
import { at } from '../places.ts'
import { is } from '../thing.ts'
import { Spoken } from '../../../kit/Spoken.tsx'

const ACT = { left: 10, top: 358, width: 58, height: 60, step: 60.5 }
const PHASE = { left: 10, top: 427, width: 46, height: 30, step: 48.4 }

export const PHASE_ICONS: readonly (readonly [Phase, IconName])[] = [
  ['openNewBusiness', 'shop'],
  ['familyBusiness', 'fedora'],
  ['turfWar', 'crossed-pistols'],
  ['bribery', 'envelope'],
  ['tribute', 'pay-money'],
]

type ActOf = ReturnType<typeof boxOf>['acts'][number]

function Act({ scene, act }: { readonly scene: Scene; readonly act: ActOf }) {
  const on = viewOf(scene).act === act.act
  const x = ACT.left + (act.act - 1) * ACT.step
  const joins = Object.values(boxOf(scene).figure).some(
    (figure) => 'fromAct' in figure && figure.fromAct === act.act && act.act > 1,
  )
  const label = scene.say('act.label', {
    name: scene.words.name(`act-${act.act}`),
    numeral: act.numeral,
    limit: act.handLimit,
    tile: act.tile,
    bribery: String(act.bribery),
    joins: String(joins),
  })
  return (
    <g
      class={on ? 'cor-act cor-on' : 'cor-act'}
      transform={`translate(${x} ${ACT.top})`}
      data-anchor={at.act(act.act)}
      {...is({ kind: 'act', act: act.act })}
      role="img"
      aria-label={label}
    >
      <rect class="cor-cell" width={ACT.width} height={ACT.height} rx="4" />
      <text x="8" y="15" class="cor-disp cor-numeral" font-size="21">
        {act.numeral}
      </text>
      <Glyph name="cards" x={14.5} y={40.5} size={15} />
      <text x="28" y="41" class="cor-num" style={type(15)} fill="currentColor">
        {act.handLimit}
      </text>
      {joins && <Glyph name="bust" x={46} y={40} size={18} />}
      <rect
        x="7"
        y="51"
        width="44"
        height="5"
        rx="2"
        fill={SIGN_PAINT[act.tile].board}
        stroke="var(--cream)"
        stroke-opacity=".6"
        stroke-width=".7"
      />
      {act.bribery && <Glyph name="envelope" x={45.5} y={on ? 22.5 : 12.5} size={15} />}
    </g>
  )
}

/** Don Corleone stands on the act; he walks on by himself. */
function DonCorleone({ scene }: { readonly scene: Scene }) {
  const x = ACT.left + (viewOf(scene).act - 1) * ACT.step + ACT.width - 13
  return (
    <g
      data-piece="don-corleone"
      {...is({ kind: 'actMarker' })}
      transform={`translate(${x} ${ACT.top + 4})`}
      class="cor-don"
      role="img"
      aria-label={scene.say('act.don')}
    >
      <circle r="11.5" cy="1.5" fill="var(--black)" opacity=".5" />
      <circle r="11.5" fill="var(--ink)" stroke="var(--cor-plate-text)" stroke-width="1.6" />
      <Glyph name="bust" x={0} y={-1} size={17} colour="var(--straw)" />
      <circle cx="4.4" cy="6.4" r="2.1" fill="var(--cor-target)" />
    </g>
  )
}

function Phases({ scene }: { readonly scene: Scene }) {
  const { phase } = viewOf(scene)
  const now = PHASE_ICONS.findIndex(([id]) => id === phase)
  return (
    <>
      {PHASE_ICONS.map(([id, icon], i) => (
        <g
          key={id}
          class={i === now ? 'cor-phase cor-on' : 'cor-phase'}
          transform={`translate(${PHASE.left + i * PHASE.step} ${PHASE.top})`}
          data-anchor={at.phase(id)}
          {...is({ kind: 'phase', phase: id })}
          role="img"
          aria-label={scene.words.name(id)}
        >
          <rect class="cor-cell" width={PHASE.width} height={PHASE.height} rx="4" />
          <Glyph name={icon} x={i === now ? 14 : 23} y={15} size={20} />
        </g>
      ))}
      {now >= 0 && (
        <g
          data-piece="police-car"
          {...is({ kind: 'phaseMarker' })}
          transform={`translate(${PHASE.left + now * PHASE.step + 26} ${PHASE.top + 5})`}
          aria-hidden="true"
        >
          <rect width="18" height="20" rx="3" fill="var(--cream)" />
          <Glyph name="police-car" x={9} y={10} size={16} colour="var(--cor-police)" />
        </g>
      )}
    </>
  )
}

function GoodsPile({
  scene,
  good,
  x,
  y,
}: {
  readonly scene: Scene
  readonly good: Good
  readonly x: number
  readonly y: number
}) {
  const count = viewOf(scene).bank.goods[good]
  const paint = GOOD_PAINT[good]
  const label = scene.say('pile.label', { name: scene.words.name(good), count })
  const place = at.pile(good)
  const state = scene.picks.state(place)
  return (
    <g
      class={count === 0 ? 'cor-pile cor-empty' : 'cor-pile'}
      transform={`translate(${x} ${y})`}
      {...(state === 'idle' ? { role: 'img' as const, 'aria-label': label } : {})}
      {...placeProps(scene, place)}
      {...is({ kind: 'good', good, where: 'pile' })}
    >
      {state !== 'idle' && <Spoken name={placeName(scene, place, label)} />}
      <rect class="cor-halo" x="-3" y="-3" width="47" height="32" rx="5" />
      {count > 1 && <rect x="2" y="2" width="22" height="25" rx="3" fill={paint.ground} opacity=".5" />}
      <rect width="22" height="25" rx="3" fill={paint.ground} stroke="var(--paper-deep)" stroke-width=".8" />
      <Glyph name={paint.icon} x={11} y={12.5} size={18} colour={paint.ink} />
      <text x="33" y="13" class="cor-num" style={type(14)} fill="var(--cream)">
        {count}
      </text>
      <rect class="cor-edge" x="-2" y="-2" width="45" height="30" rx="4" />
      {/* A finger needs more than the card. */}
      {state !== 'idle' && <rect x="-2" y="-9" width="45" height="45" fill="transparent" />}
    </g>
  )
}

const MoneyPile = ({
  scene,
  card,
  x,
  y,
}: {
  readonly scene: Scene
  readonly card: (typeof MONEY)[number]
  readonly x: number
  readonly y: number
}) => {
  const count = viewOf(scene).bank.money[card]
  const label = scene.say('pile.label', { name: card, count })
  return (
    <g
      class={count === 0 ? 'cor-pile cor-empty' : 'cor-pile'}
      transform={`translate(${x} ${y})`}
      data-anchor={at.bank(card)}
      {...is({ kind: 'money', card, where: 'bank' })}
      role="img"
      aria-label={label}
    >
      <rect x="1.5" y="2" width="24" height="18" rx="3" fill="var(--cor-note)" opacity=".6" />
      <rect
        width="24"
        height="18"
        rx="3"
        fill="var(--cor-note)"
        stroke="var(--banknote-edge)"
        stroke-width=".8"
      />
      <text x="12" y="9.4" class="cor-num" style={type(14)} fill="var(--milk)">
        {card}
      </text>
      <text x="34" y="9.4" class="cor-num" style={type(14)} fill="var(--cream)">
        {count}
      </text>
    </g>
  )
}

function Tiles({
  scene,
  color,
  x,
  y,
}: {
  readonly scene: Scene
  readonly color: 'blue' | 'red'
  readonly x: number
  readonly y: number
}) {
  const count = viewOf(scene).tileCounts[color]
  const label = scene.say('tiles.label', { color, count })
  const { board } = SIGN_PAINT[color]
  return (
    <g
      class={count === 0 ? 'cor-pile cor-empty' : 'cor-pile'}
      transform={`translate(${x} ${y})`}
      data-anchor={at.tiles(color)}
      {...is({ kind: 'tiles', color })}
      role="img"
      aria-label={label}
    >
      <rect x="2" y="2" width="26" height="24" rx="3" fill={board} opacity=".55" />
      <rect width="26" height="24" rx="3" fill={board} stroke="var(--cream)" stroke-width=".8" />
      <Glyph name="shop" x={13} y={12} size={16} colour="var(--cream)" />
      <text x="38" y="13" class="cor-num" style={type(14)} fill="var(--cream)">
        {count}
      </text>
    </g>
  )
}

export const Harbour = ({ scene }: { readonly scene: Scene }) => (
  <g class="cor-harbour">
    <rect x="6" y="354" width="248" height="68" rx="6" class="cor-dock" />
    {boxOf(scene).acts.map((act) => (
      <Act key={act.act} scene={scene} act={act} />
    ))}
    <DonCorleone scene={scene} />
    <rect x="6" y="424" width="248" height="36" rx="6" class="cor-dock" />
    <Phases scene={scene} />
    <rect x="6" y="462" width="248" height="58" rx="6" class="cor-dock" />
    {GOODS.map((good, i) => (
      <GoodsPile key={good} scene={scene} good={good} x={11 + i * 47} y={466} />
    ))}
    {MONEY.map((card, i) => (
      <MoneyPile key={card} scene={scene} card={card} x={11 + i * 47} y={498} />
    ))}
    <Tiles scene={scene} color="blue" x={203} y={465} />
    <Tiles scene={scene} color="red" x={203} y={492} />
  </g>
)
