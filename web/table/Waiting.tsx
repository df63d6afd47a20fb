// Honest waiting: who is thinking about what, and since when.

import { later } from '../kit/later.tsx'
import type { Seat } from '@backroom/engine'
import { clockOf, now } from '../kit/clock.ts'
import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import { lineOf } from './Log.tsx'
import type { TableModel } from './model.ts'
import { isMissed, personSeat, waitsForAbsent, whatNext } from './presence.ts'
import { Rematch } from './Rematch.tsx'
import { thinkingSince } from './thinking.ts'

/** Somebody is away: seldom, and never at first. */
const AbsentChoices = later(async () => (await import('./Absent.tsx')).AbsentChoices)
const ComeBack = later(async () => (await import('./Absent.tsx')).ComeBack)

const NOBODY = { kind: 'bot', bot: '' } as const

interface WaitingProps {
  readonly model: TableModel
  readonly scene: Scene
}

export function WaitingLine({ model, scene }: WaitingProps) {
  const { screen, source, stage } = model
  const caption = stage.caption.value
    .map((event) => lineOf(scene.words, event))
    .filter((line) => line !== null)
  const names = model.awaited.value.map((seat) => screen.families.look(scene, seat).name)
  const mine = model.awaited.value.some((seat) => seat === scene.viewer)
  const since = thinkingSince(source.log.value, screen.events.isTalk) ?? now.value
  const info = source.info.value
  if (scene.sight.over) return <h2 class="display">{say('over.title')}</h2>
  if (info?.state === 'closed')
    return (
      <>
        <h2 class="display">{say('refusal.closed')}</h2>
        <p class="gains">
          <Rematch source={source} />
        </p>
      </>
    )
  if (typeof scene.viewer === 'number' && personSeat(info, scene.viewer)?.left)
    return (
      <>
        <h2 class="display">{say('wait.youLeft')}</h2>
        <p class="gains">
          <ComeBack model={model} />
        </p>
      </>
    )
  const missed = info && model.awaited.value.find((seat) => isMissed(info, info.seats[seat] ?? NOBODY))
  if (missed !== undefined && missed !== null)
    return <WaitsForAbsent model={model} scene={scene} seat={missed} />
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

/** The table waits for somebody who is not there: since when, what comes next, and what can be done. */
function WaitsForAbsent({ model, scene, seat }: WaitingProps & { readonly seat: Seat }) {
  const info = model.source.info.value
  const at = personSeat(info, seat)
  if (!info || !at) return null
  return (
    <>
      <h2 class="display">{waitsForAbsent(at, model.screen.families.look(scene, seat).name)}</h2>
      <p class="gains quiet" role="status">
        {whatNext(info, at)} <AbsentChoices model={model} seat={seat} />
      </p>
    </>
  )
}

/** The pill of the top bar: my turn, or whose. */
export function TurnPill({ model, scene }: WaitingProps) {
  const { screen, source } = model
  const [first] = model.awaited.value
  const since = thinkingSince(source.log.value, screen.events.isTalk) ?? now.value
  const clock = source.local ? null : clockOf(now.value - since)
  if (source.info.value?.state === 'closed') return <span class="turn-pill over">{say('state.closed')}</span>
  if (scene.sight.over || first === undefined) return <span class="turn-pill over">{say('over.short')}</span>
  const mine = scene.sight.prompt !== null
  const seat = mine && typeof scene.viewer === 'number' ? scene.viewer : first
  const family = screen.families.look(scene, seat)
  return (
    <span class="turn-pill" data-mine={mine} style={{ '--family': family.colour }}>
      <family.Emblem size={28} />
      <b>{mine ? say('turn.mine') : family.name}</b>
      {clock !== null && <time>{clock}</time>}
    </span>
  )
}
