// The rail: the eight locations as door plates. Framed: what every contact does; medallion: a contact's own action,
// covered by the capo that stands there.

import type { Effect, Location } from '@backroom/games/speakeasy'
import { squeezed } from '../../../../kit/fit.ts'
import type { Scene } from '../../../../kit/screen.ts'
import { boxOf, viewOf } from '../../game.ts'
import { BOARD, PLATE } from '../../map/layout.ts'
import { LOCATION_ICONS, type Sign, signsOf } from '../../parts/effects.ts'
import { Capo } from '../../parts/Figure.tsx'
import { leastType } from '../../parts/fit.ts'
import { Crate } from '../../parts/Goods.tsx'
import { Glyph } from '../../parts/Icon.tsx'
import { Signs, signsWidth } from '../../parts/Sign.tsx'
import { at } from '../../places.ts'
import { BookSpaces, Objective } from './Books.tsx'
import { postedAt } from '../facts.ts'
import { colorOf, contactName, nameOf } from '../people.ts'
import { usePlace } from '../usePlace.ts'
import { is } from '../../thing.ts'
import { Spoken } from '../../../../kit/Spoken.tsx'

/** From the top of the rail: who is asked most stands first, and each above the part of the map it works on. */
const ORDER: readonly Location[] = [
  'commission',
  'cityhall',
  'contractor',
  'planning',
  'restaurant',
  'garage',
  'park',
  'docks',
]
const R = 15.5
const MIDDLE = 39.4

/** The signs of a framed action: kinds of buildings without the trowel, times at the end. */
function framedSigns(effects: readonly Effect[]): readonly Sign[] {
  return effects.flatMap((effect) => {
    const signs = signsOf(effect)
    if (effect.op !== 'build') return signs
    const kinds = signs.filter(({ icon }) => icon !== 'trowel')
    return kinds.map((one, i) => (i === kinds.length - 1 ? { ...one, mark: `×${effect.times}` } : one))
  })
}

interface ContactProps {
  readonly scene: Scene
  readonly contact: string
  readonly own: readonly Effect[]
  readonly x: number
  readonly y: number
  readonly room: number
}

function Medallion({ own }: { readonly own: readonly Effect[] }) {
  const signs = own.flatMap((effect) => signsOf(effect))
  const [first, second] = signs
  return (
    <>
      {first && second ? (
        <>
          <Glyph name={first.icon} x={-6.5} y={-1} size={13} class="spk-own" />
          <Glyph name={second.icon} x={7} y={1} size={13} class="spk-own" />
        </>
      ) : (
        first && <Glyph name={first.icon} x={0} y={0} size={18} class="spk-own" />
      )}
    </>
  )
}

/** What a contact adds to the common action: more range for the trucks. */
function Bonus({ own }: { readonly own: readonly Effect[] }) {
  const marks = own.flatMap((effect) => signsOf(effect)).map(({ mark }) => mark)
  const bonus = marks.find((mark) => mark.startsWith('+'))
  return bonus ? (
    <g transform="translate(26 -1)" class="spk-bonus">
      <rect x="-11" y="-7.5" width="22" height="15" rx="7" />
      <text y=".5" class="spk-num">
        {bonus}
      </text>
    </g>
  ) : null
}

/** Capos that stand at a contact; only the Restaurant takes several. SPK-8.4. */
function caposAt(scene: Scene, contact: string): readonly number[] {
  const view = viewOf(scene)
  if (contact === boxOf(scene).restaurant) return view.atRestaurant
  const seat = view.capoAt[contact] ?? null
  return seat === null ? [] : [seat]
}

function Contact({ scene, contact, own, x, y, room }: ContactProps) {
  const spot = usePlace(scene, at.contact(contact))
  const name = contactName(scene, contact)
  const capos = caposAt(scene, contact)
  const open = contact === boxOf(scene).restaurant
  const { state } = spot
  const label = scene.say('map.contact.label', {
    name,
    location: scene.words.name(boxOf(scene).contact[contact]?.location ?? ''),
    who: capos.length === 0 ? 'none' : scene.words.list(capos.map((seat) => nameOf(scene, seat))),
  })
  return (
    <g
      class="spk-contact spk-place"
      data-taken={capos.length > 0 && !open}
      {...spot.props}
      {...is({ kind: 'contact', contact })}
    >
      <Spoken name={spot.name(label)} />
      <g aria-hidden="true" transform={`translate(${x} ${y})`}>
        <circle class="spk-glow" r="23" />
        <circle class="spk-medal" r={R} />
        {(open || capos.length === 0) && <Medallion own={own} />}
        {capos.map((seat, n) => (
          <g key={n} data-piece={open ? undefined : `capo:${contact}:${seat}`}>
            <Capo color={colorOf(scene, seat)} {...(open ? { x: 24 + n * 15, scale: 0.72 } : {})} />
          </g>
        ))}
        {state === 'picked' && typeof scene.viewer === 'number' && (
          <g class="spk-ghost">
            <Capo
              color={colorOf(scene, scene.viewer)}
              {...(open ? { x: 24 + capos.length * 15, scale: 0.72 } : {})}
            />
          </g>
        )}
        <circle class="spk-ring" r={R + 1.5} />
        {(open || capos.length === 0) && <Bonus own={own} />}
        <text y="24.4" class="spk-lab spk-name spk-rt" {...squeezed(name, leastType(scene.zoom), room)}>
          {name}
        </text>
      </g>
      <rect x={x - room / 2} y={y - 19} width={room} height="52" fill="transparent" />
    </g>
  )
}

interface PlateProps {
  readonly scene: Scene
  readonly location: Location
  readonly top: number
}

/** Book spaces that stand at a location, one below another. */
function PlateBooks({ scene, location, top }: PlateProps) {
  const objectives = boxOf(scene).components.bookObjectives.items.filter(({ area }) => area === location)
  return (
    <>
      {objectives.map(({ id, req }, row) => {
        const y = top + 22.5 + row * 16.6
        return (
          <Objective key={id} scene={scene} objective={id} box={[160, y - 1.5, 53, 15]}>
            <text x="168" y={y + 6.5} class="spk-lab spk-quiet spk-rt">
              {'n' in req ? req.n : ''}
            </text>
            {location === 'docks' ? (
              <Crate x={180} y={y + 12} scale={0.6} />
            ) : (
              <Glyph name="shield" x={180} y={y + 6} size={11.5} colour="var(--brass)" />
            )}
            <BookSpaces scene={scene} objective={id} x={188} y={y} size={[10, 12]} gap={3} />
          </Objective>
        )
      })}
    </>
  )
}

/** What comes first at the Restaurant, where the guests leave room for it. SPK-20.1. */
function Hint({ scene, top }: { readonly scene: Scene; readonly top: number }) {
  if (viewOf(scene).atRestaurant.length > 2) return null
  return (
    <g class="spk-name" aria-hidden="true">
      {['map.restaurant.first', 'map.restaurant.then'].map((key, row) => {
        const text = scene.say(key)
        return (
          <text
            key={key}
            x="106"
            y={top + 36 + row * 16}
            class="spk-hint"
            {...squeezed(text, leastType(scene.zoom) * 1.12, 104)}
          >
            {text}
          </text>
        )
      })}
    </g>
  )
}

function Plate({ scene, location, top }: PlateProps) {
  const box = boxOf(scene)
  const type = leastType(scene.zoom)
  const { framed, contacts } = postedAt(box, location)
  const signs = framedSigns(framed)
  const width = signsWidth(signs, 16, type)
  const name = scene.words.name(location)
  const hasBooks = box.components.bookObjectives.items.some(({ area }) => area === location)
  const alone = contacts.length === 1
  const span = hasBooks ? 148 : PLATE.width - 4
  const step = span / contacts.length
  const { x, height } = PLATE
  const { state } = usePlace(scene, at.location(location))
  return (
    <g
      class="spk-plate"
      data-anchor={at.location(location)}
      data-state={state}
      {...is({ kind: 'location', location })}
    >
      <rect class="spk-door" x={x} y={top} width={PLATE.width} height={height} rx="6" />
      <Glyph name={LOCATION_ICONS[location]} x={19} y={top + 11.5} size={16} colour="var(--brass)" />
      <text
        x="31"
        y={top + 12}
        class="spk-lab spk-start spk-title"
        font-size={Math.max(14, type)}
        {...squeezed(name, Math.max(14, type), 166 - width)}
      >
        {name}
      </text>
      {signs.length > 0 && (
        <>
          <rect class="spk-framed" x={205 - width} y={top + 2.5} width={width + 8} height="19" rx="4" />
          <Signs signs={signs} x={209 - width} y={top + 12} size={16} type={type} colour="var(--cream)" />
        </>
      )}
      {contacts.map(({ id, own }, n) => (
        <Contact
          key={id}
          scene={scene}
          contact={id}
          own={own}
          x={alone ? x + 44 : x + 2 + step * (n + 0.5)}
          y={top + MIDDLE}
          room={alone ? 84 : step - 3}
        />
      ))}
      {alone && !hasBooks && <Hint scene={scene} top={top} />}
      {hasBooks && <PlateBooks scene={scene} location={location} top={top} />}
    </g>
  )
}

export const Rail = ({ scene }: { readonly scene: Scene }) => (
  <g class="spk-rail" role="group" aria-label={scene.say('map.rail.label')}>
    <rect width="220" height={BOARD.height} fill="url(#spk-rail)" />
    <path d={`M219.5 0v${BOARD.height}`} stroke="var(--brass)" stroke-opacity=".5" />
    {ORDER.map((location, n) => (
      <Plate key={location} scene={scene} location={location} top={PLATE.top + n * PLATE.pitch} />
    ))}
  </g>
)
