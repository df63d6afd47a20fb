// The screen of Thimblerig: three thimbles, and as little else as a screen can do with.

import type { Option, Outcome, Prompt, Seat } from '@backroom/engine'
import { moneyOf, THIMBLES, type ThimbleId, type View } from '../../../games/testing/thimble/public.ts'
import { familyColours, familyLooks } from '../../kit/familyLooks.ts'
import { placeName, placeProps } from '../../kit/place.ts'
import { moneyOrDash, ScoreTable } from '../../kit/ScoreTable.tsx'
import type { GameScreen, Scene, Target } from '../../kit/screen.ts'

const viewOf = (scene: Scene): View => scene.sight.view as View
const crewOf = (scene: Scene, seat: Seat): string | null => viewOf(scene).seats[seat]?.crew ?? null
const nameOf = (scene: Scene, seat: Seat): string => scene.words.name(crewOf(scene, seat) ?? '')

const COLOURS = familyColours('thimble')

interface SceneProps {
  readonly scene: Scene
}
interface SeatProps extends SceneProps {
  readonly seat: Seat
}

const placeOf = (thimble: ThimbleId): string => `thimble:${thimble}`

function Thimble({ scene, thimble, x }: SceneProps & { readonly thimble: ThimbleId; readonly x: number }) {
  const { pea } = viewOf(scene)
  const name = scene.words.name(thimble)
  return (
    <g transform={`translate(${x} 90)`} {...placeProps(scene, placeOf(thimble), name)}>
      <title>{placeName(scene, placeOf(thimble), name)}</title>
      <path d="M-40 60-28-50Q0-70 28-50L40 60z" fill="var(--brass)" stroke="var(--ink)" stroke-width="3" />
      {pea === thimble && <circle cy="66" r="9" fill="var(--cream)" />}
    </g>
  )
}

const Board = ({ scene }: SceneProps) => (
  <svg viewBox="0 0 400 200" width="400" height="200" role="group" aria-label={scene.say('board')}>
    <rect width="400" height="200" fill="var(--walnut)" />
    {THIMBLES.map((thimble, i) => (
      <Thimble key={thimble} scene={scene} thimble={thimble} x={80 + i * 120} />
    ))}
  </svg>
)

function Mine({ scene }: SceneProps) {
  const { viewer } = scene
  if (typeof viewer !== 'number') return null
  const card = viewOf(scene).hands[viewer] ?? null
  return (
    <p class="label">
      {scene.words.money(moneyOf(viewOf(scene), viewer))} · {card === null ? '–' : scene.words.name(card)}
    </p>
  )
}

const Plate = ({ scene, seat }: SeatProps) => (
  <p class="label">
    {nameOf(scene, seat)} {scene.words.money(moneyOf(viewOf(scene), seat))}
  </p>
)

const Track = ({ scene }: SceneProps) => (
  <span class="label">{scene.say('round', { number: viewOf(scene).round })}</span>
)

const ScoreSheet = ({ scene, outcome }: SceneProps & { readonly outcome: Outcome }) => (
  <ScoreTable
    caption={scene.say('sheet')}
    outcome={outcome}
    order={viewOf(scene).seats.map((_, seat) => seat)}
    head={(seat) => ({
      family: nameOf(scene, seat),
      person: scene.people.find((one) => one.seat === seat)?.name ?? '',
      emblem: <Emblem size={20} />,
    })}
    groups={[]}
    total={{
      key: 'total',
      name: scene.say('money'),
      cell: (seat) => moneyOrDash(scene, outcome.scores[seat]),
    }}
    ties={[]}
  />
)

const Emblem = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 17 5 4Q10 1 15 4l2 13z" fill="currentColor" />
  </svg>
)

/** The thimble that an option is about, whatever for; to keep a card is a button. */
const placeOfOption = (option: Option): string | null =>
  'thimble' in option ? placeOf(option.thimble as ThimbleId) : null

const targets = (prompt: Prompt): Target[] =>
  'options' in prompt
    ? prompt.options.flatMap((option) => {
        const place = placeOfOption(option)
        return place === null ? [] : [{ option: option.id, place }]
      })
    : []

export const screen: GameScreen = {
  id: 'thimble',
  board: { width: 400, height: 200, Board, targets, placeOf: placeOfOption },
  mine: { Strip: Mine },
  families: {
    ids: (view) => (view as View).seats.map(({ crew }) => crew),
    look: familyLooks({
      idOf: crewOf,
      colourOf: (crew) => COLOURS[crew ?? ''] ?? 'var(--brass)',
      emblem: (_, size) => <Emblem size={size} />,
    }),
    Plate,
    Sheet: Plate,
  },
  question: {},
  around: { Track },
  events: { isHeading: ({ type }) => type === 'round' },
  end: { ScoreSheet, mark: (view) => String((view as View).round) },
  credits: [],
  texts: {
    en: async () => (await import('./text/en.json')).default,
    pl: async () => (await import('./text/pl.json')).default,
  },
}
