// The lessons of one game: what each teaches, how long it takes, and how far one has come.

import { type Lesson, lessonIds, lessonsOf } from '@backroom/games/lessons'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../kit/Icon.tsx'
import { say } from '../../text/say.ts'
import { Poster } from '../art/Poster.tsx'
import { Shell } from '../Shell.tsx'
import './learn.css'
import { nextLesson, progressIn } from './progress.ts'
import { useLessonWords } from './words.ts'

export function LearnPage({ game }: { readonly game: string }) {
  const lessons = useSignal<readonly Lesson[]>([])
  const words = useLessonWords(game)
  useEffect(() => {
    const fetch = async () => {
      lessons.value = await lessonsOf(game)
    }
    void fetch()
  }, [game])
  const { done, places } = progressIn(game)
  const next = nextLesson(game, lessonIds(game))
  return (
    <Shell title={say('learn.title', { game: say(`game.${game}.title`) })}>
      <div class="learn" data-game={game}>
        <div class="learn-head">
          <Poster game={game} />
          <p class="coach-aim">{words('aim')}</p>
        </div>
        <ol class="lessons">
          {lessons.value.map(({ id, minutes }, number) => (
            <li key={id} data-done={done.includes(id)}>
              <span class="lesson-number label">
                {done.includes(id) ? <Icon name="check" /> : number + 1}
                {done.includes(id) && <span class="unseen">{say('learn.done')}</span>}
              </span>
              <div>
                <h2 class="label">{words(`${id}.title`)}</h2>
                <p>{words(`${id}.idea`)}</p>
              </div>
              <small class="quiet">{say('learn.minutes', { minutes })}</small>
              <a class={id === next ? 'button primary' : 'button'} href={`/learn/${game}/${id}`}>
                {say(places[id] ? 'learn.resume' : done.includes(id) ? 'learn.again' : 'learn.begin')}
                <span class="unseen">: {words(`${id}.title`)}</span>
              </a>
            </li>
          ))}
        </ol>
        <p class="row">
          <a class={next === undefined ? 'button primary' : 'button'} href={`/new/${game}`}>
            {say('learn.play')}
          </a>
          <a class="button" href={`/rules/${game}`}>
            {say('nav.rules')}
          </a>
        </p>
      </div>
    </Shell>
  )
}
