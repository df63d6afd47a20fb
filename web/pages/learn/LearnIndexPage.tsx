// Which game to learn.

import { lessonIds } from '@backroom/games/lessons'
import { SHELF } from '../../games/index.ts'
import { say } from '../../text/say.ts'
import { Poster } from '../art/Poster.tsx'
import { Shell } from '../Shell.tsx'
import './learn.css'
import { progressIn } from './progress.ts'

export const LearnIndexPage = () => (
  <Shell title={say('learn.index')}>
    <p class="lead">{say('learn.lead')}</p>
    <section class="shelf" aria-label={say('home.games')}>
      {SHELF.filter(({ id }) => lessonIds(id).length > 0).map(({ id }) => (
        <article key={id} class="game-card" data-game={id}>
          <Poster game={id} />
          <div class="game-card-text">
            <h2 class="display">{say(`game.${id}.title`)}</h2>
            <p class="label facts">
              {say('learn.progress', { done: progressIn(id).done.length, count: lessonIds(id).length })}
            </p>
            <p class="row">
              <a class="button primary" href={`/learn/${id}`}>
                {say('nav.learn')}
              </a>
            </p>
          </div>
        </article>
      ))}
    </section>
  </Shell>
)
