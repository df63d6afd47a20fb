// Looking offline for games that lead to a moment worth seeing: played at random from seeds, the same every time.

import {
  type Action,
  type Answer,
  type AnyGame,
  begin,
  type Event,
  type GameRecord,
  type Json,
  newRecord,
  type Play,
  type Prompt,
  randomAnswer,
  randomFrom,
} from '@backroom/engine'

/** One answer with the question it was given to, and what came of it. */
interface SearchStep {
  readonly prompt: Prompt
  readonly answer: Answer
  readonly events: readonly Event[]
}

/** A game up to here. */
export interface Walk {
  /** As it stands: with a question open, or over. */
  readonly play: Play
  readonly steps: readonly SearchStep[]
}

export interface Ground {
  readonly game: AnyGame
  readonly seats: readonly string[]
  readonly options?: Json
  /** What is answered where chance would seldom lead to the moment; null: anything. */
  readonly wish?: (prompt: Prompt, play: Play) => Answer | null
}

/** A question and its answer, to be given again by whoever sits there. */
export type Cue = Pick<SearchStep, 'prompt' | 'answer'>

/** A game that stands just before something: its record, and the answers that lead to it. */
export interface Moment {
  readonly record: GameRecord
  readonly script: readonly Cue[]
}

const GAMES = 3000

export const optionIds = (prompt: Prompt): readonly string[] =>
  'options' in prompt ? prompt.options.map(({ id }) => id) : []

function* walks({ game, seats, options = {}, wish }: Ground, seed: string): Generator<Walk> {
  const play = begin(game, seats.length, seed, options, [], true)
  const luck = randomFrom(`luck of ${seed}`)
  const steps: SearchStep[] = []
  play.takeTold()
  while (!play.core.over) {
    yield { play, steps }
    const prompt = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
    if (!prompt) throw new Error(`${seed} waits for nobody`)
    const answer = wish?.(prompt, play) ?? randomAnswer(prompt, luck)
    const reply = play.answer(prompt.seat, play.core.wait, answer)
    if (!reply.ok) throw new Error(`${seed}: ${prompt.key} does not take ${String(answer)}`)
    steps.push({ prompt, answer, events: play.takeTold().map(({ event }) => event) })
  }
  yield { play, steps }
}

/**
 * The first game in which `from` finds the moment: it says how many answers of the walk come before it, null where
 * it is not there yet.
 */
export function searchFor(ground: Ground, from: (walk: Walk) => number | null): Moment {
  for (let number = 1; number <= GAMES; number++) {
    const seed = `evening ${number}`
    for (const walk of walks(ground, seed)) {
      const count = from(walk)
      if (count === null) continue
      const { game, seats, options = {} } = ground
      const answers = walk.steps
        .slice(0, count)
        .map(({ prompt, answer }): Action => ({ seat: prompt.seat, answer }))
      return {
        record: { ...newRecord(game, seats, seed, options), answers },
        script: walk.steps.slice(count).map(({ prompt, answer }) => ({ prompt, answer })),
      }
    }
  }
  throw new Error(`none of ${GAMES} games of ${ground.game.id} leads there`)
}

/** The last step told of this. */
export const hasTold = ({ steps }: Walk, type: string): boolean =>
  steps.at(-1)?.events.some((event) => event.type === type) === true
