// Honest waiting: who is thinking about what, and since when.

import { clockOf, now } from '../kit/clock.ts'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import { lineOf } from './Log.tsx'
import type { TableModel } from './model.ts'
import { thinkingSince } from './thinking.ts'

interface WaitingProps {
  readonly model: TableModel
  readonly scene: Scene
}

export function WaitingLine({ model, scene }: WaitingProps) {
  const { screen, source, stage } = model
  const caption = stage.caption.value
    .map((event) => lineOf(scene.words, event))
    .filter((line) => line !== null)
  const names = model.awaited.value.map((seat) => screen.family(scene, seat).name)
  const mine = model.awaited.value.some((seat) => seat === scene.viewer)
  const since = thinkingSince(source.log.value, screen.isTalk) ?? now.value
  if (scene.sight.over) return <h2 class="display">{say('over.title')}</h2>
  return (
    <>
      <h2 class="display">
        {mine ? say('wait.sending') : say('wait.who', { names: names.join(', '), count: names.length })}
      </h2>
      <p class="gains quiet">
        {caption.length > 0 ? (
          caption.slice(-2).join(' ')
        ) : (
          <>{source.local ? '' : say('wait.since', { clock: clockOf(now.value - since) })}</>
        )}
      </p>
    </>
  )
}

/** The pill of the top bar: my turn, or whose. */
export function TurnPill({ model, scene }: WaitingProps) {
  const { screen, source } = model
  const [first] = model.awaited.value
  const since = thinkingSince(source.log.value, screen.isTalk) ?? now.value
  const clock = source.local ? null : clockOf(now.value - since)
  if (scene.sight.over || first === undefined) return <span class="turn-pill over">{say('over.short')}</span>
  const mine = scene.sight.prompt !== null
  const seat = mine && typeof scene.viewer === 'number' ? scene.viewer : first
  const family = screen.family(scene, seat)
  return (
    <span class="turn-pill" data-mine={mine} style={{ '--family': family.colour }}>
      <family.Emblem size={28} />
      <b>{mine ? say('turn.mine') : family.name}</b>
      {clock !== null && <time>{clock}</time>}
    </span>
  )
}
