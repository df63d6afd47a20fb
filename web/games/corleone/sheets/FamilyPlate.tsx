// An opponent folded to one line: emblem, name, Horse Head, cards, figures, markers, completed jobs.

import '../corleone.css'
import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { boxOf, figuresOf, viewOf, type Whereis } from '../game.ts'
import { liveryOf } from '../look.ts'
import { JobCounts } from '../mine/Suitcase.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyName, personName } from '../parts/people.ts'
import { at } from '../places.ts'
import { is } from '../thing.ts'

const RIVER = 'var(--cor-shore)'

/** Filled: unplayed; hollow: on the board; with a wave: in the Hudson. */
function Pip({
  scene,
  figure,
  colour,
}: {
  readonly scene: Scene
  readonly figure: Whereis
  readonly colour: string
}) {
  const label = scene.say('figure.where', { figure: scene.words.name(figure.id), where: figure.where })
  const paint = {
    fill: figure.where === 'unplayed' ? colour : 'none',
    stroke: figure.where === 'hudson' ? RIVER : colour,
    'stroke-width': 1.6,
    'stroke-opacity': figure.where === 'unplayed' ? 1 : 0.8,
  }
  const moves = figure.where === 'unplayed' ? { 'data-piece': figure.id } : {}
  return (
    <svg
      class="cor-pip"
      viewBox="-8.5 -8.5 17 17"
      role="img"
      aria-label={label}
      {...moves}
      {...is({ kind: 'figure', figure: figure.id })}
    >
      {figure.kind === 'thug' ? (
        <rect x="-6" y="-6" width="12" height="12" rx="2" {...paint} />
      ) : (
        <circle r="6.6" {...paint} />
      )}
      {figure.where === 'hudson' && (
        <path d="M-6 1q3-3 6 0t6 0" stroke={RIVER} stroke-width="1.8" fill="none" />
      )}
    </svg>
  )
}

export const HorseHead = ({ scene }: { readonly scene: Scene }) => {
  const name = scene.words.name('horseHead')
  return (
    <span
      class="cor-horse"
      data-piece="horse-head"
      role="img"
      aria-label={name}
      {...is({ kind: 'horseHead' })}
    >
      <Icon name="horse-head" size={16} />
    </span>
  )
}

/** What the table should know about this family now; at most one thing. */
function status(scene: Scene, seat: number): string {
  const view = viewOf(scene)
  const waiting = scene.sight.waiting.find((one) => one.seat === seat)
  if (waiting) return scene.say(waiting.sealed ? 'plate.sealed' : 'plate.thinking')
  if (view.phase !== 'familyBusiness') return ''
  const played = figuresOf(view, boxOf(scene), seat).every(({ where }) => where !== 'unplayed')
  return played ? scene.say('plate.allPlayed') : ''
}

export function FamilyPlate({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const view = viewOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  const held = view.handCounts[seat] ?? 0
  const { colour } = liveryOf(family.family)
  const name = familyName(scene, seat)
  const label = scene.say('plate.label', {
    family: name,
    person: personName(scene, seat),
    cards: held,
    markers: family.markers,
  })
  const waits = scene.sight.waiting.some((one) => one.seat === seat && !one.sealed)
  const cards = scene.say('plate.cards', { count: held })
  return (
    <div
      class="cor-plate"
      data-size={scene.size}
      data-waits={waits}
      style={{ '--f': colour }}
      {...placeProps(scene, at.seat(seat), label)}
      {...is({ kind: 'family', seat })}
    >
      <Emblem family={family.family} size={38} label={name} />
      {view.horseHead === seat && <HorseHead scene={scene} />}
      <div class="cor-plateline cor-who">
        <b>{name}</b>
        <span class="cor-person">{personName(scene, seat)}</span>
        <span class="cor-status">{status(scene, seat)}</span>
      </div>
      <div class="cor-plateline cor-facts">
        <span class="cor-fact" data-anchor={at.hand(seat)} {...is({ kind: 'hand', seat })}>
          <Icon name="cards" size={16} />
          <span class="unseen">{cards}</span>
          <span aria-hidden="true">{held}</span>
        </span>
        <span class="cor-pipline">
          {figuresOf(view, boxOf(scene), seat)
            .filter(({ where }) => where !== 'coming')
            .map((figure) => (
              <Pip key={figure.id} scene={scene} figure={figure} colour={colour} />
            ))}
        </span>
        <span class="cor-fact cor-markers" {...is({ kind: 'markers', seat })} data-anchor={at.markers(seat)}>
          <Icon name="marker" size={15} />
          <span class="unseen">{scene.say('markers.left', { count: family.markers })}</span>
          <span aria-hidden="true">{family.markers}</span>
        </span>
        <span class="cor-jobs" data-anchor={at.suitcase(seat)} {...is({ kind: 'suitcase', seat })}>
          <JobCounts scene={scene} seat={seat} />
        </span>
      </div>
    </div>
  )
}
