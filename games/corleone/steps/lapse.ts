// The answer for somebody whose clock has run out. COR-R41.

import { type Answer, type Option, type Prompt, room, type SomePrompt } from '@backroom/engine'
import type { Box } from '../components/box.ts'
import type { Corleone } from '../state.ts'
import type { ActionOption } from '../rules/actions.ts'
import { isAlly, isJob } from '../words.ts'

/** Cards that must be given up go in this order. */
const GIVEN_UP = ['$1', 'job', '$2', 'gun', 'booze', 'bloodMoney', '$3', 'narcotics', 'ally', '$5']

const worth = (card: string): number => GIVEN_UP.indexOf(isJob(card) ? 'job' : isAlly(card) ? 'ally' : card)

function cheapest(prompt: SomePrompt): string[] {
  const ids = prompt.options.flatMap((option) => Array<string>(option.times ?? 1).fill(option.id))
  return ids.sort((a, b) => worth(a) - worth(b)).slice(0, Math.min(prompt.min, room(prompt.options)))
}

/** The first legal placement: a thug before a family member, places in the order of the components file. */
function firstPlacement(options: readonly ActionOption[], box: Box): Answer {
  const businesses = Object.keys(box.business)
  const spaces = box.spaces.map((space) => space.id)
  const order = ({ action }: ActionOption): number => {
    switch (action.do) {
      case 'playThug':
        return businesses.indexOf(action.business)
      case 'playMember':
        return 1000 + spaces.indexOf(action.space)
      default:
        return 2000
    }
  }
  return options.toSorted((a, b) => order(a) - order(b))[0]?.id ?? 'skip'
}

export function lapse(_state: Corleone, prompt: Prompt, box: Box): Answer {
  switch (prompt.kind) {
    case 'some':
      // What may be declined is declined, nothing is bid.
      return prompt.min === 0 || prompt.orNone ? [] : cheapest(prompt)
    case 'amount':
      return prompt.min
    case 'order':
      return prompt.options.map((option) => option.id)
    case 'one': {
      if (prompt.key === 'turn') return firstPlacement(prompt.options as readonly ActionOption[], box)
      if (prompt.options.some((option) => option.id === 'none')) return 'none'
      if (prompt.options.some((option) => option.id === 'stop')) return 'stop'
      if (prompt.key === 'offers')
        return prompt.options.toSorted((a, b) => worth(a.id) - worth(b.id))[0]?.id ?? 'none'
      return (prompt.options[0] as Option).id
    }
  }
}
