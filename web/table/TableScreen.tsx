// The table itself: top bar, the others, the board, the question, my own things, the panel.

import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { flyPieces, nextFrame, pieces, playMoves } from '../kit/animator.ts'
import { useAwake } from '../kit/awake.ts'
import { isSmall } from '../kit/form.ts'
import { later } from '../kit/later.tsx'
import type { Scene } from '../kit/screen.ts'
import { play } from '../kit/sound.ts'
import { say, withPageWords } from '../text/say.ts'
import { Curtain } from './Curtain.tsx'
import { listenKeys } from './keys.ts'
import { lineOf } from './Log.tsx'
import type { TableModel } from './model.ts'
import { RoomyTable } from './RoomyTable.tsx'
import './table.css'
import { useAttention, useTalk } from './useAttention.ts'
import { useCurtain } from './useCurtain.ts'
import { StillHand } from './stillHand.ts'
import { What } from './what/What.tsx'

const SmallTable = later(async () => (await import('./SmallTable.tsx')).SmallTable)
const RuleDialog = later(async () => (await withPageWords(import('./RuleDialog.tsx'))).RuleDialog)
const Finale = later(async () => (await import('./Finale.tsx')).Finale)

/** Left out of every build. */
const DebugPanel = IN_DEVELOPMENT
  ? later(async () => (await import('../debug/DebugPanel.tsx')).DebugPanel)
  : null

/** Acts steps out over this page, for as long as it is shown. */
function useActing(model: TableModel, root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    model.stage.actBy(async (step, before, draw) => {
      const page = root.current
      const was = page ? pieces(page) : new Map<string, DOMRect>()
      draw()
      await nextFrame()
      const scene = model.scene.value
      if (!page || !scene) return
      const events = step.entries.flatMap((entry) => entry.events)
      if (events.length > 0) play('place')
      const moves = events.flatMap(
        (event) => model.screen.events.moves?.(event, before.view, step.sight.view, scene) ?? [],
      )
      await Promise.all([flyPieces(page, was), playMoves(page, moves)])
    })
  }, [model])
}

export function TableScreen({ model }: { readonly model: TableModel }) {
  const root = useRef<HTMLDivElement>(null)
  const curtain = useCurtain(model)
  const scene = model.scene.value
  useActing(model, root)
  useEffect(
    () =>
      listenKeys({
        root: () => root.current,
        back: () => model.picks.clear(),
        rule: () => {
          const rule = model.picks.prompt?.rule
          if (rule) model.openRule.value = rule
        },
      }),
    [model],
  )
  useAttention(model, curtain.value !== null)
  useTalk(model)
  useAwake()

  if (curtain.value)
    return <Curtain seat={curtain.value.seat} name={curtain.value.name} onHere={curtain.value.open} />
  if (!scene) return <p class="loading">{say('loading')}</p>
  const rule = model.openRule.value
  return (
    <div class={`table ${scene.size}`} data-form={scene.form} data-game={model.screen.id} ref={root}>
      <Announcer model={model} scene={scene} />
      {isSmall(scene.form) ? (
        <SmallTable model={model} scene={scene} />
      ) : (
        <RoomyTable model={model} scene={scene} />
      )}
      <StillHand model={model} root={root} />
      <What screen={model.screen} scene={scene} root={root} />
      {model.screen.around.Windows && <model.screen.around.Windows scene={scene} />}
      {rule !== null && (
        <RuleDialog
          game={model.screen.id}
          rule={rule}
          onClose={() => {
            model.openRule.value = null
          }}
        />
      )}
      <TheEnd model={model} scene={scene} />
      {DebugPanel && <DebugPanel model={model} />}
    </div>
  )
}

interface Parts {
  readonly model: TableModel
  readonly scene: Scene
}

/** What a screen reader hears: the question, each thing that happens, and what is said. */
function Announcer({ model, scene }: Parts) {
  const { prompt } = scene.sight
  const lines = model.stage.caption.value
    .filter((event) => !model.screen.events.saysItself?.(event, scene))
    .map((event) => lineOf(scene.words, event))
    .filter((line) => line !== null)
  return (
    <section class="unseen" aria-label={say('announcer')}>
      <h1>{say(`game.${model.screen.id}.title`)}</h1>
      <p aria-live="polite">{lines.join(' ')}</p>
      <p aria-live="polite">
        {model.talk.fresh.value.map(({ name, text }) => say('talk.said', { name, text })).join(' ')}
      </p>
      <p aria-live="assertive">{prompt ? `${say('turn.mine')}. ${scene.words.prompt(prompt)}` : ''}</p>
    </section>
  )
}

function TheEnd({ model, scene }: Parts) {
  const { over } = scene.sight
  const open = useSignal(true)
  const id = model.source.info.value?.id ?? ''
  useEffect(() => {
    if (over) play('end')
  }, [over !== null])
  // What a lesson ends with, its coach says.
  if (!over || model.Coach) return null
  if (!open.value)
    return (
      <button
        type="button"
        class="button primary reopen"
        onClick={() => {
          open.value = true
        }}
      >
        {say('over.sheet')}
      </button>
    )
  return (
    <Finale
      screen={model.screen}
      scene={scene}
      outcome={over}
      id={id}
      local={model.source.local}
      find={(record) => model.source.find(record)}
      source={model.source}
      onClose={() => {
        open.value = false
      }}
    />
  )
}
