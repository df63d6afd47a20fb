// The panel beside the board: log, talk, and what the game adds.

import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import { later } from '../kit/later.tsx'
import type { Scene } from '../kit/screen.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { say } from '../text/say.ts'
import { Log } from './Log.tsx'
import type { TableModel } from './model.ts'

const SaySomething = later(async () => (await import('./SaySomething.tsx')).SaySomething)

interface PanelProps {
  readonly model: TableModel
  readonly scene: Scene
  readonly since: number | null
}

export function SidePanel({ model, scene, since }: PanelProps) {
  const { screen, source, stage } = model
  const { talk } = model
  // Whoever opens the panel because something was said finds it open.
  const open = useSignal(talk.unread.peek() > 0 ? 'talk' : 'log')
  const phone = scene.size === 'phone'
  const extras = (screen.around.tabs ?? []).filter(({ icon }) => !(phone && icon))
  const extra = extras.find(({ id }) => id === open.value)
  const tabs = [
    { id: 'log', label: say('panel.log') },
    ...(source.local ? [] : [{ id: 'talk', label: say('panel.talk'), news: talk.unread.value }]),
    ...extras.map(({ id, label, news }) => ({
      id,
      label: label(scene.say),
      news: news?.(scene) ?? 0,
    })),
  ]
  return (
    <aside class="panel" aria-label={say('panel.name')}>
      <h2 class="unseen">{say('panel.name')}</h2>
      <Tabs
        tabs={tabs}
        open={open.value}
        onOpen={(id) => {
          open.value = id
        }}
        label={say('panel.name')}
        name="side"
      />
      <div class="panel-body" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${open.value}`}>
        {extra ? (
          <extra.Panel scene={scene} />
        ) : open.value === 'talk' ? (
          <Talk model={model} scene={scene} />
        ) : (
          <Log
            screen={screen}
            scene={scene}
            entries={source.log.value.filter(({ seq }) => seq <= stage.upTo.value)}
            since={since}
            onAgain={stage.canWatchAgain ? () => stage.watchAgain() : undefined}
          />
        )}
      </div>
      {screen.around.Pinned && !extra && !(phone && screen.around.Alert) && (
        <screen.around.Pinned scene={scene} />
      )}
      {!source.local && <SaySomething source={source} />}
    </aside>
  )
}

function Talk({ model, scene }: { readonly model: TableModel; readonly scene: Scene }) {
  const { chat } = model.source
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => model.talk.show(), [model])
  const last = chat.value.at(-1)?.seq
  useEffect(() => {
    const list = end.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [last])
  if (chat.value.length === 0) return <p class="empty-note">{say('talk.empty')}</p>
  return (
    <ol class="log talk" tabIndex={0} aria-label={say('panel.talk')}>
      {chat.value.map(({ seq, seat, name, text }) => {
        const family = seat === null ? null : model.screen.families.look(scene, seat)
        return (
          <li key={seq}>
            {family ? <family.Emblem size={24} /> : <Icon name="eye" size={20} />}
            <p>
              <b style={{ color: family?.colour ?? 'var(--bone)' }}>{name}</b> {text}
            </p>
          </li>
        )
      })}
      <li ref={end} class="log-end" aria-hidden="true" />
    </ol>
  )
}
