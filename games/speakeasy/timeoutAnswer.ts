// The answer for somebody whose clock has run out: what may be declined is declined, else the first that is legal.

import type { Answer, Prompt } from '@backroom/engine'
import type { SpeakeasyOption } from './asked.ts'
import type { Box } from './components/box.ts'
import { item, type Speakeasy } from './state.ts'

const isDecline = ({ say }: SpeakeasyOption): boolean => say === 'none' || say === 'stop'

export function timeoutAnswer(_state: Speakeasy, prompt: Prompt, box: Box): Answer {
  switch (prompt.kind) {
    case 'some':
      return prompt.options.slice(0, prompt.min).map((option) => option.id)
    case 'amount':
      return prompt.min
    case 'order':
      return prompt.options.map((option) => option.id)
    case 'one': {
      // The game's own options: it has asked.
      const options = prompt.options as readonly SpeakeasyOption[]
      // The Restaurant would cost a card, the Park nothing: somebody who is away does no harm to themselves.
      const isHarmless = (option: SpeakeasyOption) =>
        option.say !== 'contact' || option.contact !== box.restaurant
      const picked = options.find(isDecline) ?? options.find(isHarmless) ?? item(options, 0)
      return picked.id
    }
  }
}
