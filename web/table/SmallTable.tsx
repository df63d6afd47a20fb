// The table in a small window: board and question stay in sight, everything else is behind a tab.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../kit/Icon.tsx'
import type { Scene } from '../kit/screen.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { say } from '../text/say.ts'
import { BoardOrOverlay } from './BoardOrOverlay.tsx'
import { Dock } from './Dock.tsx'
import type { TableModel } from './model.ts'
import { Families, Plates } from './Plates.tsx'
import { seek } from './seek.ts'
import { SidePanel } from './SidePanel.tsx'
import { TopBar } from './TopBar.tsx'
import { useSince } from './useSince.ts'

export function SmallTable({ model, scene }: { readonly model: TableModel; readonly scene: Scene }) {
  const { screen } = model
  const tab = useSignal('board')
  const folded = useSignal(false)
  const since = useSince(model)
  const wait = model.question.value?.wait ?? null
  const { group } = model.picks
  const extras = (screen.around.tabs ?? []).filter(({ icon }) => icon)
  const extra = extras.find(({ id }) => id === tab.value)
  const withPicks = ['board', 'mine', ...extras.map(({ id }) => id), 'families']
  useEffect(() => {
    folded.value = false
    let current = (model.question.value?.targets.length ?? 0) > 0
    if (current) void seek(tab, withPicks, '.small-body', () => current)
    return () => {
      current = false
    }
  }, [wait, group])
  const tabs = [
    { id: 'board', label: say('tab.board'), icon: <Icon name="board" size={24} /> },
    { id: 'mine', label: say('tab.mine'), icon: <Icon name="mine" size={24} /> },
    ...extras.map(({ id, label, icon, news }) => ({
      id,
      label: label(scene.say),
      icon,
      news: news?.(scene) ?? 0,
    })),
    { id: 'families', label: say('tab.families'), icon: <Icon name="families" size={24} /> },
    { id: 'log', label: say('tab.log'), icon: <Icon name="log" size={24} />, news: model.talk.unread.value },
  ]
  return (
    <>
      <TopBar model={model} scene={scene} />
      <main class="small-main">
        {scene.form === 'phone' &&
          (model.Coach ? <span class="plates" /> : <Plates model={model} scene={scene} />)}
        <div
          class="small-body"
          role="tabpanel"
          tabIndex={0}
          id="phone-panel"
          aria-labelledby={`phone-tab-${tab.value}`}
        >
          {tab.value === 'board' ? (
            <BoardOrOverlay model={model} scene={scene} />
          ) : tab.value === 'mine' ? (
            <section class="mine" aria-label={say('mine.region')}>
              <h2 class="unseen">{say('mine.region')}</h2>
              <screen.mine.Strip scene={scene} />
            </section>
          ) : tab.value === 'families' ? (
            <Families model={model} scene={scene} />
          ) : extra ? (
            <extra.Panel scene={scene} />
          ) : (
            <SidePanel model={model} scene={scene} since={since.value} />
          )}
        </div>
        <div class="sheet" data-folded={folded.value}>
          {scene.form === 'phone' && scene.sight.prompt && (
            <button
              type="button"
              class="sheet-handle"
              aria-expanded={!folded.value}
              aria-label={say(folded.value ? 'sheet.open' : 'sheet.fold')}
              onClick={() => {
                folded.value = !folded.value
              }}
            />
          )}
          {model.Coach && <model.Coach scene={scene} />}
          <Dock model={model} scene={scene} />
        </div>
      </main>
      <nav aria-label={say('tab.name')}>
        <Tabs
          tabs={tabs}
          open={tab.value}
          onOpen={(id) => {
            tab.value = id
          }}
          label={say('tab.name')}
          name="phone"
          class="phone-tabs"
        />
      </nav>
    </>
  )
}
