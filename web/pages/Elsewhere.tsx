// A game that this tab does not play, with nothing of it to show: where it is, and how to play it here.

import type { Here } from '../play/here.ts'
import { PlayHere } from '../table/FollowBar.tsx'
import { say } from '../text/say.ts'
import { Shell } from './Shell.tsx'

export function Elsewhere({ here }: { readonly here: Here }) {
  const role = here.role.value
  // What nobody has any more cannot be played.
  const playable = role !== 'gone' || here.latest() !== null
  return (
    <Shell title={say(`here.${role}`)}>
      <p class="lead" role="status">
        {say(`here.${role}.text`)}
      </p>
      <p class="row">
        {playable && <PlayHere here={here} class="button primary" />}
        <a class="button" href="/tables">
          {say('nav.tables')}
        </a>
      </p>
    </Shell>
  )
}
