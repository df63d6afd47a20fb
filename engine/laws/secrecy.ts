// The law of secrecy: nothing that a viewer gets tells one deal from another that looks the same to them.

import { checkAnswer } from '../check.ts'
import { heardAll, type Viewer } from '../event.ts'
import { copyJson, sameJson } from '../json.ts'
import { Play, type Reply } from '../play.ts'
import { randomAnswer } from '../prompt.ts'
import { below, pick } from '../random.ts'
import { type Action, take } from '../record.ts'
import { blockedFor, redeal } from '../sight.ts'
import { conservationLaw, type Counts } from './conservation.ts'
import { broken, difference, type Moment, seenBy, twins, unlessThrown, viewersOf } from './law.ts'
import { NONSENSE, nearMisses } from './wrong.ts'

const LAW = 'secrecy'

/** How often a game was redealt for a viewer, and how often that made a different game. */
export interface Redeals {
  tried: number
  differed: number
}
export type RedealCount = Map<Viewer, Redeals>

export interface SecrecyNotes {
  readonly atFirst: Counts
  readonly redeals: RedealCount
}

export const secrecyLaw = (moment: Moment, notes: SecrecyNotes): string[] => {
  const viewers = viewersOf(moment.play)
  const closelyWatched = below(moment.random, viewers.length)
  return viewers.flatMap((viewer, i) =>
    unlessThrown(`${LAW} for ${viewer}`, moment, () => {
      const closely = moment.thorough || i === closelyWatched
      const other = redeal(
        moment.play,
        viewer,
        moment.random,
        closely ? moment.play.copy() : sharingTheOpen(moment.play),
      )
      const violations = looksTheSame(moment, other, viewer)
      if (!closely) return violations
      count(notes.redeals, viewer, moment.play, other)
      violations.push(...conservationLaw(moment, notes.atFirst, other, viewer))
      const closer = [refusesTheSame, redealIsBlind, tellsTheSame]
      const looks = moment.thorough ? closer : [pick(moment.random, closer)]
      return [...violations, ...looks.flatMap((look) => look(moment, other, viewer))]
    }),
  )
}

/** Enough of a copy to be dealt anew and looked at: nothing open is dealt, and what writes there changes the game itself. */
function sharingTheOpen({ game, box, seats, core, prompts }: Play): Play {
  const { state, sealed, random } = core
  const twin = new Play(game, box, seats, {
    ...core,
    state: { open: state.open, secret: copyJson(state.secret) },
    random: [...random],
    sealed: [...sealed],
  })
  twin.prompts = prompts
  return twin
}

function count(redeals: RedealCount, viewer: Viewer, real: Play, other: Play): void {
  const counted = redeals.get(viewer) ?? { tried: 0, differed: 0 }
  counted.tried++
  if (!sameJson(real.core.state, other.core.state)) counted.differed++
  redeals.set(viewer, counted)
}

function looksTheSame(moment: Moment, other: Play, viewer: Viewer): string[] {
  const { play } = moment
  const [seen, seenOther] = [seenBy(play, viewer), seenBy(other, viewer)]
  if (!sameJson(seen, seenOther))
    return [broken(LAW, moment, `sees ${difference(seen, seenOther)} on another deal`, viewer)]
  const [blocked, blockedOther] = [blockedFor(play, viewer), blockedFor(other, viewer)]
  return sameJson(blocked, blockedOther)
    ? []
    : [broken(LAW, moment, `is told why not by ${difference(blocked, blockedOther)} on another deal`, viewer)]
}

/** Wrong answers and commands of the viewer's own are received alike on either deal. */
function refusesTheSame(moment: Moment, other: Play, viewer: Viewer): string[] {
  if (typeof viewer !== 'number') return []
  const { play, random } = moment
  const [real, twin] = [play.copy(), other.copy()]
  const own = play.promptOf(viewer)
  const ids = play.prompts.flatMap((prompt) =>
    prompt.kind === 'amount' ? [] : prompt.options.slice(0, 8).map((option) => option.id),
  )
  const open = own !== undefined && play.core.sealed[viewer] == null
  const attempts = [...(own && open ? nearMisses(own) : []), pick(random, NONSENSE)]
  // What somebody else was offered is worth trying for a spy, as long as it is not legal for them.
  if (!open) attempts.push(...ids, ids, ...play.prompts.map((prompt) => randomAnswer(prompt, random)))
  const differs = (name: string, a: Reply, b: Reply) =>
    sameJson(a, b)
      ? []
      : [broken(LAW, moment, `${name} is refused by ${difference(a, b)} on another deal`, viewer)]
  const { wait } = play.core
  return [
    ...attempts.flatMap((answer) =>
      differs(JSON.stringify(answer), real.answer(viewer, wait, answer), twin.answer(viewer, wait, answer)),
    ),
    ...commandAttempts(moment, other, viewer).flatMap((action) =>
      differs(JSON.stringify(action), take(play.copy(), action), take(other.copy(), action)),
    ),
  ]
}

/** Commands that seem possible to the viewer on one deal or the other. */
function commandAttempts({ game, play, random }: Moment, other: Play, seat: number): Action[] {
  if (play.core.over) return []
  return Object.entries(game.commands ?? {}).flatMap(([command, { suggest }]) =>
    [play, other].flatMap((one) => {
      const args = suggest?.(one.core.state, seat, random, one.box) ?? null
      return args === null ? [] : [{ seat, command, args: JSON.parse(JSON.stringify(args)) }]
    }),
  )
}

/** Dealt anew with the same luck, two deals that look the same become the same: nothing hidden has gone into it. */
function redealIsBlind(moment: Moment, other: Play, viewer: Viewer): string[] {
  const [luck, sameLuck] = twins(moment.random)
  const fromReal = redeal(moment.play, viewer, luck).core
  const fromOther = redeal(other, viewer, sameLuck).core
  return sameJson(fromReal, fromOther)
    ? []
    : [broken(LAW, moment, `is dealt ${difference(fromReal, fromOther)} by what is hidden`, viewer)]
}

/**
 * The same answer on either deal, with the same dice: unless it has made the deals tell apart by what the
 * viewer may know from now on, the viewer has heard and seen the same.
 */
function tellsTheSame(moment: Moment, _other: Play, viewer: Viewer): string[] {
  const { before, play, random } = moment
  if (!before) return []
  const other = redeal(before.play, viewer, random).listen()
  other.core.random = [...before.play.core.random]
  if ('answer' in before.action) copySealed(before.play, other)
  if (!take(other, before.action).ok) return []
  const got = [seenBy(play, viewer), heardAll(before.told, viewer)]
  const gotOther = [seenBy(other, viewer), heardAll(other.takeTold(), viewer)]
  if (sameJson(got, gotOther)) return []
  const [luck, sameLuck] = twins(random)
  const known = redeal(play, viewer, luck).core
  const knownOther = redeal(other, viewer, sameLuck).core
  // Where the viewer rightly knows more than before, the two have become different games to them.
  return sameJson([known.state, known.stack], [knownOther.state, knownOther.stack])
    ? [
        broken(
          LAW,
          moment,
          `after ${JSON.stringify(before.action)} is told ${difference(got, gotOther)}`,
          viewer,
        ),
      ]
    : []
}

/** Sealed answers that this one may open are the same on either deal: what they were is no secret any more. */
function copySealed(from: Play, other: Play): void {
  for (const prompt of other.prompts) {
    const given = from.core.sealed[prompt.seat]
    if (given != null && 'picked' in checkAnswer(prompt, given)) other.core.sealed[prompt.seat] = given
  }
}
