// Which lessons are done, and where one was left: kept on this machine, for nobody else.

import type { LessonPlace, LessonState } from '@backroom/match/lesson'
import { signal } from '@preact/signals'

interface Progress {
  readonly done: readonly string[]
  readonly places: { readonly [lesson: string]: LessonPlace }
}

type Kept = { readonly [game: string]: Progress }

const KEY = 'backroom:learn'
const NOTHING: Progress = { done: [], places: {} }

const isFields = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlace = (value: unknown): value is LessonPlace =>
  isFields(value) &&
  Number.isInteger(value['scene']) &&
  Number.isInteger(value['step']) &&
  Array.isArray(value['done'])

/** What is not as it should be is forgotten; the lessons are there as before. */
function read(value: unknown): Progress {
  if (!isFields(value)) return NOTHING
  const { done, places } = value
  return {
    done: Array.isArray(done) ? done.filter((one): one is string => typeof one === 'string') : [],
    places: isFields(places)
      ? Object.fromEntries(
          Object.entries(places).filter((entry): entry is [string, LessonPlace] => isPlace(entry[1])),
        )
      : {},
  }
}

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isFields(kept)
      ? Object.fromEntries(Object.entries(kept).map(([game, progress]) => [game, read(progress)]))
      : {}
  } catch {
    return {}
  }
}

const kept = signal<Kept>(load())

function keep(game: string, progress: Progress): void {
  kept.value = { ...kept.value, [game]: progress }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export const progressIn = (game: string): Progress => kept.value[game] ?? NOTHING

/** The lesson stands here now. */
export function keepPlace(game: string, lesson: string, state: LessonState, place: LessonPlace): void {
  const { done, places } = progressIn(game)
  const { [lesson]: _, ...others } = places
  if (state.mood === 'won')
    keep(game, { done: done.includes(lesson) ? done : [...done, lesson], places: others })
  else if (place.done.length > 0 || place.step > 0 || place.scene > 0)
    keep(game, { done, places: { ...others, [lesson]: place } })
}

/** The lesson begins anew next time. */
export function forgetPlace(game: string, lesson: string): void {
  const { done, places } = progressIn(game)
  const { [lesson]: _, ...others } = places
  keep(game, { done, places: others })
}

/** The first lesson that is not done; undefined: all are. */
export const nextLesson = (game: string, ids: readonly string[]): string | undefined =>
  ids.find((id) => !progressIn(game).done.includes(id))
