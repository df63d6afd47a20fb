// The card that answers "what is this?": beside the thing, from below on a phone.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../kit/Icon.tsx'
import type { About, GameScreen, Scene } from '../../kit/screen.ts'
import { say } from '../../text/say.ts'
import type { Asked, Asking } from './asking.ts'
import { useBook } from './book.ts'
import { placed } from './placed.ts'
import './what.css'

interface CardProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly asking: Asking
  readonly asked: Asked
}

export function WhatCard({ screen, scene, asking, asked }: CardProps) {
  const read = useBook(screen, scene)
  const about = read.value?.about(asked.thing, scene) ?? null
  return about && <Card scene={scene} about={about} asked={asked} onClose={() => asking.close()} />
}

interface ShownProps {
  readonly scene: Scene
  readonly about: About
  readonly asked: Asked
  readonly onClose: () => void
}

function Card({ scene, about, asked, onClose }: ShownProps) {
  const card = useRef<HTMLDivElement>(null)
  const byHover = asked.by === 'hover'
  useLayoutEffect(() => {
    const shown = card.current
    if (!shown) return
    if (!asked.element.isConnected) return onClose()
    if (!shown.matches(':popover-open')) shown.showPopover()
    const { left, top } = placed(asked.element, shown, scene.form === 'phone')
    shown.style.left = `${left}px`
    shown.style.top = `${top}px`
  })
  useEffect(() => {
    if (asked.by === 'key') card.current?.focus()
  }, [asked])
  useEffect(() => {
    asked.element.classList.add('asked')
    return () => asked.element.classList.remove('asked')
  }, [asked.element])
  return (
    <div
      ref={card}
      class="what"
      popover="manual"
      role={byHover ? 'tooltip' : 'dialog'}
      aria-label={byHover ? undefined : about.name}
      tabIndex={-1}
      data-by={asked.by}
    >
      <header>
        <span class="what-picture" aria-hidden="true">
          {about.picture}
        </span>
        <div>
          <h3>{about.name}</h3>
          <p>{about.kind}</p>
        </div>
        {!byHover && (
          <button type="button" class="round" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <p class="what-does">{about.does}</p>
      {about.now.length > 0 && (
        <ul class="what-now" aria-label={say('what.now')}>
          {about.now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <footer>
        <span>{about.whose}</span>
        <button
          type="button"
          class="what-rule"
          onClick={() => {
            // The rule opens over the table; its Escape is its own.
            onClose()
            scene.rule(about.rule)
          }}
        >
          {about.rule}
        </button>
      </footer>
    </div>
  )
}
