// Moments of Speakeasy for two browsers: the Park, a tour of two trucks, an ambush, a mob war, a cooked book.

import { type Prompt, replay } from '@backroom/engine'
import { speakeasy } from '@backroom/games'
import type { Touched } from './cues.ts'
import { type Cue, type Ground, type Moment, optionIds, searchFor, type Walk } from './wander.ts'

const GROUND: Ground = { game: speakeasy, seats: ['Ania', 'Bruno'] }

/** The first time that somebody is asked this. */
const asked = (key: string, fits: (prompt: Prompt) => boolean): Moment =>
  searchFor(GROUND, ({ play, steps }) => {
    const [prompt] = play.prompts
    return prompt?.key === key && fits(prompt) ? steps.length : null
  })

function tookAToken({ steps }: Walk): boolean {
  const last = steps.at(-1)
  return last?.prompt.key === 'parkBonus' && String(last.answer).startsWith('open:')
}

/** Just before the capos change places; the owner of the moved one then takes a city token. */
export const parkSwap = (): Moment =>
  searchFor(GROUND, (walk) => (tookAToken(walk) ? walk.steps.length - 2 : null))

/** Where a truck can go in one step. */
export const nextStop = (prompt: Prompt, truck: number): string | undefined =>
  optionIds(prompt)
    .find((id) => id.startsWith(`${truck}:move:`))
    ?.split(':')[2]

/** Both trucks stand in the city and can go on for more than one step. */
export const tour = (): Moment =>
  asked('drive', (prompt) => {
    const { left } = prompt.about as { readonly left: readonly number[] }
    return left.every((range) => range > 1) && [1, 2].every((truck) => nextStop(prompt, truck) !== undefined)
  })

/** Somebody could take a rival's member along. */
export const ambush = (): Moment => asked('raid', (prompt) => withHired(prompt) !== undefined)

/** Hired members are counted seat by seat, before the goons. */
const withHired = (prompt: Prompt): string | undefined =>
  optionIds(prompt).find((id) => /^[\d,]*[1-9]/.test(id))

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
export function touchedFor({ prompt, answer }: Cue): Touched {
  const id = String(answer)
  switch (prompt.key) {
    case 'parkSwap': {
      const cut = id.lastIndexOf(':')
      return { place: `contact:${id.slice(0, cut)}`, variant: id.slice(cut + 1) }
    }
    case 'parkBonus':
      return { place: `display:${id}` }
    case 'cook':
      return { place: `objective:${id}` }
    case 'drive': {
      const [truck, , district] = id.split(':')
      return { group: `truck-${truck}`, place: `district:${district}` }
    }
    default:
      return { pick: id }
  }
}
