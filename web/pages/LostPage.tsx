// Nothing lives at this address.

import { say } from '../text/say.ts'
import { Shell } from './Shell.tsx'

export const LostPage = () => (
  <Shell title={say('lost.title')}>
    <p class="lead">{say('lost.text')}</p>
    <p class="row">
      <a class="button primary" href="/tables">
        {say('nav.tables')}
      </a>
    </p>
  </Shell>
)
