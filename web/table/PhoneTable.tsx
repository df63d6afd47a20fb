// The table on a phone: one tab at a time, the question as a sheet from below.

import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { nextFrame } from '../kit/animator.ts'
import { Icon } from '../kit/Icon.tsx'
import type { Scene } from '../kit/screen.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { say } from '../text/say.ts'
import { BoardOrOverlay } from './BoardOrOverlay.tsx'
import type { TableModel } from './model.ts'
import { PanningFrame } from './PanningFrame.tsx'
import { Families, Plates } from './Plates.tsx'
import { PromptBar } from './PromptBar.tsx'
import { SidePanel } from './SidePanel.tsx'
import { TopBar } from './TopBar.tsx'
import { useSince } from './useSince.ts'

const WITH_PICKS = ['board', 'mine', 'families'] as const

/** Opens the tab where something can be picked, the open one before any other. */
async function seek(tab: Signal<string>, current: () => boolean): Promise<void> {
  const here = WITH_PICKS.find((one) => one === tab.value)
  for (const one of [...(here ? [here] : []), ...WITH_PICKS]) {
    tab.value = one
    await nextFrame()
    await nextFrame()
    if (!current() || document.querySelector('.phone-body [data-place][data-state="legal"]')) return
  }
  tab.value = 'board'
}

export function PhoneTable({ model, scene }: { readonly model: TableModel; readonly scene: Scene }) {
  const { screen } = model
  const tab = useSignal('board')
  const folded = useSignal(false)
  const since = useSince(model)
  const { prompt } = scene.sight
  const wait = model.question.value?.wait ?? null
  const { group } = model.picks
  useEffect(() => {
    folded.value = false
    let current = (model.question.value?.targets.length ?? 0) > 0
    if (current) void seek(tab, () => current)
    return () => {
      current = false
    }
  }, [wait, group])
  const extras = (screen.around.tabs ?? []).filter(({ icon }) => icon)
  const extra = extras.find(({ id }) => id === tab.value)
  const tabs = [
    { id: 'board', label: say('tab.board'), icon: <Icon name="board" size={24} /> },
    { id: 'mine', label: say('tab.mine'), icon: <Icon name="mine" size={24} /> },
    { id: 'families', label: say('tab.families'), icon: <Icon name="families" size={24} /> },
    ...extras.map(({ id, label, icon, news }) => ({
      id,
      label: label(scene.say),
      icon,
      news: news?.(scene) ?? 0,
    })),
    { id: 'log', label: say('tab.log'), icon: <Icon name="log" size={24} />, news: model.talk.unread.value },
  ]
  return (
    <>
      <TopBar model={model} scene={scene} />
      <main class="phone-main">
        <Plates model={model} scene={scene} />
        <div
          class="phone-body"
          role="tabpanel"
          tabIndex={0}
          id="phone-panel"
          aria-labelledby={`phone-tab-${tab.value}`}
        >
          {tab.value === 'board' ? (
            <BoardOrOverlay model={model} scene={scene} Frame={PanningFrame} />
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
        {screen.around.Alert && !extra && (
          <div class="alert">
            <screen.around.Alert scene={scene} />
          </div>
        )}
        <div class="sheet" data-folded={folded.value || !(tab.value === 'board' || tab.value === 'mine')}>
          {prompt && (
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
          <PromptBar model={model} scene={scene} />
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
