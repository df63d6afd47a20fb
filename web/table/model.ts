// Everything a table's screen is drawn from, put together from the line, the game's screen and the words.

import type { Blocked, Json, Seat, Sight, Viewer } from '@backroom/engine'
import { type Words, wordsFor } from '@backroom/games/words'
import type { TableInfo } from '@backroom/protocol'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { PickBook, type Question } from '../kit/picks.ts'
import type { GameScreen, Person, Scene } from '../kit/screen.ts'
import type { TableSource } from '../play/source.ts'
import { language, type Say, say, sayer } from '../text/say.ts'
import { Stage } from './stage.ts'

export type Size = Scene['size']

const sizeNow = (): Size =>
  matchMedia('(max-width: 699px)').matches
    ? 'phone'
    : matchMedia('(max-width: 1239px)').matches
      ? 'tablet'
      : 'desktop'

/** How big the window is, as the screens tell it apart. */
export const size = signal<Size>(sizeNow())
addEventListener('resize', () => {
  size.value = sizeNow()
})

/** Words and screen texts of a game, in the language of the moment. */
export function speakGame(screen: GameScreen): {
  readonly words: ReadonlySignal<Words | null>
  readonly say: ReadonlySignal<Say>
  readonly stop: () => void
} {
  const words = signal<Words | null>(null)
  const own = signal<Say>(say)
  const stop = effect(() => {
    const wanted = language.value
    const speak = async () => {
      const [found, texts] = await Promise.all([wordsFor(screen.id, wanted), screen.texts[wanted]()])
      if (language.peek() !== wanted) return
      words.value = found
      own.value = sayer(wanted, texts, say)
    }
    void speak()
  })
  return { words, say: own, stop }
}

/** The people at the seats; a bot goes by its level. */
export const peopleAt = (info: TableInfo): readonly Person[] =>
  info.seats.map((seat, number) =>
    seat.kind === 'bot'
      ? { seat: number, name: say(`bot.${seat.bot}`), bot: seat.bot, here: true }
      : { seat: number, name: seat.name ?? say('seat.empty'), bot: null, here: seat.here },
  )

/** What is shown of the blocked things: by the place where each lies. */
function blockedPlaces(screen: GameScreen, blocked: readonly Blocked[]): ReadonlyMap<string, Blocked> {
  const places = new Map<string, Blocked>()
  for (const one of blocked) {
    const place = screen.blockedPlace?.(one)
    if (place && !places.has(place)) places.set(place, one)
  }
  return places
}

interface SceneParts {
  readonly screen: GameScreen
  readonly sight: Sight
  readonly viewer: Viewer
  readonly people: readonly Person[]
  readonly words: Words
  readonly say: Say
  readonly picks: Scene['picks']
  readonly zoom: number
  readonly rule: (id: string) => void
  readonly options: Json
  readonly command: Scene['command']
}

const seated = new WeakMap<Words, Map<string, Words>>()

/** The same words for the same seats, so that sentences made once can be kept. */
function seatedAt(words: Words, ids: readonly string[]): Words {
  const known = seated.get(words) ?? new Map<string, Words>()
  seated.set(words, known)
  const key = ids.join()
  const found = known.get(key) ?? words.seated(ids)
  known.set(key, found)
  return found
}

export const makeScene = ({ screen, words, ...parts }: SceneParts): Scene => ({
  game: screen.id,
  language: language.value,
  size: size.value,
  words: seatedAt(words, screen.seatIds(parts.sight.view)),
  ...parts,
})

export class TableModel {
  readonly source: TableSource
  readonly screen: GameScreen
  readonly stage: Stage
  readonly picks: PickBook
  readonly zoom = signal(1)
  /** The rule that is open in the reader. */
  readonly openRule = signal<string | null>(null)
  readonly #spoken: ReturnType<typeof speakGame>
  readonly #stops: (() => void)[] = []

  constructor(source: TableSource, screen: GameScreen) {
    this.source = source
    this.screen = screen
    this.stage = new Stage(source)
    this.#spoken = speakGame(screen)
    this.picks = new PickBook(this.question, (wait, answer) => {
      this.stage.answered()
      source.answer(wait, answer)
    })
    // The reasons are asked for with every question, so that a touch is answered at once.
    this.#stops.push(
      this.#spoken.stop,
      effect(() => {
        const sight = this.stage.shown.value
        if (sight?.prompt) source.why(sight.wait)
      }),
    )
  }

  readonly #command = (command: string, args: Json) => this.source.command(command, args)

  readonly viewer = computed<Viewer>(() => this.source.you.value ?? 'spectator')

  readonly scene = computed<Scene | null>(() => {
    const sight = this.stage.shown.value
    const info = this.source.info.value
    const words = this.#spoken.words.value
    if (!sight || !info || !words) return null
    return makeScene({
      screen: this.screen,
      sight,
      viewer: this.viewer.value,
      people: peopleAt(info),
      words,
      say: this.#spoken.say.value,
      picks: this.picks,
      zoom: this.zoom.value,
      rule: (id) => {
        this.openRule.value = id
      },
      options: info.options,
      command: this.source.you.value === null || sight.over ? null : this.#command,
    })
  })

  readonly question = computed<Question | null>(() => {
    const scene = this.scene.value
    const prompt = scene?.sight.prompt
    if (!scene || !prompt || this.source.sending.value) return null
    const { wait } = scene.sight
    // What is shown may lag behind: nobody is asked twice.
    const present = this.source.sight.value
    if (present?.wait !== wait || present.prompt === null) return null
    const blocked = this.source.blocked.value
    return {
      prompt,
      wait,
      targets: this.screen.targets(prompt, scene),
      blocked: blockedPlaces(this.screen, blocked?.wait === wait ? blocked.blocked : []),
    }
  })

  /** Whom the table waits for. */
  readonly awaited = computed<readonly Seat[]>(() =>
    (this.stage.shown.value?.waiting ?? []).filter(({ sealed }) => !sealed).map(({ seat }) => seat),
  )

  close(): void {
    for (const stop of this.#stops) stop()
    this.source.close()
  }
}
