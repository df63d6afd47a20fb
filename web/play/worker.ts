// The back room of the page: the same engine, the same games and bots, away from the thread that draws.

import {
  type AnyGame,
  copyJson,
  type GameRecord,
  heardAll,
  replay,
  sight,
  type Viewer,
  viewFor,
} from '@backroom/engine'
import { loadGame } from '@backroom/games/loaders'
import type { LogEntry } from '@backroom/protocol'
import type { Standing } from '../kit/screen.ts'
import type { Errand, Page, Report } from './errand.ts'
import type { Fault } from './here.ts'
import { LocalTable } from './localTable.ts'

const report = (message: Report): void => postMessage(message)

async function gameCalled(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game is called ${id}`)
  return game
}

/** The game as it stood after so many answers, seen by this viewer. */
async function pageAt(record: GameRecord, at: number, viewer: Viewer): Promise<Page> {
  const log: LogEntry[] = []
  const play = replay(await gameCalled(record.game), record, at, (play, done) =>
    log.push({ seq: done, at: 0, events: heardAll(play.takeTold(), viewer) }),
  )
  return { sight: copyJson(sight(play, viewer)), log }
}

/** What every seat had after each answer. */
async function historyOf(record: GameRecord): Promise<Standing[]> {
  const game = await gameCalled(record.game)
  const history: Standing[] = []
  replay(game, record, undefined, (play, at) => {
    const totals = play.core.over ? play.core.over.scores : game.standing(play.core.state, play.box)
    history.push({ at, totals: [...totals], view: viewFor(play, 'spectator') })
  })
  return history
}

let house: LocalTable | null = null

async function run(errand: Errand): Promise<void> {
  switch (errand.do) {
    case 'sit':
      house = new LocalTable(
        await gameCalled(errand.game),
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
      return report({
        is: 'page',
        id: errand.id,
        page: await pageAt(errand.record, errand.at, errand.viewer),
      })
    case 'history':
      return report({ is: 'history', id: errand.id, history: await historyOf(errand.record) })
    case 'pack': {
      const { packed } = await import('./gameFile.ts')
      return report({ is: 'packed', id: errand.id, text: await packed(errand.table, loadGame) })
    }
    case 'unpack': {
      const { unpacked } = await import('./gameFile.ts')
      return report({
        is: 'unpacked',
        id: errand.id,
        file: await unpacked(errand.text, loadGame, Date.now()),
      })
    }
  }
}

/** Why a table cannot be sat at, or why it cannot go on. */
async function faultOf(errand: Errand): Promise<Fault> {
  if (errand.do !== 'sit') return 'stopped'
  const game = await loadGame(errand.game)
  if (!game) return 'unknownGame'
  const { table } = errand
  return 'record' in table && table.record.version !== game.version ? 'otherRules' : 'broken'
}

async function serve(errand: Errand): Promise<void> {
  try {
    await run(errand)
  } catch (error) {
    const why = String(error)
    report(
      'id' in errand
        ? { is: 'failed', id: errand.id, why }
        : { is: 'fault', fault: await faultOf(errand), why },
    )
  }
}

/** One errand after the other, in the order in which they came: the first has to wait for its game. */
let busy: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  busy = busy.then(() => serve(data))
})
