// The curtain between two people at one screen: nothing of anybody's is drawn until the next one says so.

import type { Seat } from '@backroom/engine'
import { useEffect, useRef } from 'preact/hooks'
import { DoorSign } from '../kit/Wordmark.tsx'
import { say } from '../text/say.ts'

interface CurtainProps {
  readonly seat: Seat
  readonly name: string
  readonly onHere: () => void
}

export function Curtain({ name, onHere }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main class="curtain">
      <div class="curtain-card">
        <DoorSign size={88} />
        <h1 class="display">{say('curtain.title', { name })}</h1>
        <p>{say('curtain.text', { name })}</p>
        <button ref={button} type="button" class="button primary" onClick={onHere}>
          {say('curtain.here', { name })}
        </button>
      </div>
    </main>
  )
}
