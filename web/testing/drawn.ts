// A game's screen drawn without a browser.

import { blockedFor, type Json, type Play, sight, type Viewer } from '@backroom/engine'
import { type Words, wordsFor } from '@backroom/games/words'
import { signal } from '@preact/signals'
import { type ComponentChild, h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { vi } from 'vitest'
import { blockedPlaces, PickBook, type Question } from '../kit/picks.ts'
import type { GameScreen, Scene } from '../kit/screen.ts'
import { type Language, type Say, sayer } from '../text/say.ts'

// A window with room for everything.
vi.stubGlobal('matchMedia', () => ({ matches: true }))

const NAMES = ['Ines', 'Jonas', 'Theo', 'Marta', 'Zbigniew']

/** A screen with its words in one language, and with the shell's after them. */
export interface Spoken {
  readonly screen: GameScreen
  readonly language: Language
  readonly words: Words
  readonly say: Say
}

export async function spoken(screen: GameScreen, language: Language): Promise<Spoken> {
  const house = language === 'en' ? await import('../text/en.ts') : await import('../text/pl.ts')
  const [words, texts] = await Promise.all([wordsFor(screen.id, language), screen.texts[language]()])
  return { screen, language, words, say: sayer(language, texts, sayer(language, house.house)) }
}

/** The scene of a position, as a viewer has it. */
export function sceneOf(
  { screen, language, words, say }: Spoken,
  play: Play,
  viewer: Viewer,
  size: Scene['size'],
  options: Json,
): Scene {
  const question = signal<Question | null>(null)
  const seen = sight(play, viewer)
  const scene: Scene = {
    game: screen.id,
    sight: seen,
    viewer,
    people: NAMES.slice(0, play.seats).map((name, seat) => ({ seat, name, bot: null, here: true })),
    words: words.seated(screen.families.ids(seen.view)),
    say,
    picks: new PickBook(question, () => undefined),
    zoom: 1,
    rule: () => undefined,
    options,
    own: screen.mine.own?.() ?? {},
    command: null,
    language,
    size,
    form: size === 'phone' ? 'phone' : 'wide',
  }
  const { prompt, wait } = scene.sight
  if (prompt && typeof viewer === 'number')
    question.value = {
      prompt,
      wait,
      targets: screen.board.targets(prompt, scene),
      blocked: blockedPlaces(screen, blockedFor(play, viewer)),
    }
  return scene
}

/** Everything that the shell places round a table, as markup. Parts that are fetched later stand there as `further`. */
export function drawn(
  { around, board, families, mine }: GameScreen,
  scene: Scene,
  further: readonly ComponentChild[],
): string {
  const { prompt } = scene.sight
  const Overlay = prompt && board.overlay?.(prompt)
  return renderToString(
    h('div', null, [
      h(around.Track, { scene, short: scene.size === 'phone' }),
      ...scene.people.map(({ seat }) => h(families.Plate, { scene, seat })),
      h(board.Board, { scene }),
      Overlay && h(Overlay, { scene }),
      h(mine.Strip, { scene }),
      around.Pinned && h(around.Pinned, { scene }),
      ...further,
    ]),
  )
}
