// The key: every sign of the game with its meaning, and everything that lies on the table, one thing a line.

import { useMemo } from 'preact/hooks'
import { Dialog } from '../../kit/Dialog.tsx'
import type { GameScreen, Scene } from '../../kit/screen.ts'
import type { Thing } from '../../kit/thing.ts'
import { say } from '../../text/say.ts'
import { useBook } from './book.ts'
import './what.css'

interface KeyProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly onClose: () => void
}

/** Everything that is drawn at the moment, each once, in the order of the page. */
function drawnThings(): readonly Thing[] {
  const written = [...document.querySelectorAll('.table [data-thing]')].map((one) =>
    one.getAttribute('data-thing'),
  )
  return [...new Set(written)].map((one) => JSON.parse(one ?? ''))
}

export function SignKey({ screen, scene, onClose }: KeyProps) {
  const read = useBook(screen, scene).value
  const drawn = useMemo(drawnThings, [])
  return (
    <Dialog title={say('what.key')} shape="wide" onClose={onClose}>
      <p>{say('what.how')}</p>
      <ul class="sign-key">
        {read?.book.signs(scene).map((sign, at) => {
          const about = read.about(sign, scene)
          return (
            about && (
              <li key={at}>
                <span class="what-picture" aria-hidden="true">
                  {about.picture}
                </span>
                <span>
                  <b>{about.name}</b> {about.does}
                </span>
              </li>
            )
          )
        })}
      </ul>
      <h3>{say('what.all')}</h3>
      {read &&
        drawn.map((thing, at) => {
          const about = read.about(thing, scene)
          return (
            about && (
              <p key={at} class="on-table">
                <b>{about.name}</b> {about.kind} {about.does} {about.now.join(' ')} {about.whose}
              </p>
            )
          )
        })}
    </Dialog>
  )
}
