// The law of answers: what is offered is accepted, everything else is refused with a code and changes nothing.

import { REFUSALS } from '../game.ts'
import { sameJson } from '../json.ts'
import type { Play, Reply } from '../play.ts'
import { type Answer, type Prompt, randomAnswer, type Seat } from '../prompt.ts'
import { pick } from '../random.ts'
import { take } from '../record.ts'
import { Sieve } from '../sieve.ts'
import { sameCounts, tallyOf } from './conservation.ts'
import { anyAction, broken, type Moment, unlessThrown } from './law.ts'
import { notPlain } from './reload.ts'
import { edgeAnswers, NONSENSE, nearMisses } from './wrong.ts'

const LAW = 'answers'
/** How many of the offered answers are tried at a waiting point that is only sampled. */
const FEW = 1

const openPrompts = (play: Play): Prompt[] =>
  play.prompts.filter((prompt) => play.core.sealed[prompt.seat] == null)

const shown = (given: unknown): string => {
  const text = JSON.stringify(given) ?? String(given)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** Every offered answer leads on, whatever the others then answer. */
export function offeredLaw(moment: Moment): string[] {
  const { play, random, thorough } = moment
  return openPrompts(play).flatMap((prompt) => {
    const answers: Answer[] = [...edgeAnswers(prompt), randomAnswer(prompt, random)]
    const tried = thorough ? answers : Array.from({ length: FEW }, () => pick(random, answers))
    return tried.flatMap((answer) =>
      unlessThrown(`${LAW}: ${shown(answer)} is offered to seat ${prompt.seat}`, moment, () => {
        const copy = play.copy()
        const { wait } = copy.core
        const reply = copy.answer(prompt.seat, wait, answer)
        if (!reply.ok)
          return [
            broken(
              LAW,
              moment,
              `${shown(answer)} is offered and refused: ${reply.refusal.code}`,
              prompt.seat,
            ),
          ]
        while (!copy.core.over && copy.core.wait === wait) take(copy, anyAction(copy, random))
        return []
      }),
    )
  })
}

interface Attempt {
  readonly seat: Seat
  readonly wait: number
  readonly answer: unknown
}

function wrongAttempts(moment: Moment): Attempt[] {
  const { play, random, thorough } = moment
  const { wait } = play.core
  const attempts: Attempt[] = []
  const open = openPrompts(play)
  for (const prompt of open) {
    const { seat } = prompt
    const legal = randomAnswer(prompt, random)
    const nonsense = thorough ? NONSENSE : [pick(random, NONSENSE), pick(random, NONSENSE)]
    for (const answer of [...nearMisses(prompt), ...nonsense]) attempts.push({ seat, wait, answer })
    for (const stale of [wait - 1, wait + 1, Number.NaN, wait + 0.5])
      attempts.push({ seat, wait: stale, answer: legal })
  }
  const asked = new Set(open.map((prompt) => prompt.seat))
  const strangers = [-1, play.seats, 0.5, Number.NaN, 2 ** 31]
  for (let seat = 0; seat < play.seats; seat++) if (!asked.has(seat)) strangers.push(seat)
  const [first] = open
  const answer = first ? randomAnswer(first, random) : 'x'
  for (const seat of strangers) attempts.push({ seat, wait, answer })
  return attempts
}

const hasCode = (reply: Reply): boolean => !reply.ok && REFUSALS.includes(reply.refusal.code)

/** Everything that was not offered is refused, before the end and after it. */
export function refusedLaw(moment: Moment): string[] {
  const { play, core } = moment
  const copy = play.copy()
  const violations: string[] = []
  const tryOut = (name: string, seat: Seat, attempt: () => Reply) =>
    violations.push(
      ...unlessThrown(`${LAW}: ${name} by seat ${seat}`, moment, () => {
        const reply = attempt()
        if (reply.ok) return [broken(LAW, moment, `${name} was not offered and is accepted`, seat)]
        if (!hasCode(reply)) return [broken(LAW, moment, `${name} is refused without a code`, seat)]
        if (play.core.over && reply.refusal.code !== 'over')
          return [broken(LAW, moment, `${name} after the end is refused as ${reply.refusal.code}`, seat)]
        return []
      }),
    )
  for (const { seat, wait, answer } of wrongAttempts(moment))
    tryOut(shown(answer), seat, () => copy.answer(seat, wait, answer))
  for (const name of ['__proto__', 'constructor', '', 'no such command'])
    tryOut(`the command ${name}`, 0, () => copy.command(0, name, {}))
  for (const name of Object.keys(play.game.commands ?? {}))
    for (const seat of [-1, play.seats, Number.NaN])
      tryOut(`the command ${name}`, seat, () => copy.command(seat, name, {}))
  if (!sameJson(copy.core, core))
    violations.push(broken(LAW, moment, 'a refused answer has changed the game'))
  return violations
}

/** A command given nonsense throws nothing; what it refuses changes nothing, what it takes it can bear. */
export function commandsLaw(moment: Moment): string[] {
  const { play, core, random, thorough } = moment
  const names = Object.keys(play.game.commands ?? {})
  if (play.core.over || names.length === 0) return []
  const given = thorough ? NONSENSE : [pick(random, NONSENSE), pick(random, NONSENSE)]
  const atFirst = tallyOf(play)
  return names.flatMap((name) =>
    given.flatMap((args) =>
      unlessThrown(`${LAW}: the command ${name} given ${shown(args)}`, moment, () => {
        const copy = play.copy()
        const reply = copy.command(0, name, args)
        const say = (what: string) => [
          broken(LAW, moment, `the command ${name} given ${shown(args)} ${what}`),
        ]
        if (!reply.ok && !hasCode(reply)) return say('is refused without a code')
        if (!reply.ok && !sameJson(copy.core, core)) return say('is refused and has changed the game')
        if (reply.ok && notPlain(copy.core, 'core') !== null)
          return say(`spoils ${notPlain(copy.core, 'core')}`)
        if (reply.ok && !sameCounts(tallyOf(copy), atFirst)) return say('changes the components')
        return []
      }),
    ),
  )
}

/** What the step asks this seat when it is asked for its reasons too. */
function askedWithReasons({ core, game, box }: Play, seat: Seat): Prompt | null {
  const top = core.stack.at(-1)
  const given = top ? game.steps[top.step]?.ask?.(core.state, top.args, box, new Sieve(seat)) : null
  const prompts = given ? [given].flat() : []
  return prompts.find((prompt) => prompt.seat === seat) ?? null
}

/** What is blocked is not offered, and is refused by the rule that blocks it; wanting reasons changes no offer. */
export const blockedLaw = (moment: Moment): string[] =>
  unlessThrown(LAW, moment, () => {
    const { play } = moment
    const copy = play.copy()
    return openPrompts(play).flatMap((prompt) => {
      if (!sameJson(prompt, askedWithReasons(copy, prompt.seat)))
        return [broken(LAW, moment, 'is offered something else when asked for reasons', prompt.seat)]
      if (prompt.kind === 'amount') return []
      const { seat } = prompt
      return play.blocked(seat).flatMap(({ id, rule, why }) => {
        const say = (what: string) => [broken(LAW, moment, `${id} ${what}`, seat)]
        if (prompt.options.some((option) => option.id === id)) return say('is both offered and blocked')
        if (!rule?.startsWith(`${play.game.code}-`) || !why) return say('is blocked without rule or reason')
        const reply = copy.answer(seat, play.core.wait, prompt.kind === 'one' ? id : [id])
        if (reply.ok) return say('is blocked and accepted')
        const { refusal } = reply
        const named = refusal.code === 'blocked' && refusal.rule !== undefined
        return named ? [] : say(`is blocked and refused as ${refusal.code}`)
      })
    })
  })
