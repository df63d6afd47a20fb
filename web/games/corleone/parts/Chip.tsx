// The icons of abilities as small enamel chips, one for each use, laid out in a row or two.

import type { VNode } from 'preact'
import { type Ability, type Good, iconOf, moneyCard } from '../game.ts'
import { ICONS, type IconName } from '../icons.ts'
import { GOOD_PAINT, NEUTRAL_ICONS } from '../look.ts'
import { type } from './fit.ts'
import { Glyph } from './Icon.tsx'

/** The smallest type inside a chip. */
const TYPE = 14

interface Plate {
  readonly ground: string
  readonly edge: string
  readonly ink: string
}
const LEATHER: Plate = {
  ground: 'var(--cor-leather)',
  edge: 'var(--cor-leather-edge)',
  ink: 'var(--heading)',
}
const FOLDER: Plate = {
  ground: 'var(--cor-folder)',
  edge: 'var(--cor-folder-edge)',
  ink: 'var(--cor-folder-text)',
}
const BLACK: Plate = { ground: 'var(--ink)', edge: 'var(--brass)', ink: 'var(--cor-plate-text)' }
const OPENED: Plate = {
  ground: 'var(--velvet)',
  edge: 'var(--cor-blocked)',
  ink: 'var(--alarm-text)',
}
const NOTE: Plate = { ground: 'var(--cor-note)', edge: 'var(--banknote-edge)', ink: 'var(--milk)' }

/** One chip, and how wide it is at this height. */
export interface Chip {
  readonly key: string
  width(height: number): number
  draw(height: number): VNode
}

function iconChip(key: string, name: IconName, plate: Plate): Chip {
  return {
    key,
    width: (h) => h,
    draw: (h) => (
      <>
        <rect x=".5" y=".5" width={h - 1} height={h - 1} rx="4" fill={plate.ground} stroke={plate.edge} />
        <Glyph name={name} x={h / 2} y={h / 2} size={h * 0.76} colour={plate.ink} />
      </>
    ),
  }
}

const Note = ({ text, w, h }: { readonly text: string; readonly w: number; readonly h: number }) => (
  <>
    <rect x=".5" y=".5" width={w - 1} height={h - 1} rx="4" fill={NOTE.ground} stroke={NOTE.edge} />
    <text x={w / 2} y={h / 2} class="cor-num" style={type(Math.max(TYPE, h * 0.56))} fill={NOTE.ink}>
      {text}
    </text>
  </>
)

const noteWidth = (h: number): number => Math.max(h * 1.08, 22)

const moneyChip = (key: string, card: string): Chip => ({
  key,
  width: noteWidth,
  draw: (h) => <Note text={card} w={noteWidth(h)} h={h} />,
})

/** How high a thing inside a chip is. */
const inner = (h: number): number => h - 5

/** So many cards for these: a card with the number, an arrow, what is gained. */
function tradeChip(key: string, discard: number, cards: readonly string[] | null): Chip {
  const gains = (h: number) => (cards ? cards.length * (noteWidth(inner(h)) + 1.5) : inner(h))
  return {
    key,
    width: (h) => 26 + gains(h),
    draw: (h) => {
      const w = 26 + gains(h)
      const tall = inner(h)
      return (
        <>
          <rect
            x=".5"
            y=".5"
            width={w - 1}
            height={h - 1}
            rx="4"
            fill="var(--walnut)"
            stroke="var(--brass)"
          />
          <rect x="3" y="2.5" width="12" height={tall} rx="2" fill="var(--cream)" />
          <text x="9" y={h / 2} class="cor-num" style={type(TYPE)} fill="var(--paper-ink)">
            {discard}
          </text>
          <path d={`M17 ${h / 2 - 4}l5 4-5 4z`} fill="var(--brass)" />
          {cards ? (
            cards.map((card, i) => (
              <g key={i} transform={`translate(${23.5 + i * (noteWidth(tall) + 1.5)} 2.5)`}>
                <Note text={card} w={noteWidth(tall)} h={tall} />
              </g>
            ))
          ) : (
            <Glyph
              name="cardboard-box-closed"
              x={23.5 + tall / 2}
              y={h / 2}
              size={tall}
              colour="var(--moon)"
            />
          )}
        </>
      )
    },
  }
}

const goodChip = (key: string, good: Good): Chip => {
  const { icon, ground, ink } = GOOD_PAINT[good]
  return iconChip(key, icon, { ground, edge: 'var(--paper-deep)', ink })
}

/** Pictures that have another plate than the black one, or another name among the icons. */
const PICTURES: { readonly [icon: string]: readonly [IconName, Plate] } = {
  suitcase: ['suitcase', LEATHER],
  'opened-suitcase': ['suitcase', OPENED],
  'full-folder': ['full-folder', FOLDER],
  shop: ['shop', FOLDER],
  coins: ['coins', NOTE],
  mayor: [NEUTRAL_ICONS.mayor, BLACK],
  'union-boss': [NEUTRAL_ICONS['union-boss'], BLACK],
  'police-chief': [NEUTRAL_ICONS['police-chief'], BLACK],
}

const isIcon = (icon: string): icon is IconName => Object.hasOwn(ICONS, icon)

/** The drawing that an ability names, and its plate. */
function pictureOf(icon: string): readonly [IconName, Plate] {
  const known = PICTURES[icon]
  if (known) return known
  if (!isIcon(icon)) throw new RangeError(`there is no picture called ${icon}`)
  return [icon, BLACK]
}

function chipOf(ability: Ability, key: string): Chip {
  switch (ability.do) {
    case 'takeMoney':
      return moneyChip(key, moneyCard(ability.value))
    case 'takeGood':
      return goodChip(key, ability.good)
    case 'trade':
      return tradeChip(
        key,
        ability.discard,
        'money' in ability.gain ? ability.gain.money.map(moneyCard) : null,
      )
    default:
      return iconChip(key, ...pictureOf(iconOf(ability)))
  }
}

/** What falls to the family that has it a number of times is shown that number of times. */
export const chipsOf = (abilities: readonly Ability[]): Chip[] =>
  abilities.flatMap((ability, i) =>
    Array.from({ length: ability.times }, (_, n) => chipOf(ability, `${i}-${n}`)),
  )

export const goodsChips = (goods: readonly Good[]): Chip[] => goods.map((good, i) => goodChip(`${i}`, good))

export const moneyChips = (cards: readonly string[]): Chip[] =>
  cards.map((card, i) => moneyChip(`${i}`, card))

const GAP = 3
const rowWidth = (chips: readonly Chip[], h: number): number =>
  chips.reduce((sum, chip) => sum + chip.width(h) + GAP, -GAP)

/** The rows in which these chips fit a room, and how high they are: one row as high as can be, else two. */
function layOut(chips: readonly Chip[], width: number, height: number) {
  const tall = [27, 25, 23, 21, 19].filter((h) => h <= height)
  const one = tall.find((h) => rowWidth(chips, h) <= width)
  if (one !== undefined || chips.length < 2) return { height: one ?? 18, rows: [chips] }
  const low = Math.min(18, (height - 2) / 2)
  let cut = 1
  while (cut < chips.length - 1 && rowWidth(chips.slice(0, cut + 1), low) <= width) cut++
  return { height: low, rows: [chips.slice(0, cut), chips.slice(cut)] }
}

interface ChipsProps {
  readonly chips: readonly Chip[]
  /** The middle of the room, and its size. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Inside a drawing: centred in its room. */
export function Chips({ chips, x, y, width, height }: ChipsProps) {
  const { height: h, rows } = layOut(chips, width, height)
  const top = y - (rows.length * (h + 2) - 2) / 2
  return (
    <>
      {rows.map((row, i) => {
        let left = x - rowWidth(row, h) / 2
        return row.map((chip) => {
          const here = left
          left += chip.width(h) + GAP
          return (
            <g key={chip.key} transform={`translate(${here} ${top + i * (h + 2)})`}>
              {chip.draw(h)}
            </g>
          )
        })
      })}
    </>
  )
}

/** In HTML: chips that wrap like words. */
export const ChipLine = ({
  chips,
  size = 23,
}: {
  readonly chips: readonly Chip[]
  readonly size?: number
}) => (
  <span class="cor-chips">
    {chips.map((chip) => (
      <svg
        key={chip.key}
        class="cor-chip"
        viewBox={`0 0 ${chip.width(size)} ${size}`}
        style={{ '--w': chip.width(size), '--h': size }}
        aria-hidden="true"
      >
        {chip.draw(size)}
      </svg>
    ))}
  </span>
)
