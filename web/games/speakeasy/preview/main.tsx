// A gallery of the board, with positions from games played at random.
// In the address: players, seed, key (stop at such a prompt), nth, at (answers), lang, size, width, height, zoom, x, y,
// pick (places), look (a place), group, filter.

import '../../../kit/fonts.css'
import '../../../kit/tokens.css'
import '../../../kit/parts.css'
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
import { speakeasy } from '@backroom/games/speakeasy'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { wordsFor } from '../../../../games/words.ts'
import { PickBook, type Question } from '../../../kit/picks.ts'
import type { Scene } from '../../../kit/screen.ts'
import { fitScale } from '../../../table/frame.ts'
import { type Language, sayer } from '../../../text/say.ts'
import { Board, BOARD, boardTexts } from '../board/Board.tsx'
import { FILTERS } from '../board/facts.ts'
import { stress } from '../board/stress.ts'
import { viewOf } from '../game.ts'
import { placeOfBlocked } from '../places.ts'
import { targets } from '../targets.ts'

const asked = new URLSearchParams(location.search)
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise)
const language: Language = asked.get('lang') === 'pl' ? 'pl' : 'en'
const players = number('players', 4)
const NAMES = ['Basia', 'Honza', 'Ilya', 'Marek']

/** Plays at random as far as asked; the seat that the table then waits for looks. */
function play(): { readonly play: Play; readonly viewer: Seat } {
  const seed = asked.get('seed') ?? '1'
  const game = begin(speakeasy as AnyGame, players, seed)
  const luck = randomFrom(`luck ${seed}`)
  const key = asked.get('key')
  let left = number('nth', 1)
  while (!game.core.over) {
    const open = game.prompts.find((prompt) => game.core.sealed[prompt.seat] == null)
    if (!open) break
    const far = game.core.taken >= number('at', key === null ? 120 : 0)
    if (far && (key === null || (open.key === key && --left <= 0))) return { play: game, viewer: open.seat }
    game.answer(open.seat, game.core.wait, randomAnswer(open, luck))
  }
  return { play: game, viewer: 0 }
}

function frameOf(): { readonly width: number; readonly height: number; readonly zoom: number } {
  const [width, height] = [number('width', 1104), number('height', 604)]
  return { width, height, zoom: number('zoom', fitScale(BOARD, { width, height })) }
}

async function hang(): Promise<void> {
  const { play: game, viewer } = play()
  const { width, height, zoom } = frameOf()
  const phone = asked.get('size') === 'phone'
  const seen = sight(game, viewer)
  const question = signal<Question | null>(null)
  const picks = new PickBook(question, () => undefined)
  const shell = (await import(`../../../text/${language}.json`)) as { default: { [key: string]: string } }
  const scene: Scene = {
    game: 'speakeasy',
    sight: seen,
    viewer,
    people: NAMES.slice(0, players).map((name, seat) => ({ seat, name, bot: null, here: true })),
    language,
    words: await wordsFor('speakeasy', language),
    say: sayer(language, { ...shell.default, ...(await boardTexts[language]()) }),
    picks,
    size: phone ? 'phone' : 'desktop',
    zoom,
    rule: () => undefined,
    options: {},
    command: null,
  }
  const seated: Scene = {
    ...scene,
    words: scene.words.seated(viewOf(scene).families.map(({ color }) => color)),
  }
  const { prompt } = seen
  if (prompt) {
    const blocked = new Map<string, Blocked>()
    for (const one of blockedFor(game, viewer)) {
      const place = placeOfBlocked(one)
      if (place !== null) blocked.set(place, one)
    }
    question.value = { prompt, wait: seen.wait, targets: targets(prompt, seated), blocked }
  }
  const filter = FILTERS.find((one) => one === asked.get('filter'))
  if (filter) stress(seated, filter)
  const group = asked.get('group')
  if (group !== null) picks.choose(group)
  for (const place of asked.getAll('pick')) picks.take(place)
  picks.look(asked.get('look'))
  const root = document.getElementById('gallery')
  const sheet = phone
    ? {
        width: `${BOARD.width}px`,
        transform: `translate(${-number('x', 0) * zoom}px, ${-number('y', 0) * zoom}px) scale(${zoom})`,
      }
    : { width: `${BOARD.width * zoom}px` }
  if (!root) return
  render(
    <main>
      <div class="board-frame gallery-frame" style={{ width: `${width}px`, height: `${height}px` }}>
        <div class="gallery-sheet" style={sheet}>
          <Board scene={seated} />
        </div>
      </div>
      <p class="gallery-prompt">{prompt ? `${prompt.key} · ${prompt.rule} · ${game.core.taken}` : ''}</p>
    </main>,
    root,
  )
}

await hang()
