// The drawn parts of a game on the gallery's walls, as the shell would place them.

import { useComputed } from '@preact/signals'
import type { GameScreen, Scene, ScorePoint } from '../kit/screen.ts'
import { WealthChart } from '../kit/WealthChart.tsx'
import { BoardFrame, shapeOf } from '../table/BoardFrame.tsx'
import { number, word } from './address.ts'

interface RoomProps {
  readonly screen: GameScreen
  readonly scene: Scene
}

interface RoomsProps extends RoomProps {
  readonly history: readonly ScorePoint[]
  readonly onZoom: (zoom: number) => void
}

const TABLE: readonly string[] = ['plates', 'board', 'prompt', 'mine']

/** Whether this part was asked for, alone or with others. */
function shows(part: string): boolean {
  const wanted = word('part') ?? 'table'
  return wanted === part || wanted === 'all' || (wanted === 'table' && TABLE.includes(part))
}

export function Rooms({ screen, scene, history, onZoom }: RoomsProps) {
  return (
    <main class={`gallery ${scene.size}`} data-form={scene.form} data-game={screen.id}>
      {shows('plates') && <Plates screen={screen} scene={scene} />}
      {shows('board') && <Board screen={screen} scene={scene} onZoom={onZoom} />}
      {shows('prompt') && <Asked screen={screen} scene={scene} />}
      {shows('mine') && (
        <div class="mine">
          <screen.mine.Strip scene={scene} />
        </div>
      )}
      {shows('families') &&
        scene.people.map(({ seat }) => <screen.families.Sheet key={seat} scene={scene} seat={seat} />)}
      {shows('aside') && <Aside screen={screen} scene={scene} />}
      {shows('score') && <Score screen={screen} scene={scene} history={history} />}
      {screen.around.Windows && <screen.around.Windows scene={scene} />}
    </main>
  )
}

const Plates = ({ screen, scene }: RoomProps) => (
  <>
    <div class="track">
      <screen.around.Track scene={scene} short={scene.size === 'phone'} />
    </div>
    <div class="plates">
      {scene.people
        .filter(({ seat }) => seat !== scene.viewer)
        .map(({ seat }) => (
          <div key={seat} class="plate">
            <screen.families.Plate scene={scene} seat={seat} />
          </div>
        ))}
    </div>
  </>
)

function Board({ screen, scene, onZoom }: RoomProps & Pick<RoomsProps, 'onZoom'>) {
  const { prompt, wait } = scene.sight
  const question = useComputed(() => `${wait}/${scene.picks.group ?? ''}`)
  const Overlay = prompt && screen.board.overlay?.(prompt)
  const phone = scene.size === 'phone'
  const width = phone ? '100%' : `${number('width', 1104)}px`
  return (
    <div class="board" style={{ width, height: `${number('height', 604)}px` }}>
      {Overlay ? (
        <Overlay scene={scene} />
      ) : (
        <BoardFrame board={shapeOf(screen.board, scene)} question={question.value} onZoom={onZoom}>
          <screen.board.Board scene={scene} />
        </BoardFrame>
      )}
    </div>
  )
}

function Asked({ screen, scene }: RoomProps) {
  const { prompt, taken } = scene.sight
  const { inView } = scene.picks
  if (!prompt) return null
  return (
    <div class="asked">
      <b>{scene.words.prompt(prompt)}</b>
      {inView && screen.question.Gains && <screen.question.Gains scene={scene} option={inView} />}
      <small>{`${prompt.key} · ${prompt.rule} · ${taken}`}</small>
    </div>
  )
}

const Aside = ({ screen, scene }: RoomProps) => (
  <div class="aside">
    {screen.around.tabs?.map(({ id, Panel }) => (
      <Panel key={id} scene={scene} />
    ))}
    {screen.around.Pinned && <screen.around.Pinned scene={scene} />}
    {screen.around.Alert && <screen.around.Alert scene={scene} />}
  </div>
)

function Score({ screen, scene, history }: RoomProps & Pick<RoomsProps, 'history'>) {
  const { over } = scene.sight
  return (
    <div class="finale">
      {over && <screen.end.ScoreSheet scene={scene} outcome={over} />}
      <WealthChart screen={screen} scene={scene} history={history} />
    </div>
  )
}
