// Which answers to a prompt are worth trying out, where the game itself has no opinion.

import {
  type Answer,
  type Play,
  type Prompt,
  randomAnswer,
  type Random,
  type SomePrompt,
} from '@backroom/engine'

/** So many are tried where everything cannot be. */
const AMOUNTS = 8
const DRAWN = 24

/** The answers that a bot compares; never none, and all of them where the prompt wants one option. */
export function candidates(play: Play, prompt: Prompt, random: Random): readonly Answer[] {
  const { game, core, box } = play
  const hinted = game.judgement.candidates?.(core.state, prompt, box) ?? null
  if (hinted && hinted.length > 0) return hinted
  switch (prompt.kind) {
    case 'one':
      return prompt.options.map((option) => option.id)
    case 'amount':
      return amounts(prompt.min, prompt.max, prompt.unit ?? 1)
    case 'some':
      return subsets(prompt) ?? drawn(prompt, random)
    case 'order':
      return [prompt.options.map((option) => option.id), ...drawn(prompt, random)]
  }
}

/** Spread evenly over the range, both ends included. */
function amounts(min: number, max: number, unit: number): number[] {
  const steps = Math.floor((max - min) / unit)
  const count = Math.min(steps, AMOUNTS - 1)
  if (count === 0) return [min]
  return Array.from({ length: count + 1 }, (_, i) => min + unit * Math.round((i * steps) / count))
}

/** Every choice there is, equal picks counted once; null if there are too many. */
function subsets({ options, min, max, orNone }: SomePrompt): string[][] | null {
  let all: string[][] = [[]]
  for (const { id, times = 1 } of options) {
    const longer: string[][] = []
    for (const chosen of all)
      for (let n = 0; n <= times && chosen.length + n <= max; n++)
        longer.push([...chosen, ...Array<string>(n).fill(id)])
    if (longer.length > 4 * DRAWN) return null
    all = longer
  }
  return all.filter(({ length }) => length >= min || (length === 0 && orNone === true))
}

const drawn = (prompt: Prompt, random: Random): Answer[] =>
  Array.from({ length: DRAWN }, () => randomAnswer(prompt, random))
