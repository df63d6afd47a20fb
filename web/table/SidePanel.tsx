// The panel beside the board: log, talk, and what the game adds.

import type { LogEntry } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import { later } from '../kit/later.tsx'
import type { GameScreen, Scene } from '../kit/screen.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { say } from '../text/say.ts'
import { lineOf, Log } from './Log.tsx'
import type { TableModel } from './model.ts'
import { seek } from './seek.ts'

const SaySomething = later(async () => (await import('./SaySomething.tsx')).SaySomething)

interface PanelProps {
  readonly model: TableModel
  readonly scene: Scene
  readonly since: number | null
}

/** The tab of one's own things, where only a line of them stands under the board. */
const OWN = 'mine'

type PanelTab = NonNullable<GameScreen['around']['tabs']>[number]

/** What the game adds here: in a small window what has an icon is a tab of its own, in a wide one some of it has a place. */
function tabsIn({ screen }: TableModel, { form, size }: Scene): readonly PanelTab[] {
  const { around, mine } = screen
  const tabs = (around.tabs ?? []).filter(({ icon, inWide }) =>
    form === 'wide' ? !inWide : size !== 'phone' || !icon,
  )
  if (form !== 'short' || !mine.Line) return tabs
  const Whole = mine.Strip
  const own: PanelTab = {
    id: OWN,
    label: () => say('tab.mine'),
    Panel: (props) => <Whole scene={{ ...props.scene, size: 'phone' }} />,
  }
  return [...tabs, own]
}

/** The last line of the log, where another tab is open. */
function Ticker({
  screen,
  scene,
  entries,
  onLog,
}: {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly entries: readonly LogEntry[]
  readonly onLog: () => void
}) {
  const last = entries
    .slice(-4)
    .flatMap(({ events }) => events)
    .findLast((event) => lineOf(scene.words, event) !== null)
  if (!last) return null
  const seat = screen.events.actor?.(last) ?? null
  const family = seat === null ? null : screen.families.look(scene, seat)
  return (
    <button type="button" class="ticker" onClick={onLog}>
      {family && <family.Emblem size={20} />}
      <span>{lineOf(scene.words, last)}</span>
      <b>{say('panel.log')} ▸</b>
    </button>
  )
}

export function SidePanel({ model, scene, since }: PanelProps) {
  const { screen, source, stage } = model
  const { talk } = model
  const wide = scene.form === 'wide'
  const extras = tabsIn(model, scene)
  const offered = extras.filter(({ inWide }) => inWide)
  // Whoever opens the panel because something was said finds it open.
  const open = useSignal(talk.unread.peek() > 0 ? 'talk' : (offered[0]?.id ?? 'log'))
  const wait = model.question.value?.wait ?? null
  const { group } = model.picks
  useEffect(() => {
    let current = scene.size !== 'phone' && (model.question.value?.targets.length ?? 0) > 0
    const ids = extras.filter(({ id, inWide }) => inWide || id === OWN).map(({ id }) => id)
    if (current) void seek(open, ids, '.table', () => current)
    return () => {
      current = false
    }
  }, [wait, group])
  const extra = extras.find(({ id }) => id === open.value)
  const tabOf = ({ id, label, news }: PanelTab) => ({ id, label: label(scene.say), news: news?.(scene) ?? 0 })
  const tabs = [
    ...offered.map(tabOf),
    { id: 'log', label: say('panel.log') },
    ...(source.local ? [] : [{ id: 'talk', label: say('panel.talk'), news: talk.unread.value }]),
    ...extras.filter(({ inWide }) => !inWide).map(tabOf),
  ]
  const below = wide ? (screen.around.tabs ?? []).filter(({ inWide }) => inWide === 'belowLog') : []
  const entries = source.log.value.filter(({ seq }) => seq <= stage.upTo.value)
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
            entries={entries}
            since={since}
            onAgain={stage.canWatchAgain ? () => stage.watchAgain() : undefined}
          />
        )}
      </div>
      {!extra && below.map(({ id, Panel }) => <Panel key={id} scene={scene} />)}
      {screen.around.Pinned && wide && !extra && <screen.around.Pinned scene={scene} />}
      {scene.form === 'short' && extra && (
        <Ticker
          scene={scene}
          screen={screen}
          entries={entries}
          onLog={() => {
            open.value = 'log'
          }}
        />
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
