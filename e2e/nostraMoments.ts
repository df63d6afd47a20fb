// Moments of La Cosa Nostra for several browsers: a Trap, a Robbery, a job that lacks a card, questions that come twice.

import { must, type Play, type Prompt, viewFor } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { isGangster, type NostraView, type Option } from '@backroom/games/cosa-nostra'
import { wordsFor } from '@backroom/games/words'
import type { Touched } from './cues.ts'
import { type Cue, type Ground, hasTold, type Moment, optionIds, searchFor, type Walk } from './search.ts'

const cosaNostra = must(GAMES, 'cosa-nostra')
const words = await wordsFor('cosa-nostra', 'en')

/** Who can rob or trap does; every other reaction is passed, so that the moment is short. */
function eager(prompt: Prompt): string | null {
  if (prompt.kind !== 'one') return null
  const ids = optionIds(prompt)
  if (prompt.key === 'trap' || prompt.key === 'rob') return ids.find((id) => id !== 'pass') ?? 'pass'
  return ids.find((id) => id === 'pass' || id === 'none') ?? null
}

export const FAMILIES = ['Caruso', 'Calmuti', 'DiMaggio'] as const

const OPTIONS = { families: ['caruso', 'calmuti', 'dimaggio'], pace: 'quick' } as const

const GROUND: Ground = {
  game: cosaNostra,
  seats: ['Ania', 'Bruno', 'Celia'],
  options: OPTIONS,
  wish: eager,
}

/** As it stands on the card. */
export const nameOf = (id: string): string => words.name(id)

const optionsIn = (prompt: Prompt): readonly Option[] =>
  'options' in prompt ? (prompt.options as readonly Option[]) : []

/** What was picked with this answer. */
const pickedAt = ({ prompt, answer }: Pick<Cue, 'prompt' | 'answer'>): Option | undefined =>
  optionsIn(prompt).find(({ id }) => id === answer)

/** The answer of a turn with which all of it began. */
const beganWith = (say: Option['say'], { steps }: Walk): number =>
  steps.findLastIndex((step) => step.prompt.key === 'act' && pickedAt(step)?.say === say)

/** Somebody names a target, and strikes; the target springs a Trap that works. */
export const trap = (): Moment =>
  searchFor(GROUND, (walk) => (hasTold(walk, 'repelled') ? beganWith('declare', walk) : null))

/** Somebody does a job, and somebody else takes the profit. */
export const robbery = (): Moment =>
  searchFor(GROUND, (walk) => (hasTold(walk, 'robbed') ? beganWith('run', walk) : null))

export interface Lacking extends Moment {
  /** Seat 1 has it. */
  readonly business: string
  /** Of seat 0; he can do his job once a marker lies there. */
  readonly gangster: string
}

/** Whom of seat 0 can be sent to work now. */
const runsOf = (play: Play): readonly string[] => {
  const prompt = play.promptOf(0)
  return prompt ? optionsIn(prompt).flatMap((option) => (option.say === 'run' ? [option.gangster] : [])) : []
}

/** Whom of seat 0 a marker on this card of seat 1's would set to work. */
function setToWork(play: Play, business: string): string | undefined {
  const twin = play.copy()
  const offer = { to: 1, give: { cash: 3000 }, want: { access: [business] } }
  if (!twin.command(0, 'offer', offer).ok) return undefined
  const view = viewFor(twin, 'open') as NostraView
  if (!twin.command(1, 'accept', { offer: view.offers.at(-1)?.id }).ok) return undefined
  const before = runsOf(play)
  return runsOf(twin).find((gangster) => !before.includes(gangster))
}

const kindOf = (business: string): string => business.slice(0, business.lastIndexOf('-'))

/** Seat 0 is on turn and lacks a card for a job; seat 1 has just one of the kind. */
export function lackingACard(): Lacking {
  let found: Pick<Lacking, 'business' | 'gangster'> | null = null
  const moment = searchFor(GROUND, ({ play, steps }) => {
    if (play.promptOf(0)?.key !== 'act') return null
    const { businesses } = viewFor(play, 'open') as NostraView
    const theirs = Object.keys(businesses).filter((id) => businesses[id]?.owner === 1)
    for (const business of theirs) {
      if (theirs.filter((other) => kindOf(other) === kindOf(business)).length > 1) continue
      const gangster = setToWork(play, business)
      if (gangster === undefined) continue
      found = { business, gangster }
      return steps.length
    }
    return null
  })
  if (!found) throw new Error('nobody lacks a card')
  return { ...moment, ...(found as Pick<Lacking, 'business' | 'gangster'>) }
}

/** What has to be touched for an answer. */
export function touchedFor(cue: Cue): Touched {
  const option = pickedAt(cue)
  switch (option?.say) {
    case 'declare':
      return { group: 'declare', place: `man:${option.gangster}` }
    case 'run':
    case 'pay':
      return { group: 'do', place: `man:${option.gangster}` }
    case 'rob':
    case 'trap':
      return { place: `man:${option.gangster}` }
    case 'player':
      return { place: `seat:${option.rival}` }
    case 'target':
      return { place: `${isGangster(option.target) ? 'man' : 'biz'}:${option.target}` }
    default:
      return { pick: String(cue.answer) }
  }
}

/** Somebody is about to settle the last task of a round: the closing moment comes next. */
export const lastTask = (): Moment =>
  searchFor(GROUND, ({ play, steps }) => {
    const last = steps.at(-1)
    const settled = last && pickedAt(last)
    if (
      !(settled?.say === 'run' || settled?.say === 'pay') ||
      !play.prompts.every(({ key }) => key === 'closing')
    )
      return null
    const { seats } = viewFor(play, 'open') as NostraView
    return seats.every(({ cash }) => cash >= 2000) ? steps.length - 1 : null
  })

export interface Schemer extends Moment {
  /** Who is asked. */
  readonly seat: number
}

/** Somebody who holds a Schemer is asked before two turns of one round, and passes both times. */
export function schemerTwice(): Schemer {
  let found: number | null = null
  const moment = searchFor(GROUND, ({ steps }) => {
    if (steps.at(-1)?.prompt.key !== 'act') return null
    const began = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'round'))
    const asked = steps.flatMap(({ prompt }, at) =>
      at > began && prompt.key === 'scheme' && optionsIn(prompt).length > 1
        ? [{ seat: prompt.seat, at }]
        : [],
    )
    const first = asked.find(({ seat }, i) => asked.findLastIndex((one) => one.seat === seat) > i)
    found = first?.seat ?? null
    return first?.at ?? null
  })
  if (found === null) throw new Error('nobody holds a Schemer for long')
  return { ...moment, seat: found }
}

/** The first planning turn of a table with a limit for it. */
export const planning = (): Moment =>
  searchFor({ ...GROUND, options: { ...OPTIONS, planningSeconds: 15 } }, ({ play, steps }) =>
    play.prompts.some(({ key }) => key === 'plan') ? steps.length : null,
  )
