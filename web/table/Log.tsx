// The log in words: made from events in the reader's language, with who did it and where my last turn was.

import type { Event } from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import type { LogEntry } from '@backroom/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import type { GameScreen, Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'

const SHOWN = 160
const said = new WeakMap<Words, WeakMap<Event, string | null>>()

/** A line, made once for each language and table. */
export function lineOf(words: Words, event: Event): string | null {
  const lines = said.get(words) ?? new WeakMap<Event, string | null>()
  said.set(words, lines)
  const known = lines.get(event)
  if (known !== undefined) return known
  const line = words.event(event)
  lines.set(event, line)
  return line
}

interface LogProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly entries: readonly LogEntry[]
  /** The entry after which "since your last turn" begins. */
  readonly since: number | null
  readonly onAgain?: (() => void) | undefined
}

export function Log({ screen, scene, entries, since, onAgain }: LogProps) {
  const end = useRef<HTMLLIElement>(null)
  const shown = entries.slice(-SHOWN)
  const last = shown.at(-1)?.seq
  useEffect(() => {
    const list = end.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [last, scene.language])
  return (
    // A list that scrolls must be reachable without a mouse.
    <ol class="log" tabIndex={0} aria-label={say('panel.log')}>
      {shown.map((entry) => (
        <Entry key={entry.seq} screen={screen} scene={scene} entry={entry}>
          {entry.seq === since && entry.seq !== last && (
            <li class="since">
              <span>{say('since.title')}</span>
              {onAgain && (
                <button type="button" onClick={onAgain}>
                  <Icon name="play" size={14} /> {say('since.again')}
                </button>
              )}
            </li>
          )}
        </Entry>
      ))}
      <li ref={end} class="log-end" aria-hidden="true" />
    </ol>
  )
}

function Entry({
  screen,
  scene,
  entry,
  children,
}: {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly entry: LogEntry
  readonly children: preact.ComponentChildren
}) {
  return (
    <>
      {entry.events.map((event, i) => (
        <Line
          key={`${entry.seq}.${i}`}
          screen={screen}
          scene={scene}
          event={event}
          byBot={entry.standIn !== undefined}
        />
      ))}
      {children}
    </>
  )
}

function Line({
  screen,
  scene,
  event,
  byBot,
}: {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly event: Event
  /** A bot did it for somebody who was away. */
  readonly byBot: boolean
}) {
  const text = lineOf(scene.words, event)
  if (text === null) return null
  if (screen.events.isHeading?.(event))
    return (
      <li class="log-head">
        <span>{text}</span>
      </li>
    )
  const seat = screen.events.actor?.(event) ?? null
  const family = seat === null ? null : screen.families.look(scene, seat)
  return (
    <li class={seat === scene.viewer ? 'by-me' : undefined}>
      {family ? <family.Emblem size={24} /> : <i class="log-dot" aria-hidden="true" />}
      <p>
        {text}
        {byBot && (
          <span class="by-bot" title={say('log.byBot')}>
            <Icon name="robot" size={14} />
            <span class="unseen">{say('log.byBot')}</span>
          </span>
        )}
      </p>
    </li>
  )
}
