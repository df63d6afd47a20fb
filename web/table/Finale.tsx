// The end of a game: the score sheet as on paper, how it went, and where to go from here.

import type { GameRecord, Outcome } from '@backroom/engine'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '../kit/Dialog.tsx'
import type { GameScreen, Scene, ScorePoint } from '../kit/screen.ts'
import { WealthChart } from '../kit/WealthChart.tsx'
import { api } from '../play/api.ts'
import { Reader } from '../play/reader.ts'
import { loadTable } from '../play/saved.ts'
import type { Finding } from '../play/shuffle.ts'
import type { TableSource } from '../play/tableSession.ts'
import { say } from '../text/say.ts'
import { Rematch } from './Rematch.tsx'

/** The record of a finished game, from this machine or from the server. */
export async function recordOf(id: string, local: boolean): Promise<GameRecord> {
  if (!local) return api.record(id)
  const saved = loadTable(id)
  if (!saved || saved === 'unreadable') throw new Error(`there is no table called ${id} on this machine`)
  return saved.record
}

/** How it went, and whether the deal was what had been pledged. */
function useRecord(
  id: string,
  local: boolean,
  find: (record: GameRecord) => Promise<Finding> = async () => 'unknown',
): readonly [readonly ScorePoint[], Finding] {
  const history = useSignal<readonly ScorePoint[]>([])
  const finding = useSignal<Finding>('unknown')
  useEffect(() => {
    const reader = new Reader()
    const read = async () => {
      const record = await recordOf(id, local)
      finding.value = await find(record)
      history.value = await reader.history(record)
    }
    // Without a record there is no chart, and the sheet is all the same.
    read().catch(() => undefined)
    return () => reader.close()
  }, [id])
  return [history.value, finding.value]
}

interface FinaleProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly outcome: Outcome
  readonly id: string
  readonly local: boolean
  /** Whether the deal was what had been pledged, as far as somebody at this screen can say. */
  readonly find?: (record: GameRecord) => Promise<Finding>
  /** The table, where one still sits at it. */
  readonly source?: TableSource
  readonly onClose: () => void
}

export function Finale({ screen, scene, outcome, id, local, find, source, onClose }: FinaleProps) {
  const [history, finding] = useRecord(id, local, find)
  // The record of a private table is for its people.
  const mayReplay =
    !source || local || source.info.value?.public === true || source.you.value !== null || source.host.value
  const names = outcome.winners.map((seat) => screen.families.look(scene, seat).name)
  return (
    <Dialog
      title={say('over.winner', { names: names.join(', '), count: names.length })}
      shape="wide"
      onClose={onClose}
    >
      <div class="finale">
        <div>
          <screen.end.ScoreSheet scene={scene} outcome={outcome} />
        </div>
        <WealthChart screen={screen} scene={scene} history={history} />
        {finding !== 'unknown' && (
          <p class={finding === 'broken' ? 'why-not' : 'quiet'}>{say(`over.deal.${finding}`)}</p>
        )}
        <p class="row">
          {source && <Rematch source={source} />}
          {mayReplay && (
            <a
              class={source && !local ? 'button' : 'button primary'}
              href={`/${local ? 'here' : 'table'}/${id}/replay`}
            >
              {say('over.replay')}
            </a>
          )}
          <a class="button" href={`/new/${screen.id}`}>
            {say('over.again')}
          </a>
          <button type="button" class="button" onClick={onClose}>
            {say('over.board')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
