// Everything a table's screen is drawn from, put together from the line, the game's screen and the words.

import type { Answer, Json, Prompt, Seat, Sight, Viewer } from '@backroom/engine'
import { type Words, wordsFor } from '@backroom/games/words'
import type { TableInfo } from '@backroom/protocol'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { sizeIn } from '../kit/form.ts'
import { blockedPlaces, PickBook, type Question } from '../kit/picks.ts'
import type { GameScreen, Journey, Person, Scene } from '../kit/screen.ts'
import type { TableSource } from '../play/tableSession.ts'
import { botName } from '../text/botName.ts'
import { language, type Say, say, sayer } from '../text/say.ts'
import { type Asked, OnTheWay } from './journey.ts'
import { form } from './room.ts'
import { Stage } from './stage.ts'
import { TalkBook } from './talk.ts'

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

/** The people at the seats. */
export const peopleAt = (info: TableInfo): readonly Person[] =>
  info.seats.map((seat, number) =>
    seat.kind === 'bot'
      ? { seat: number, name: botName(seat.bot), bot: seat.bot, here: true }
      : { seat: number, name: seat.name ?? say('seat.empty'), bot: null, here: seat.here },
  )

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
  readonly own: object
  readonly recent?: NonNullable<Scene['recent']>
  readonly toldAt?: NonNullable<Scene['toldAt']>
  readonly log?: NonNullable<Scene['log']>
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
  form: form.value,
  size: sizeIn(form.value),
  words: seatedAt(words, screen.families.ids(parts.sight.view)),
  ...parts,
})

const withJourneys = (prompt: Prompt, journeys: readonly Journey[]): Prompt =>
  prompt.kind === 'one' && journeys.length > 0
    ? { ...prompt, options: [...prompt.options, ...journeys.map(({ option }) => option)] }
    : prompt

export class TableModel {
  readonly source: TableSource
  readonly screen: GameScreen
  readonly stage: Stage
  readonly picks: PickBook
  readonly talk: TalkBook
  readonly zoom = signal(1)
  /** Drawn beside the question, in a lesson. */
  readonly Coach: ComponentType<{ readonly scene: Scene }> | null
  /** The rule that is open in the reader. */
  readonly openRule = signal<string | null>(null)
  readonly #spoken: ReturnType<typeof speakGame>
  readonly #own: object
  readonly #way: OnTheWay
  readonly #stops: (() => void)[] = []

  constructor(source: TableSource, screen: GameScreen, Coach: TableModel['Coach'] = null) {
    this.Coach = Coach
    this.source = source
    this.screen = screen
    this.stage = new Stage(source)
    this.talk = new TalkBook(source)
    this.#spoken = speakGame(screen)
    this.#own = screen.mine.own?.() ?? {}
    this.#way = new OnTheWay(this.#asked, (wait, answer) => source.answer(wait, answer))
    this.picks = new PickBook(this.question, (wait, answer) => this.#send(wait, answer))
    // The reasons are asked for with every question, so that a touch is answered at once.
    this.#stops.push(
      this.#spoken.stop,
      effect(() => {
        const sight = this.stage.shown.value
        if (sight?.prompt) source.why(sight.wait)
      }),
      this.#way.stop,
    )
  }

  #send(wait: number, answer: Answer): void {
    const journeys = this.question.peek()?.journeys ?? []
    this.stage.answered()
    this.#way.answer(wait, answer, journeys)
  }

  readonly #command = (command: string, args: Json) => this.source.command(command, args)

  /** Whether another tab plays, and this one looks on. */
  readonly follows = computed(() => this.source.here?.role.value === 'follows')

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
      command: this.source.you.value === null || sight.over || this.follows.value ? null : this.#command,
      own: this.#own,
      recent: this.stage.caption.value,
      log: this.source.log.value.filter(({ seq }) => seq <= this.stage.upTo.value),
      toldAt: (is) => this.source.log.value.findLast(({ events }) => events.some(is))?.at ?? null,
    })
  })

  /** Whether this table is played at, and I have not left it. */
  readonly #plays = computed<boolean>(() => {
    const info = this.source.info.value
    const you = this.source.you.value
    const seat = you === null ? undefined : info?.seats[you]
    return info?.state !== 'closed' && !(seat?.kind === 'person' && seat.left)
  })

  /** What I am asked, and nobody has answered for me. */
  readonly #asked = computed<(Asked & { readonly scene: Scene }) | null>(() => {
    const scene = this.scene.value
    const prompt = scene?.sight.prompt
    if (!scene || !prompt || this.source.sending.value || !this.#plays.value) return null
    const { wait, taken } = scene.sight
    // What is shown may lag behind: nobody is asked twice.
    const present = this.source.sight.value
    return present?.wait === wait && present.prompt !== null ? { prompt, wait, taken, scene } : null
  })

  readonly question = computed<Question | null>(() => {
    const asked = this.#asked.value
    if (!asked || this.#way.going) return null
    const { wait, scene } = asked
    const journeys = this.screen.question.journeys?.(asked.prompt, scene) ?? []
    const prompt = withJourneys(asked.prompt, journeys)
    const blocked = this.source.blocked.value
    return {
      prompt,
      wait,
      journeys,
      targets: this.screen.board.targets(prompt, scene),
      blocked: blockedPlaces(this.screen, blocked?.wait === wait ? blocked.blocked : []),
    }
  })

  /** Whom the table waits for. */
  readonly awaited = computed<readonly Seat[]>(() =>
    (this.stage.shown.value?.waiting ?? []).filter(({ sealed }) => !sealed).map(({ seat }) => seat),
  )

  close(): void {
    for (const stop of this.#stops) stop()
    this.talk.close()
    this.source.close()
  }
}
