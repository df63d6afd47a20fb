// The coach's card: one sentence, one target, and the few buttons of a lesson.

import { coachKey, type Lesson, lessonIds } from '@backroom/games/lessons'
import type { LessonState } from '@backroom/match/lesson'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../kit/Icon.tsx'
import type { Scene } from '../../kit/screen.ts'
import type { LessonWire } from '../../play/lessonWire.ts'
import type { TableModel } from '../../table/model.ts'
import { type Say, say } from '../../text/say.ts'
import { pointAt } from './pointer.ts'
import { nextLesson, progressIn } from './progress.ts'
import { UncleSal } from './UncleSal.tsx'
import { isSaid, useLessonWords } from './words.ts'

interface CoachProps {
  readonly scene: Scene
  readonly model: TableModel
  readonly wire: LessonWire
  readonly lesson: Lesson
  readonly restart: () => void
  /** Takes away what the bar says of the last refusal. */
  readonly dismiss: () => void
}

/** After so many moves that were not the lesson's, showing it is offered first. */
const ENOUGH_TRIES = 2

export function Coach({ scene, model, wire, lesson, restart, dismiss }: CoachProps) {
  const words = useLessonWords(scene.game)
  const state = wire.state.value
  usePointer(model, lesson, state)
  useEffect(() => {
    // What the coach does not let pass is answered on this card, not in the bar.
    if (!state?.reply || state.mood !== 'asks') return
    model.picks.clear()
    dismiss()
  }, [state])
  if (!state) return null
  const steps = lesson.scenes.flatMap(({ steps }) => steps).length
  const before = lesson.scenes.slice(0, state.scene).flatMap(({ steps }) => steps).length
  const at = Math.min(before + state.step, steps)
  const first = lessonIds(scene.game)[0] === lesson.id
  return (
    <section
      class="coach"
      aria-label={say('learn.coach')}
      data-mood={state.mood}
      data-command={typeof lesson.scenes[state.scene]?.steps[state.step]?.asks === 'object'}
    >
      <header>
        <UncleSal />
        <div>
          <b class="label">{words(`${lesson.id}.title`)}</b>
          <div
            class="coach-steps"
            role="progressbar"
            aria-valuenow={at}
            aria-valuemin={0}
            aria-valuemax={steps}
            aria-label={say('learn.progress', { done: at, count: steps })}
          >
            {Array.from({ length: steps }, (_, n) => (
              <i key={n} data-done={n < at} data-now={n === at} />
            ))}
          </div>
        </div>
        <a class="round" href={`/learn/${scene.game}`} aria-label={say('learn.leave')}>
          <Icon name="close" />
        </a>
      </header>
      <div class="coach-says" role="status">
        {first && at === 0 && <p class="coach-aim">{words('aim')}</p>}
        <Sayings scene={scene} lesson={lesson} state={state} words={words} />
      </div>
      <Buttons scene={scene} wire={wire} lesson={lesson} state={state} restart={restart} />
    </section>
  )
}

/** Rings round what the move wants, while it is wanted. */
function usePointer(model: TableModel, lesson: Lesson, state: LessonState | null): void {
  const step = state?.mood === 'asks' ? lesson.scenes[state.scene]?.steps[state.step] : undefined
  const question = model.question.value
  useEffect(() => {
    pointAt(step, question)
    return () => pointAt(undefined, null)
  }, [step, question])
}

interface SayingsProps {
  readonly scene: Scene
  readonly lesson: Lesson
  readonly state: LessonState
  readonly words: Say
}

function Sayings({ scene, lesson, state, words }: SayingsProps) {
  if (state.mood === 'won')
    return (
      <>
        <p class="coach-win">{words(`${lesson.id}.win`)}</p>
        <p>{words(`${lesson.id}.know`)}</p>
      </>
    )
  const step = lesson.scenes[state.scene]?.steps[state.step]
  const names = (of: typeof step) =>
    Object.fromEntries(Object.entries(of?.names ?? {}).map(([name, id]) => [name, scene.words.name(id)]))
  const reply = state.reply
  const replied = reply ? lesson.scenes[state.scene]?.steps[stepOf(reply)] : undefined
  return (
    <>
      {reply && (
        <p class="coach-reply">
          {isSaid(scene.game, reply) ? words(reply, names(replied)) : say('learn.nudge')}
        </p>
      )}
      {state.mood === 'free' ? (
        <p>{say('learn.free')}</p>
      ) : (
        state.mood !== 'shows' && <p>{words(coachKey(lesson.id, state.scene, state.step), names(step))}</p>
      )}
    </>
  )
}

/** At which step a reply was given, by its message's id. */
const stepOf = (reply: string): number => Number(reply.split('.')[2]) - 1

interface ButtonsProps {
  readonly scene: Scene
  readonly wire: LessonWire
  readonly lesson: Lesson
  readonly state: LessonState
  readonly restart: () => void
}

function Buttons({ scene, wire, lesson, state, restart }: ButtonsProps) {
  switch (state.mood) {
    case 'won':
      return <WonButtons game={scene.game} lesson={lesson} restart={restart} />
    case 'reads':
      return (
        <p class="row coach-row">
          <button type="button" class="button primary" data-coach="next" onClick={() => wire.order('next')}>
            {say('learn.next')}
          </button>
        </p>
      )
    case 'shows':
      return (
        <p class="row coach-row">
          <button
            type="button"
            class="button primary"
            data-coach="takeBack"
            onClick={() => wire.order('takeBack')}
          >
            <Icon name="undo" /> {say('learn.takeBack')}
          </button>
        </p>
      )
    case 'asks':
    case 'free':
      return (
        <p class="row coach-row">
          {state.mood === 'asks' && (
            <button
              type="button"
              class={state.tries >= ENOUGH_TRIES ? 'button primary' : 'button'}
              data-coach="showMe"
              onClick={() => wire.order('showMe')}
            >
              <Icon name="play" /> {say('learn.showMe')}
            </button>
          )}
          <button type="button" class="button" onClick={restart}>
            {say('learn.again')}
          </button>
        </p>
      )
  }
}

function WonButtons({
  game,
  lesson,
  restart,
}: {
  readonly game: string
  readonly lesson: Lesson
  readonly restart: () => void
}) {
  const ids = lessonIds(game)
  const after = ids[ids.indexOf(lesson.id) + 1]
  const next = after !== undefined && !progressIn(game).done.includes(after) ? after : nextLesson(game, ids)
  return (
    <p class="row coach-row">
      {next === undefined ? (
        <a class="button primary" href={`/new/${game}`}>
          {say('learn.play')}
        </a>
      ) : (
        <a class="button primary" data-coach="nextLesson" href={`/learn/${game}/${next}`}>
          {say('learn.nextLesson')}
        </a>
      )}
      <a class="button" href={`/learn/${game}`}>
        {say('learn.all')}
      </a>
      <button type="button" class="button" onClick={restart}>
        {say('learn.again')}
      </button>
    </p>
  )
}
