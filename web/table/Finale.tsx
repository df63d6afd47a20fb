// The end of a game: the score sheet as on paper, how it went, and where to go from here.

import type { GameRecord, Outcome } from '@backroom/engine'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '../kit/Dialog.tsx'
import type { GameScreen, Scene, Standing } from '../kit/screen.ts'
import { WealthChart } from '../kit/WealthChart.tsx'
import { api } from '../play/api.ts'
import { Reader } from '../play/reader.ts'
import { loadTable } from '../play/saved.ts'
import { say } from '../text/say.ts'

/** The record of a finished game, from this machine or from the house. */
export async function recordOf(id: string, local: boolean): Promise<GameRecord> {
  if (!local) return api.record(id)
  const saved = loadTable(id)
  if (!saved) throw new Error(`there is no table called ${id} on this machine`)
  return saved.record
}

function useHistory(id: string, local: boolean): readonly Standing[] {
  const history = useSignal<readonly Standing[]>([])
  useEffect(() => {
    const reader = new Reader()
    const read = async () => {
      history.value = await reader.history(await recordOf(id, local))
    }
    // Without a record there is no chart, and the sheet is all the same.
    read().catch(() => undefined)
    return () => reader.close()
  }, [id])
  return history.value
}

interface FinaleProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly outcome: Outcome
  readonly id: string
  readonly local: boolean
  readonly onClose: () => void
}

export function Finale({ screen, scene, outcome, id, local, onClose }: FinaleProps) {
  const history = useHistory(id, local)
  const names = outcome.winners.map((seat) => screen.family(scene, seat).name)
  return (
    <Dialog
      title={say('over.winner', { names: names.join(', '), count: names.length })}
      shape="wide"
      onClose={onClose}
    >
      <div class="finale">
        <div>
          <screen.ScoreSheet scene={scene} outcome={outcome} />
        </div>
        <WealthChart screen={screen} scene={scene} history={history} />
        <p class="row">
          <a class="button primary" href={`/${local ? 'here' : 'table'}/${id}/replay`}>
            {say('over.replay')}
          </a>
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
