// Moments of Speakeasy for two browsers: the Park, a tour of two trucks, an ambush, a mob war, a cooked book.

import { type Prompt, replay } from '@backroom/engine'
import { speakeasy } from '@backroom/games'
import type { SpeakeasyOption } from '@backroom/games/speakeasy'
import type { Touched } from './cues.ts'
import { type Cue, type Ground, type Moment, optionIds, searchFor, type Walk } from './search.ts'

const GROUND: Ground = { game: speakeasy, seats: ['Ania', 'Bruno'] }

/** The game's own options: the ground is a table of it. */
const optionsOf = (prompt: Prompt): readonly SpeakeasyOption[] =>
  'options' in prompt ? (prompt.options as readonly SpeakeasyOption[]) : []

/** What an answer picks. */
const optionIn = ({ prompt, answer }: Cue): SpeakeasyOption | undefined =>
  optionsOf(prompt).find(({ id }) => id === answer)

/** The first time that somebody is asked this. */
const asked = (key: string, fits: (prompt: Prompt) => boolean): Moment =>
  searchFor(GROUND, ({ play, steps }) => {
    const [prompt] = play.prompts
    return prompt?.key === key && fits(prompt) ? steps.length : null
  })

function tookAToken({ steps }: Walk): boolean {
  const last = steps.at(-1)
  const taken = last?.prompt.key === 'parkBonus' ? optionIn(last) : undefined
  return taken?.say === 'tokenThere' && taken.column === 'open'
}

/** Just before the capos change places; the owner of the moved one then takes a city token. */
export const parkSwap = (): Moment =>
  searchFor(GROUND, (walk) => (tookAToken(walk) ? walk.steps.length - 2 : null))

/** Where a truck can go in one step. */
export const nextStop = (prompt: Prompt, truck: number): string | undefined =>
  optionsOf(prompt).flatMap((option) =>
    option.say === 'truckMove' && option.truck === truck ? [String(option.district)] : [],
  )[0]

/** Both trucks stand in the city and can go on for more than one step. */
export const tour = (): Moment =>
  asked('drive', (prompt) => {
    const { left } = prompt.about as { readonly left: readonly number[] }
    return left.every((range) => range > 1) && [1, 2].every((truck) => nextStop(prompt, truck) !== undefined)
  })

/** Somebody could take a rival's member along. */
export const ambush = (): Moment => asked('raid', (prompt) => withHired(prompt) !== undefined)

const withHired = (prompt: Prompt): string | undefined =>
  optionsOf(prompt).find((option) => option.say === 'ambushWith' && option.cost > 0)?.id

export const defence = (): Moment => asked('defend', (prompt) => optionIds(prompt).length > 1)

export const cooking = (): Moment => asked('cook', (prompt) => optionIds(prompt).length > 1)

const firstOther = (prompt: Prompt): string => optionIds(prompt).find((id) => id !== 'none') ?? ''

/** What is asked where the moment stands, with an answer that makes something happen. */
export function cueAt({ record }: Moment): Cue {
  const [prompt] = replay(speakeasy, record).prompts
  if (!prompt) throw new Error('nobody is asked')
  const answer = prompt.key === 'raid' ? withHired(prompt) : firstOther(prompt)
  return { prompt, answer: answer ?? '' }
}

/** What has to be touched for an answer. */
export function touchedFor(cue: Cue): Touched {
  const option = optionIn(cue)
  switch (option?.say) {
    case 'swapCapo':
      return { place: `contact:${option.contact}`, variant: String(option.owner) }
    case 'tokenThere':
      return { place: `display:${option.column}:${option.row}` }
    case 'objective':
      return { place: `objective:${option.objective}` }
    case 'truckMove':
      return { group: `truck-${option.truck}`, place: `district:${option.district}` }
    default:
      return { pick: String(cue.answer) }
  }
}
