// The table where there is room: board, rivals, panel, one's own things and the question, all in sight.

import type { Scene } from '../kit/screen.ts'
import { say } from '../text/say.ts'
import { BoardOrOverlay } from './BoardOrOverlay.tsx'
import { Dock } from './Dock.tsx'
import type { TableModel } from './model.ts'
import { Plates } from './Plates.tsx'
import { room } from './room.ts'
import { SidePanel } from './SidePanel.tsx'
import { TopBar } from './TopBar.tsx'
import { useSince } from './useSince.ts'

/** A short window narrower than this (in rem) has its strip under board and column alike. */
const ACROSS = 75

export function RoomyTable({ model, scene }: { readonly model: TableModel; readonly scene: Scene }) {
  const since = useSince(model)
  const { families, mine } = model.screen
  const { form } = scene
  const [wide, short] = [form === 'wide', form === 'short']
  const { width, rem } = room.value
  const across = form === 'tall' || (wide ? mine.under === 'window' : width / rem < ACROSS)
  const plates = families.plates !== 'onBoard' && <Plates model={model} scene={scene} />
  const overPanel = !wide || families.plates === 'overPanel'
  const Strip = (short && mine.Line) || mine.Strip
  const strip = (
    <section class="mine" aria-label={say('mine.region')}>
      <h2 class="unseen">{say('mine.region')}</h2>
      <Strip scene={scene} />
    </section>
  )
  const dock = <Dock model={model} scene={scene} />
  return (
    <>
      <TopBar model={model} scene={scene} />
      <main class="table-main">
        {!overPanel && plates}
        <BoardOrOverlay model={model} scene={scene} />
        {wide && dock}
        {!across && strip}
      </main>
      <div class="beside">
        {model.Coach ? <model.Coach scene={scene} /> : overPanel && plates}
        <SidePanel model={model} scene={scene} since={since.value} />
        {short && dock}
      </div>
      {across && strip}
      {form === 'tall' && dock}
    </>
  )
}
