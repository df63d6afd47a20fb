// What is mine: my family and its figures, allies played this act, my hand, my suitcase.

import '../corleone.css'
import type { Scene } from '../../../kit/screen.ts'
import { placeProps } from '../../../kit/place.ts'
import { allyLabel, SmallAllyFace } from '../cards/AllyCard.tsx'
import { boxOf, figuresOf, seatOf, viewOf, type Whereis } from '../game.ts'
import { liveryOf } from '../look.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { Icon } from '../parts/Icon.tsx'
import { familyName } from '../parts/people.ts'
import { TokenPicture } from '../parts/Token.tsx'
import { Face } from '../parts/Face.tsx'
import { at } from '../places.ts'
import { Hand } from './Hand.tsx'
import { Suitcase } from './Suitcase.tsx'
import { is } from '../thing.ts'

/** One of my figures; in my turn a tap on an unplayed one says whom I mean to send. */
function Mine({ scene, figure }: { readonly scene: Scene; readonly figure: Whereis }) {
  const known = boxOf(scene).figure[figure.id]
  if (!known) return null
  const { picks } = scene
  const name = scene.words.name(figure.id)
  const label = scene.say('figure.where', { figure: name, where: figure.where })
  const picture = <TokenPicture figure={known} size={figure.where === 'unplayed' ? 38 : 30} />
  if (figure.where !== 'unplayed' || picks.prompt?.key !== 'turn')
    return (
      <span
        class="cor-mine"
        data-where={figure.where}
        role="img"
        aria-label={label}
        {...is({ kind: 'figure', figure: figure.id })}
      >
        {figure.where === 'unplayed' ? <span data-piece={figure.id}>{picture}</span> : picture}
      </span>
    )
  const group = figure.kind === 'thug' ? 'thug' : 'family'
  const chosen = picks.group === group && (group === 'thug' || picks.variant === figure.id)
  return (
    <button
      type="button"
      class="cor-mine"
      data-where="unplayed"
      data-state={chosen ? 'picked' : 'legal'}
      aria-pressed={chosen}
      aria-label={scene.say('figure.send', { figure: name })}
      {...is({ kind: 'figure', figure: figure.id })}
      onClick={() => picks.choose(group, group === 'family' ? figure.id : undefined)}
    >
      <span data-piece={figure.id}>{picture}</span>
    </button>
  )
}

function Plate({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const view = viewOf(scene)
  const family = view.seats[seat]
  if (!family) return null
  return (
    <section
      class="cor-me"
      style={{ '--f': liveryOf(family.family).colour }}
      data-anchor={at.seat(seat)}
      {...is({ kind: 'family', seat })}
    >
      <Emblem family={family.family} size={44} />
      <div>
        <b>{familyName(scene, seat)}</b>
        <span class="cor-markers" data-anchor={at.markers(seat)} {...is({ kind: 'markers', seat })}>
          <Icon name="marker" size={15} /> {scene.say('markers.left', { count: family.markers })}
        </span>
      </div>
      {view.horseHead === seat && (
        <span
          class="cor-horse"
          data-piece="horse-head"
          role="img"
          aria-label={scene.words.name('horseHead')}
          {...is({ kind: 'horseHead' })}
        >
          <Icon name="horse-head" size={20} />
        </span>
      )}
      <div class="cor-figures">
        {figuresOf(view, boxOf(scene), seat)
          .filter(({ where }) => where !== 'coming')
          .map((figure) => (
            <Mine key={figure.id} scene={scene} figure={figure} />
          ))}
      </div>
    </section>
  )
}

function Played({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const played = viewOf(scene).seats[seat]?.played ?? []
  if (played.length === 0) return null
  return (
    <section class="cor-ontable" aria-label={scene.say('played.title')}>
      <h3>{scene.say('played.title')}</h3>
      <div class="cor-cards">
        {played.map((ally) => (
          <div key={ally} class="cor-handcard">
            <div {...placeProps(scene, at.played(ally))} {...is({ kind: 'ally', ally, where: 'played' })}>
              <Face scene={scene} place={at.played(ally)} label={allyLabel(scene, ally)}>
                <SmallAllyFace scene={scene} ally={ally} />
              </Face>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

export function MyTableau({ scene }: { readonly scene: Scene }) {
  const seat = seatOf(scene)
  if (seat === null) return <p class="cor-nothing">{scene.say('mine.spectator')}</p>
  return (
    <div class="cor-tableau" data-size={scene.size}>
      <Plate scene={scene} seat={seat} />
      <Played scene={scene} seat={seat} />
      <Hand scene={scene} seat={seat} />
      <Suitcase scene={scene} seat={seat} />
    </div>
  )
}
