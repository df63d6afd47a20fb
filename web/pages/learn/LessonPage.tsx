// A lesson at the table: the real screen, the real engine in the worker, and the coach beside the question.

import { type Lesson, lessonsOf } from '@backroom/games/lessons'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { shelved } from '../../games/index.ts'
import { LessonWire } from '../../play/lessonWire.ts'
import { TableSession } from '../../play/tableSession.ts'
import { TableModel } from '../../table/model.ts'
import { TableScreen } from '../../table/TableScreen.tsx'
import { say } from '../../text/say.ts'
import { LostPage } from '../LostPage.tsx'
import { Coach } from './Coach.tsx'
import { forgetPlace, keepPlace, progressIn } from './progress.ts'
import './learn.css'
import { useLessonWords } from './words.ts'

interface Opened {
  readonly model: TableModel
  readonly wire: LessonWire
}

/** Sits down at the lesson; the model draws the coach with the words of the moment. */
async function open(game: string, lesson: Lesson, restart: () => void): Promise<Opened | null> {
  const screen = await shelved(game)?.screen?.()
  if (!screen) return null
  const from = progressIn(game).places[lesson.id] ?? null
  const wire = new LessonWire(game, lesson.id, from, (state, place) =>
    keepPlace(game, lesson.id, state, place),
  )
  const source = new TableSession(wire, lesson.id)
  const model: TableModel = new TableModel(source, screen, ({ scene }) => (
    <Coach
      scene={scene}
      model={model}
      wire={wire}
      lesson={lesson}
      restart={restart}
      dismiss={() => {
        source.refusal.value = null
      }}
    />
  ))
  return { model, wire }
}

export function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const opened = useSignal<Opened | null>(null)
  const lost = useSignal(false)
  const round = useSignal(0)
  const words = useLessonWords(game)
  useEffect(() => {
    let left = false
    const sit = async () => {
      const lesson = (await lessonsOf(game)).find((one) => one.id === id)
      const restart = () => {
        forgetPlace(game, id)
        round.value++
      }
      const made = lesson ? await open(game, lesson, restart) : null
      if (left) return made?.model.close()
      opened.value = made
      lost.value = made === null
    }
    void sit()
    return () => {
      left = true
      opened.value?.model.close()
      opened.value = null
    }
  }, [game, id, round.value])
  const title = words(`${id}.title`)
  useEffect(() => {
    document.title = `${title} · Backroom`
  }, [title])
  if (lost.value) return <LostPage />
  if (!opened.value || !opened.value.wire.state.value) return <p class="loading">{say('loading')}</p>
  return <TableScreen model={opened.value.model} />
}
