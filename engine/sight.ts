// The one door out: what a viewer may know of a game in play, and another game that looks the same to them.

import type { Viewer } from './event.ts'
import type { Outcome, SplitState } from './game.ts'
import { copyJson } from './json.ts'
import type { Play } from './play.ts'
import { type Blocked, type Prompt, randomAnswer, type Seat } from './prompt.ts'
import { fork, type Random } from './random.ts'

/** Whom the table waits for: what everybody may know of somebody's prompt. */
export interface Waiting {
  readonly seat: Seat
  readonly key: string
  readonly rule: string
  readonly sealed: boolean
}

export interface Sight {
  readonly view: object
  readonly prompt: Prompt | null
  readonly waiting: readonly Waiting[]
  readonly wait: number
  /** How many answers were taken, and how many of them stand for good. */
  readonly taken: number
  readonly fence: number
  readonly over: Outcome | null
}

/** As much of a game in play as a view is made of. */
type Viewable = Pick<Play, 'game' | 'box'> & { readonly core: { readonly state: SplitState } }

/** What is the same for every viewer, and what is not; both may lead into the state itself. */
export function viewParts({ game, core, box }: Viewable): { all: object; own: (viewer: Viewer) => object } {
  const { state } = core
  return {
    all: { ...state.open, ...game.sizes(state, box) },
    own: (viewer) => game.mine(state, viewer, box),
  }
}

/** What a viewer may see of a game in play. It shares nothing with the state. */
export function viewFor(play: Viewable, viewer: Viewer): object {
  const { all, own } = viewParts(play)
  return copyJson({ ...all, ...own(viewer) })
}

export const sight = (play: Play, viewer: Viewer): Sight => ({
  view: viewFor(play, viewer),
  prompt: openPrompt(play, viewer),
  ...progressOf(play),
})

export function openPrompt({ core, prompts }: Play, viewer: Viewer): Prompt | null {
  return prompts.find(({ seat }) => seat === viewer && core.sealed[seat] == null) ?? null
}

/** What everybody may know of where the game stands. */
export const progressOf = ({ core, prompts }: Play): Omit<Sight, 'view' | 'prompt'> => ({
  waiting: prompts.map(({ seat, key, rule }) => ({ seat, key, rule, sealed: core.sealed[seat] != null })),
  wait: core.wait,
  taken: core.taken,
  fence: core.fence,
  over: core.over,
})

/** What the viewer may not pick now, and why; nothing for anybody who is not asked. */
export const blockedFor = (play: Play, viewer: Viewer): Blocked[] =>
  typeof viewer === 'number' ? play.blocked(viewer) : []

/**
 * Another game in play that the viewer could not tell from this one: hidden cards dealt anew, the dice
 * loaded with other luck, the sealed answers of the others replaced by any that they might have given. `other` is
 * what is dealt anew: a copy of the game.
 */
export function redeal(play: Play, viewer: Viewer, random: Random, other = play.copy()): Play {
  const { core } = other
  play.game.redeal(core.state, viewer, random, play.box)
  core.random = fork(random)
  const own = typeof viewer === 'number' ? core.sealed[viewer] : null
  const others = core.sealed.map((answer, seat) => answer != null && seat !== viewer)
  core.sealed = core.sealed.map((_, seat) => (seat === viewer ? (own ?? null) : null))
  other.resume()
  for (const prompt of other.prompts)
    if (others[prompt.seat]) core.sealed[prompt.seat] = randomAnswer(prompt, random)
  return other
}
