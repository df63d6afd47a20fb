// The back room of the page: the same engine, the same games and bots, away from the thread that draws.

import {
  type AnyGame,
  copyJson,
  type GameRecord,
  heardAll,
  replay,
  sight,
  type Viewer,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { LogEntry } from '@backroom/protocol'
import type { Standing } from '../kit/screen.ts'
import type { Errand, Page, Report } from './errand.ts'
import { LocalHouse } from './house.ts'

const report = (message: Report): void => postMessage(message)

function gameCalled(id: string): AnyGame {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!game) throw new Error(`no game is called ${id}`)
  return game
}

/** The game as it stood after so many answers, seen by this viewer. */
function pageAt(record: GameRecord, at: number, viewer: Viewer): Page {
  const log: LogEntry[] = []
  const play = replay(gameCalled(record.game), record, at, (play, done) =>
    log.push({ seq: done, at: 0, events: heardAll(play.takeTold(), viewer) }),
  )
  return { sight: copyJson(sight(play, viewer)), log }
}

/** What every seat had after each answer. */
function historyOf(record: GameRecord): Standing[] {
  const game = gameCalled(record.game)
  const history: Standing[] = []
  replay(game, record, undefined, (play, at) => {
    const totals = play.core.over ? play.core.over.scores : game.standing(play.core.state, play.box)
    history.push({ at, totals: [...totals], view: game.view(play.core.state, 'spectator', play.box) })
  })
  return history
}

let house: LocalHouse | null = null

function run(errand: Errand): void {
  switch (errand.do) {
    case 'sit':
      house = new LocalHouse(
        gameCalled(errand.game),
        errand.table,
        () => Date.now(),
        (message) => report({ is: 'told', message }),
        (table) => report({ is: 'saved', table }),
      )
      return
    case 'say':
      return house?.hear(errand.message)
    case 'read':
      return report({ is: 'page', id: errand.id, page: pageAt(errand.record, errand.at, errand.viewer) })
    case 'history':
      return report({ is: 'history', id: errand.id, history: historyOf(errand.record) })
  }
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  try {
    run(data)
  } catch (error) {
    report({ is: 'failed', id: 'id' in data ? data.id : null, why: String(error) })
  }
})
