// The laws that every game keeps at every waiting point, whoever plays it: written once, watched anywhere.

import type { AnyGame } from '../game.ts'
import { copyJson, sameJson } from '../json.ts'
import { below, type Random } from '../random.ts'
import { type Action, type GameRecord, take } from '../record.ts'
import type { Play } from '../play.ts'
import { aliasLaw } from './alias.ts'
import { blockedLaw, commandsLaw, offeredLaw, refusedLaw } from './answers.ts'
import { conservationLaw, type Counts, tallyOf } from './conservation.ts'
import { deadEndLaw } from './deadEnd.ts'
import { type FieldNotes, fieldsLaw } from './fields.ts'
import { type Before, broken, type Moment, sampled } from './law.ts'
import { reloadLaw } from './reload.ts'
import { onceMoreLaw, replayLaw } from './replay.ts'
import { type RedealCount, secrecyLaw } from './secrecy.ts'
import {
  type Snapshots,
  undoBackLaw,
  undoBindsNobodyLaw,
  undoRightsLaw,
  undoTeachesNothingLaw,
} from './undo.ts'

export type { RedealCount, Redeals } from './secrecy.ts'

export interface Watch {
  /** To be called at every waiting point, from the first one on; the record holds the answers so far. */
  at(play: Play, record: GameRecord, random: Random): string[]
  /** To be called once when the game is over. */
  end(play: Play, record: GameRecord, random: Random): string[]
  /** How often a redeal made a different game: a game with secrets where it never does peeks. */
  readonly redeals: RedealCount
}

/** Replaying costs as much as the game so far: even a thorough watch does it only now and then. */
const REPLAYS = { thorough: 12, sampled: 200 }
const SOME = 16

/** Watches one game from its first waiting point to its end; a new game begins with an empty record. */
export function watchLaws(game: AnyGame, { thorough }: { readonly thorough: boolean }): Watch {
  const redeals: RedealCount = new Map()
  const snapshots: Snapshots = new Map()
  const fieldNotes: FieldNotes = { fields: null }
  let atFirst: Counts | null = null
  let last: Play | null = null

  const momentOf = (play: Play, record: GameRecord, random: Random): Moment => {
    const { taken } = play.core
    const action = record.answers.at(-1)
    const former = last
    const before = former && action && former.core.taken === taken - 1 ? onceMore(former, action) : null
    return { game, play, record, random, thorough, before, core: copyJson(play.core) }
  }

  const look = (play: Play, record: GameRecord, random: Random, over: boolean): string[] => {
    if (record.answers.length === 0) {
      snapshots.clear()
      last = null
      atFirst = null
      fieldNotes.fields = null
    }
    const moment = momentOf(play, record, random)
    atFirst ??= tallyOf(play)
    remember(snapshots, moment)
    const rarely = over || below(random, thorough ? REPLAYS.thorough : REPLAYS.sampled) === 0
    const violations = [
      ...onceMoreLaw(moment),
      ...deadEndLaw(moment),
      ...conservationLaw(moment, atFirst),
      ...secrecyLaw(moment, { atFirst, redeals }),
      ...fieldsLaw(moment, fieldNotes),
      ...undoRightsLaw(moment),
      ...undoTeachesNothingLaw(moment),
      ...undoBindsNobodyLaw(moment),
      ...offeredLaw(moment),
      ...blockedLaw(moment),
      ...(over || sampled(moment, SOME) ? [...refusedLaw(moment), ...commandsLaw(moment)] : []),
      ...(over || sampled(moment, SOME) ? reloadLaw(moment) : []),
      ...(over || sampled(moment, SOME) ? aliasLaw(moment) : []),
      ...(rarely ? [...replayLaw(moment), ...undoBackLaw(moment, snapshots)] : []),
    ]
    if (!sameJson(play.core, moment.core))
      violations.push(broken('no alias', moment, 'what was done with copies has changed the game'))
    last = play.copy()
    return violations
  }

  return {
    at: (play, record, random) => look(play, record, random, false),
    end: (play, record, random) => look(play, record, random, true),
    redeals,
  }
}

function onceMore(play: Play, action: Action): Before {
  const again = play.copy().listen()
  take(again, action)
  return { play, action, told: again.takeTold(), core: again.core }
}

/** Keeps the cores from the fence on; what lies behind it cannot be gone back to. */
function remember(snapshots: Snapshots, { core }: Moment): void {
  for (const taken of snapshots.keys()) if (taken < core.fence) snapshots.delete(taken)
  snapshots.set(core.taken, core)
}
