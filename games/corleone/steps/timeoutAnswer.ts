// The answer for somebody whose clock has run out. COR-R41.

import { type Answer, capacity, type Prompt } from '@backroom/engine'
import type { Option } from '../asked.ts'
import type { Box } from '../components/box.ts'
import { cardOf } from '../offered.ts'
import type { Corleone } from '../state.ts'
import { isAlly, isJob } from '../words.ts'

/** Cards that must be given up go in this order. */
const GIVEN_UP = ['$1', 'job', '$2', 'gun', 'booze', 'bloodMoney', '$3', 'narcotics', 'ally', '$5']

function worth(option: Option): number {
  const card = cardOf(option)
  return GIVEN_UP.indexOf(isJob(card) ? 'job' : isAlly(card) ? 'ally' : card)
}

const cheapestFirst = (options: readonly Option[]): string[] =>
  options
    .toSorted((a, b) => worth(a) - worth(b))
    .flatMap(({ id, times = 1 }) => Array<string>(times).fill(id))

/** The first legal placement: a thug before a family member, places in the order of the components file. */
function firstPlacement(options: readonly Option[], box: Box): string | undefined {
  const businesses = Object.keys(box.business)
  const spaces = box.spaces.map((space) => space.id)
  const order = (option: Option): number => {
    switch (option.say) {
      case 'playThug':
        return businesses.indexOf(option.place)
      case 'playMember':
        return 1000 + spaces.indexOf(option.place)
      default:
        return 2000
    }
  }
  return options.toSorted((a, b) => order(a) - order(b))[0]?.id
}

/** What may be declined is declined. */
const declining = (options: readonly Option[]): string | undefined =>
  options.find(({ say }) => say === 'none' || say === 'stop')?.id

function pickFor(key: string, options: readonly Option[], box: Box): string | undefined {
  if (key === 'turn') return firstPlacement(options, box)
  return declining(options) ?? (key === 'offers' ? cheapestFirst(options)[0] : options[0]?.id)
}

export function timeoutAnswer(_state: Corleone, prompt: Prompt, box: Box): Answer {
  if (prompt.kind === 'amount') return prompt.min
  const options = prompt.options as readonly Option[]
  switch (prompt.kind) {
    case 'some':
      // Nothing is bid.
      return prompt.min === 0 || prompt.orNone
        ? []
        : cheapestFirst(options).slice(0, Math.min(prompt.min, capacity(options)))
    case 'order':
      return options.map(({ id }) => id)
    case 'one':
      return pickFor(prompt.key, options, box) ?? ''
  }
}
