// A gallery of the drawn parts without the shell: a position from a game played at random hangs on the wall, and
// whoever looks at a seat may bargain from it. address.ts says what can be asked for.

import '../kit/fonts.css'
import '../kit/tokens.css'
import '../kit/parts.css'
import '../kit/windows.css'
import '../table/table.css'
import './gallery.css'
import { blockedFor, type Json, sight } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { wordsFor } from '@backroom/games/words'
import { computed, signal } from '@preact/signals'
import { render } from 'preact'
import { shelved } from '../games/index.ts'
import { blockedPlaces, PickBook, type Question } from '../kit/picks.ts'
import type { GameScreen } from '../kit/screen.ts'
import { makeScene } from '../table/model.ts'
import { sayer, say, speak } from '../text/say.ts'
import { number, wantedLanguage, word, wordsOf } from './address.ts'
import { corner as cosaNostra } from './cosaNostra.ts'
import { type Corner, played } from './played.ts'
import { Rooms } from './Rooms.tsx'
import { corner as speakeasy } from './speakeasy.ts'

const CORNERS: { readonly [game: string]: Corner } = { 'cosa-nostra': cosaNostra, speakeasy }
const NAMES = ['Ines', 'Jonas', 'Theo', 'Marta', 'Zbigniew']

async function hang(screen: GameScreen, players: number): Promise<void> {
  const game = GAMES[screen.id]
  const root = document.getElementById('gallery')
  if (!game || !root) return
  await speak(wantedLanguage)
  const words = await wordsFor(screen.id, wantedLanguage)
  const spoken = sayer(wantedLanguage, await screen.texts[wantedLanguage](), say)
  const corner = CORNERS[screen.id] ?? {}
  const { play, viewer: seat, history } = played(game, players, corner)
  const viewer = word('viewer') === 'spectator' ? 'spectator' : seat
  const seen = signal(sight(play, viewer))
  const zoom = signal(1)
  const own = screen.mine.own?.() ?? {}
  const question = signal<Question | null>(null)
  const picks = new PickBook(question, () => undefined)
  const command = async (name: string, args: Json) => {
    const reply = play.command(seat, name, args)
    seen.value = sight(play, viewer)
    return reply.ok ? null : reply.refusal
  }
  const scene = computed(() =>
    makeScene({
      screen,
      sight: seen.value,
      viewer,
      people: NAMES.slice(0, players).map((name, at) => ({ seat: at, name, bot: null, here: true })),
      words,
      say: spoken,
      picks,
      zoom: zoom.value,
      rule: () => undefined,
      options: {},
      own,
      command: viewer === 'spectator' ? null : command,
    }),
  )
  const { prompt, wait } = seen.value
  if (prompt) {
    const blocked = blockedPlaces(screen, blockedFor(play, seat))
    question.value = { prompt, wait, targets: screen.board.targets(prompt, scene.value), blocked }
  }
  const group = word('group')
  if (group !== null) picks.choose(group)
  for (const place of wordsOf('pick')) picks.take(place)
  for (const id of wordsOf('add')) picks.add(id)
  picks.look(word('look'))
  corner.opens?.(scene.value)
  const zoomed = (next: number) => {
    zoom.value = next
  }
  const Hall = () => <Rooms screen={screen} scene={scene.value} history={history} onZoom={zoomed} />
  render(<Hall />, root)
}

const wanted = shelved(word('game') ?? 'corleone')
const screen = await wanted?.screen?.()
if (!wanted || !screen) throw new Error(`no game is called ${word('game')}`)
await hang(screen, Math.min(wanted.players.max, number('players', wanted.players.max)))
