// The panel beside the board: log, talk, and what the game adds.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import type { Scene } from '../kit/screen.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { say } from '../text/say.ts'
import { Log } from './Log.tsx'
import type { TableModel } from './model.ts'

interface PanelProps {
  readonly model: TableModel
  readonly scene: Scene
  readonly since: number | null
}

export function SidePanel({ model, scene, since }: PanelProps) {
  const { screen, source, stage } = model
  const open = useSignal('log')
  const heard = useSignal(source.chat.value.length)
  const chats = source.chat.value.length
  useEffect(() => {
    if (open.value === 'talk') heard.value = chats
  }, [chats, open.value])
  const phone = scene.size === 'phone'
  const extras = (screen.extras ?? []).filter(({ icon }) => !(phone && icon))
  const extra = extras.find(({ id }) => id === open.value)
  const tabs = [
    { id: 'log', label: say('panel.log') },
    ...(source.local ? [] : [{ id: 'talk', label: say('panel.talk'), news: chats - heard.value }]),
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
      {screen.Pinned && !extra && !(phone && screen.Alert) && <screen.Pinned scene={scene} />}
      {!source.local && <SaySomething model={model} />}
    </aside>
  )
}

function Talk({ model, scene }: { readonly model: TableModel; readonly scene: Scene }) {
  const { chat } = model.source
  if (chat.value.length === 0) return <p class="empty-note">{say('talk.empty')}</p>
  return (
    <ol class="log talk" tabIndex={0} aria-label={say('panel.talk')}>
      {chat.value.map(({ seq, seat, name, text }) => {
        const family = seat === null ? null : model.screen.family(scene, seat)
        return (
          <li key={seq}>
            {family ? <family.Emblem size={24} /> : <Icon name="eye" size={20} />}
            <p>
              <b style={{ color: family?.colour ?? 'var(--bone)' }}>{name}</b> {text}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function SaySomething({ model }: { readonly model: TableModel }) {
  return (
    <form
      class="say-something"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const text = String(new FormData(form).get('text') ?? '').trim()
        if (text === '') return
        model.source.say(text)
        form.reset()
      }}
    >
      <input
        name="text"
        maxLength={500}
        autocomplete="off"
        placeholder={say('talk.placeholder')}
        aria-label={say('talk.placeholder')}
      />
      <button type="submit" class="round" aria-label={say('talk.send')}>
        <Icon name="send" />
      </button>
    </form>
  )
}
