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
import { gameIn, packed, unpacked } from './gameFile.ts'
import type { Fault } from './here.ts'
import { LocalHouse } from './house.ts'

const report = (message: Report): void => postMessage(message)

function gameCalled(id: string): AnyGame {
  const game = gameIn(GAMES, id)
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
    case 'show':
      return house?.show((message) => report({ is: 'shown', message }))
    case 'read':
      return report({ is: 'page', id: errand.id, page: pageAt(errand.record, errand.at, errand.viewer) })
    case 'history':
      return report({ is: 'history', id: errand.id, history: historyOf(errand.record) })
    case 'pack':
      return report({ is: 'packed', id: errand.id, text: packed(errand.table, GAMES) })
    case 'unpack':
      return report({ is: 'unpacked', id: errand.id, file: unpacked(errand.text, GAMES, Date.now()) })
  }
}

/** Why a table cannot be sat at, or why it cannot go on. */
function faultOf(errand: Errand): Fault {
  if (errand.do !== 'sit') return 'stopped'
  const game = gameIn(GAMES, errand.game)
  if (!game) return 'unknownGame'
  const { table } = errand
  return 'record' in table && table.record.version !== game.version ? 'otherRules' : 'broken'
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  try {
    run(data)
  } catch (error) {
    const why = String(error)
    report('id' in data ? { is: 'failed', id: data.id, why } : { is: 'fault', fault: faultOf(data), why })
  }
})
