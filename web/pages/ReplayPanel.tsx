// Beside a replay: the log, and what the game adds to it, only to look at.

import type { LogEntry } from '@backroom/protocol'
import { useSignal } from '@preact/signals'
import type { GameScreen, Scene } from '../kit/screen.ts'
import { Tabs } from '../kit/Tabs.tsx'
import { Log } from '../table/Log.tsx'
import { say } from '../text/say.ts'

interface PanelProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly log: readonly LogEntry[]
}

export function ReplayPanel({ screen, scene, log }: PanelProps) {
  const open = useSignal('log')
  const extras = screen.around.tabs ?? []
  const extra = extras.find(({ id }) => id === open.value)
  const shown = extra ? (
    <extra.Panel scene={scene} />
  ) : (
    <Log screen={screen} scene={scene} entries={log} since={null} />
  )
  if (extras.length === 0)
    return (
      <aside class="panel" aria-label={say('panel.log')}>
        <div class="panel-body">{shown}</div>
      </aside>
    )
  return (
    <aside class="panel" aria-label={say('panel.name')}>
      <Tabs
        tabs={[
          { id: 'log', label: say('panel.log') },
          ...extras.map(({ id, label }) => ({ id, label: label(scene.say) })),
        ]}
        open={open.value}
        onOpen={(id) => {
          open.value = id
        }}
        label={say('panel.name')}
        name="side"
      />
      <div class="panel-body" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${open.value}`}>
        {shown}
      </div>
    </aside>
  )
}
