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
import { hasRules, listed, loadGame, loadRules } from '@backroom/games/loaders'
import type { LogEntry } from '@backroom/protocol'
import type { ScorePoint } from '../kit/screen.ts'
import type { Page, WorkerReply, WorkerRequest } from './workerMessages.ts'
import type { Fault } from './here.ts'
import type { LessonTable } from './lessonTable.ts'
import { LocalTable } from './localTable.ts'

const reply = (message: WorkerReply): void => postMessage(message)

async function gameCalled(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game is called ${id}`)
  return game
}

/** The game by the rules it was begun with. */
async function gameOf({ game, version }: GameRecord): Promise<AnyGame> {
  const rules = await loadRules(game, version)
  if (!rules) throw new Error(`there are no rules of ${game} ${version}`)
  return rules
}

/** The game as it stood after so many answers, seen by this viewer. */
async function pageAt(record: GameRecord, at: number, viewer: Viewer): Promise<Page> {
  const log: LogEntry[] = []
  const play = replay(await gameOf(record), record, at, (play, done) =>
    log.push({ seq: done, at: 0, events: heardAll(play.takeTold(), viewer) }),
  )
  return { sight: copyJson(sight(play, viewer)), log }
}

/** What every seat had after each answer. */
async function historyOf(record: GameRecord): Promise<ScorePoint[]> {
  const game = await gameOf(record)
  const history: ScorePoint[] = []
  replay(game, record, undefined, (play, at) => {
    const totals = play.core.over ? play.core.over.scores : game.standing(play.core.state, play.box)
    history.push({ at, totals: [...totals], view: viewFor(play, 'spectator') })
  })
  return history
}

/** So many milliseconds a bot may think about an answer: less on a small machine, and least where few cores share a battery. */
const thinkingTime = ({ hardwareConcurrency = 4 }: { readonly hardwareConcurrency?: number }): number =>
  hardwareConcurrency >= 8 ? 1500 : hardwareConcurrency >= 4 ? 1000 : 500

let localTable: LocalTable | null = null
let lesson: LessonTable | null = null

async function run(request: WorkerRequest): Promise<void> {
  switch (request.do) {
    case 'sit':
      localTable = new LocalTable(
        await ('record' in request.table ? gameOf(request.table.record) : gameCalled(request.game)),
        request.table,
        () => Date.now(),
        (message) => reply({ is: 'told', message }),
        (table) => reply({ is: 'saved', table }),
        undefined,
        thinkingTime(navigator),
      )
      return
    case 'learn': {
      const { lessonTable } = await import('./learn.ts')
      lesson = await lessonTable(await gameCalled(request.game), request.lesson, request.from, reply)
      return
    }
    case 'coach':
      return lesson?.order(request.order)
    case 'say':
      return (lesson ?? localTable)?.hear(request.message)
    case 'show':
      return localTable?.show((message) => reply({ is: 'shown', message }))
    case 'read':
      return reply({
        is: 'page',
        id: request.id,
        page: await pageAt(request.record, request.at, request.viewer),
      })
    case 'history':
      return reply({ is: 'history', id: request.id, history: await historyOf(request.record) })
    case 'pack': {
      const { packed } = await import('./gameFile.ts')
      return reply({ is: 'packed', id: request.id, text: await packed(request.table, loadRules) })
    }
    case 'unpack': {
      const { unpacked } = await import('./gameFile.ts')
      return reply({
        is: 'unpacked',
        id: request.id,
        file: await unpacked(request.text, loadRules, Date.now()),
      })
    }
  }
}

/** Why a table cannot be sat at, or why it cannot go on. */
async function faultOf(request: WorkerRequest): Promise<Fault> {
  if (request.do !== 'sit') return 'stopped'
  const { game, table } = request
  if (!listed(game)) return 'unknownGame'
  return 'record' in table && !hasRules(game, table.record.version) ? 'otherRules' : 'broken'
}

async function serve(request: WorkerRequest): Promise<void> {
  try {
    await run(request)
  } catch (error) {
    const why = String(error)
    reply(
      'id' in request
        ? { is: 'failed', id: request.id, why }
        : { is: 'fault', fault: await faultOf(request), why },
    )
  }
}

/** One request after the other, in the order in which they came: the first has to wait for its game. */
let busy: Promise<void> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  busy = busy.then(() => serve(data))
})
