// The law of undo: back as far as the fence, byte for byte, never past it; what can be undone has taught nothing and
// binds nobody else.

import type { Core } from '../core.ts'
import { heardAll } from '../event.ts'
import { sameJson } from '../json.ts'
import type { Play } from '../play.ts'
import type { Seat } from '../prompt.ts'
import { type GameRecord, take } from '../record.ts'
import { redeal } from '../sight.ts'
import { mayUndo, undo } from '../undo.ts'
import { broken, difference, type Moment, seenBy, unlessThrown } from './law.ts'

const LAW = 'undo'

/** The cores as they were, by the number of answers taken, from the fence on. */
export type Snapshots = Map<number, Core>

/** Only the giver of the last answer may take it back, and only this side of the fence. */
export const undoRightsLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { game, play, record } = moment
    const { over, taken, fence } = play.core
    const last = record.answers.at(-1)
    const violations: string[] = []
    for (let seat = 0; seat < play.seats; seat++) {
      const due = last?.seat === seat && taken > fence && over === null
      if (mayUndo(play, record, seat) !== due)
        violations.push(
          broken(LAW, moment, due ? 'may not undo' : 'may undo what is not theirs to undo', seat),
        )
      else if (!due) {
        const undone = undo(game, play, record, seat)
        const code = 'refusal' in undone ? undone.refusal.code : 'none'
        if (code !== (over ? 'over' : 'pastTheFence'))
          violations.push(broken(LAW, moment, `refused with the code ${code}`, seat))
      }
    }
    return violations
  })

/** Back to the fence, answer by answer. */
export const undoBackLaw = (moment: Moment, snapshots: Snapshots): string[] =>
  unlessThrown(LAW, moment, () => {
    const { game } = moment
    let [play, record]: [Play, GameRecord] = [moment.play, moment.record]
    while (record.answers.length > play.core.fence && !play.core.over) {
      const undone = undo(game, play, record, record.answers.at(-1)?.seat as Seat)
      if ('refusal' in undone) return [broken(LAW, moment, `refused with the code ${undone.refusal.code}`)]
      ;({ play, record } = undone)
      const was = snapshots.get(record.answers.length)
      if (was !== undefined && !sameJson(was, play.core)) {
        const where = difference(was, play.core)
        return [broken(LAW, moment, `taken back to answer ${record.answers.length} it differs at ${where}`)]
      }
    }
    return []
  })

/** On another deal that looked the same to the giver, the same answer would have shown the same. */
export const undoTeachesNothingLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { play, record, before, random } = moment
    if (!before || !mayUndo(play, record, before.action.seat)) return []
    const { action } = before
    const other = redeal(before.play, action.seat, random).listen()
    const say = (what: string) => [broken(LAW, moment, `an answer that can be undone ${what}`, action.seat)]
    const reply = take(other, action)
    if (!reply.ok) return say(`was legal by something hidden: ${reply.refusal.code} on another deal`)
    const [seen, seenOther] = [seenBy(play, action.seat), seenBy(other, action.seat)]
    if (!sameJson(seen, seenOther)) return say(`has shown ${difference(seen, seenOther)}`)
    const told = heardAll(before.told, action.seat)
    const toldOther = heardAll(other.takeTold(), action.seat)
    return sameJson(told, toldOther) ? [] : say(`has told ${difference(told, toldOther)}`)
  })

/** What can be undone was not said to others, binds none of them, and has handed nothing on to them. */
export const undoBindsNobodyLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { game, play, record, before } = moment
    if (!before || !mayUndo(play, record, before.action.seat)) return []
    const { seat } = before.action
    const [was, is] = [before.play.core.state, play.core.state]
    const say = (what: string) => broken(LAW, moment, `what can be undone ${what}`, seat)
    const violations: string[] = []
    if ('command' in before.action) violations.push(say(`is the command ${before.action.command}`))
    if (play.prompts.some((prompt) => prompt.seat !== seat))
      violations.push(say('has put a question to others'))
    if (game.turn(was) !== game.turn(is)) violations.push(say('has ended a turn'))
    const changed = game.bonds && difference(game.bonds(was), game.bonds(is))
    if (changed) violations.push(say(`binds others by ${changed}`))
    return violations
  })
