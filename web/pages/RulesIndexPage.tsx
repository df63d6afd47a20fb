// Whose rules can be read here.

import { SHELF } from '../games/index.ts'
import { say } from '../text/say.ts'
import { Poster } from './art/Poster.tsx'
import { Shell } from './Shell.tsx'

export const RulesIndexPage = () => (
  <Shell title={say('nav.rules')}>
    <p class="lead">{say('rules.lead')}</p>
    <ul class="rules-index">
      {SHELF.map(({ id }) => (
        <li key={id} class="game-card" data-game={id}>
          <Poster game={id} />
          <div class="game-card-text">
            <h2 class="display">{say(`game.${id}.title`)}</h2>
            <p>
              <a class="button primary" href={`/rules/${id}`}>
                {say('rules.read')}
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Shell>
)
