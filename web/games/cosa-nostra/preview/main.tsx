// A gallery of the drawn parts, with positions from games played at random.
// In the address: players, seed, key (stop at such a prompt), nth, at (answers), lang, part, size, zoom, group, pick, add.

import '../../../kit/fonts.css'
import '../../../kit/tokens.css'
import './preview.css'
import {
  type AnyGame,
  begin,
  type Blocked,
  blockedFor,
  type Play,
  randomAnswer,
  randomFrom,
  type Seat,
  sight,
} from '@backroom/engine'
import { cosaNostra } from '@backroom/games/cosa-nostra'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { wordsFor } from '../../../../games/words.ts'
import { PickBook, type Question } from '../../../kit/picks.ts'
import type { Scene, Standing } from '../../../kit/screen.ts'
import { type Language, sayer } from '../../../text/say.ts'
import { screen } from '../index.tsx'

const asked = new URLSearchParams(location.search)
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise)
const language: Language = asked.get('lang') === 'pl' ? 'pl' : 'en'
const players = number('players', 5)
const NAMES = ['Ines', 'Jonas', 'Theo', 'Marta', 'Zbigniew']

/** Plays at random as far as asked; the seat that the table then waits for looks. */
function play(): { play: Play; viewer: Seat; history: Standing[] } {
  const seed = asked.get('seed') ?? '1'
  const game = begin(cosaNostra as AnyGame, players, seed)
  const luck = randomFrom(`luck ${seed}`)
  const key = asked.get('key')
  let left = number('nth', 1)
  const history: Standing[] = []
  while (!game.core.over) {
    const open = game.prompts.find((prompt) => game.core.sealed[prompt.seat] == null)
    if (!open) break
    const reached = key === null ? game.core.taken >= number('at', 120) : open.key === key && --left <= 0
    if (reached && key !== 'end') return { play: game, viewer: open.seat, history }
    game.answer(open.seat, game.core.wait, randomAnswer(open, luck))
    history.push({
      at: game.core.taken,
      totals: game.game.standing(game.core.state, game.box),
      view: game.game.view(game.core.state, 'spectator', game.box),
    })
  }
  return { play: game, viewer: 0, history }
}

async function hang(): Promise<void> {
  const { play: game, viewer: asks, history } = play()
  const viewer = asked.get('viewer') === 'spectator' ? 'spectator' : asks
  const size = asked.get('size') === 'phone' ? 'phone' : 'desktop'
  const texts = await screen.texts[language]()
  const say = sayer(language, texts)
  const seen = sight(game, viewer)
  const words = (await wordsFor('cosa-nostra', language)).seated(screen.seatIds(seen.view))
  const question = signal<Question | null>(null)
  const picks = new PickBook(question, () => undefined)
  const scene: Scene = {
    game: 'cosa-nostra',
    sight: seen,
    viewer,
    people: Array.from({ length: players }, (_, seat) => ({
      seat,
      name: NAMES[seat] ?? '',
      bot: null,
      here: true,
    })),
    language,
    words,
    say,
    picks,
    size,
    zoom: number('zoom', 1),
    rule: () => undefined,
    options: {},
    command: null,
  }
  const { prompt } = seen
  if (prompt) {
    const blocked = new Map<string, Blocked>()
    for (const one of blockedFor(game, viewer)) {
      const place = screen.blockedPlace?.(one)
      if (place != null) blocked.set(place, one)
    }
    question.value = { prompt, wait: seen.wait, targets: screen.targets(prompt, scene), blocked }
  }
  const group = asked.get('group')
  if (group !== null) picks.choose(group)
  for (const place of asked.getAll('pick')) picks.take(place)
  for (const id of asked.getAll('add')) picks.add(id)
  const root = document.getElementById('gallery')
  if (root) render(<Gallery scene={scene} history={history} />, root)
}

function Gallery({ scene, history }: { readonly scene: Scene; readonly history: readonly Standing[] }) {
  const part = asked.get('part') ?? 'table'
  const shows = (name: string) => part === name || part === 'all'
  const others = scene.people.map(({ seat }) => seat).filter((seat) => seat !== scene.viewer)
  const prompt = scene.sight.prompt
  const Overlay = prompt && screen.overlay?.(prompt)
  const { inView } = scene.picks
  const { over } = scene.sight
  const Gains = screen.Gains
  const Chart = screen.WealthChart
  const Pinned = screen.Pinned
  return (
    <main class={`gallery gallery-${scene.size}`}>
      {(part === 'table' || shows('plates')) && (
        <>
          <div class="gallery-track">
            <screen.Track scene={scene} short={scene.size === 'phone'} />
          </div>
          <div class="gallery-plates">
            {others.map((seat) => (
              <screen.Plate key={seat} scene={scene} seat={seat} />
            ))}
          </div>
        </>
      )}
      {(part === 'table' || shows('board')) && (
        <div class="gallery-board">
          {Overlay ? <Overlay scene={scene} /> : <screen.Board scene={scene} />}
        </div>
      )}
      {part === 'table' && (
        <div class="gallery-prompt">
          <b>{prompt ? scene.words.prompt(prompt) : ''}</b>
          <div>{Gains && inView && <Gains scene={scene} option={inView} />}</div>
        </div>
      )}
      {(part === 'table' || shows('mine')) && (
        <div class="gallery-mine">
          <screen.Mine scene={scene} />
        </div>
      )}
      {shows('families') &&
        scene.people.map(({ seat }) => <screen.Family key={seat} scene={scene} seat={seat} />)}
      {shows('bonuses') && Pinned && (
        <div class="gallery-pinned">
          <Pinned scene={scene} />
        </div>
      )}
      {shows('score') && over && <screen.ScoreSheet scene={scene} outcome={over} />}
      {shows('score') && Chart && <Chart scene={scene} history={history} />}
    </main>
  )
}

await hang()
