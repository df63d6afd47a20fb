// A gallery of the bargaining room over a real game: what is offered here is offered to the engine itself.
// In the address: players, seed, at (least answers), offers (open ones for whoever looks), rest=1 (an order at
// work), lang, size, watch=1 (a spectator), open (offer, answer, word), to, part (panel, pinned, alert, all).

import '../../../../kit/fonts.css'
import '../../../../kit/tokens.css'
import '../../../../kit/parts.css'
import './preview.css'
import {
  type AnyGame,
  begin,
  below,
  type Json,
  pick,
  type Play,
  randomAnswer,
  randomFrom,
  type Seat,
  sight,
} from '@backroom/engine'
import { cosaNostra } from '@backroom/games/cosa-nostra'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { wordsFor } from '../../../../../games/words.ts'
import { PickBook, type Question } from '../../../../kit/picks.ts'
import type { Scene } from '../../../../kit/screen.ts'
import { type Language, sayer, speak } from '../../../../text/say.ts'
import { isOpenTo, type NostraView } from '../game.ts'
import {
  BargainButton,
  BargainPanel,
  bargainTexts,
  BargainWindows,
  OfferAlert,
  PinnedOffer,
} from '../index.ts'
import { answerOffer, bargainWith, sayWords } from '../open.ts'

const asked = new URLSearchParams(location.search)
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise)
const language: Language = asked.get('lang') === 'pl' ? 'pl' : 'en'
const players = number('players', 5)
const seed = asked.get('seed') ?? '1'
const luck = randomFrom(`luck ${seed}`)

const viewFor = (game: Play, seat: Seat): NostraView =>
  game.game.view(game.core.state, seat, game.box) as NostraView

/** Somebody does something that the rules allow: more talk than at a real table. */
function anything(game: Play): void {
  const { commands } = game.game
  if (commands && below(luck, 2) === 0) {
    const seat = below(luck, players)
    const name = pick(luck, Object.keys(commands))
    const args = commands[name]?.suggest?.(game.core.state, seat, luck, game.box) ?? null
    if (args !== null) game.command(seat, name, args)
    return
  }
  const seat = pick(luck, game.awaited())
  const prompt = game.promptOf(seat)
  if (prompt) game.answer(seat, game.core.wait, randomAnswer(prompt, luck))
}

/** Plays at random until somebody sees what was asked for. */
function played(): { readonly game: Play; readonly viewer: Seat } {
  const game = begin(cosaNostra as AnyGame, players, seed)
  const wanted = number('offers', 1)
  const rests = asked.get('rest') === '1'
  while (!game.core.over) {
    if (game.core.taken >= number('at', 150))
      for (let seat = 0; seat < players; seat++) {
        const view = viewFor(game, seat)
        const open = view.offers.filter((offer) => isOpenTo(offer, seat)).length
        if (open >= wanted && view.executions.length > 0 === rests) return { game, viewer: seat }
      }
    anything(game)
  }
  return { game, viewer: 0 }
}

async function hang(): Promise<void> {
  const { game, viewer } = played()
  await speak(language)
  const say = sayer(language, await bargainTexts[language]())
  const picks = new PickBook(signal<Question | null>(null), () => undefined)
  const words = await wordsFor('cosa-nostra', language)
  const root = document.getElementById('gallery')
  const draw = () => {
    const watching = asked.get('watch') === '1'
    const seen = sight(game, watching ? 'spectator' : viewer)
    const scene: Scene = {
      game: 'cosa-nostra',
      sight: seen,
      viewer: watching ? 'spectator' : viewer,
      people: Array.from({ length: players }, (_, seat) => ({ seat, name: '', bot: null, here: true })),
      language,
      words: words.seated((seen.view as NostraView).seats.map(({ family }) => family)),
      say,
      picks,
      size: asked.get('size') === 'phone' ? 'phone' : 'desktop',
      zoom: 1,
      rule: () => undefined,
      options: {},
      command: watching
        ? null
        : async (command: string, args: Json) => {
            const reply = game.command(viewer, command, args)
            draw()
            return reply.ok ? null : reply.refusal
          },
    }
    if (root) render(<Gallery scene={scene} />, root)
  }
  draw()
  const view = viewFor(game, viewer)
  const offer = view.offers.findLast((one) => isOpenTo(one, viewer))
  const to = asked.get('to') === 'all' ? 'all' : number('to', (viewer + 1) % players)
  if (asked.get('open') === 'answer' && offer) answerOffer(offer)
  else if (asked.get('open') === 'offer') bargainWith(to)
  else if (asked.get('open') === 'word') sayWords(to)
}

function Gallery({ scene }: { readonly scene: Scene }) {
  const part = asked.get('part') ?? 'all'
  const shows = (name: string) => part === name || part === 'all'
  return (
    <main class="gallery">
      {shows('panel') && (
        <div class="gallery-panel">
          <BargainPanel scene={scene} />
        </div>
      )}
      <div class="gallery-panel">
        {shows('pinned') && <PinnedOffer scene={scene} />}
        {shows('alert') && <OfferAlert scene={scene} />}
        {part === 'all' &&
          scene.people.map(({ seat }) => <BargainButton key={seat} scene={scene} seat={seat} />)}
      </div>
      <BargainWindows scene={scene} />
    </main>
  )
}

await hang()
