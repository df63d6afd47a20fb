// A prompt as a numbered list, and the numbers somebody types as an answer to it.

import type { Answer, Option, Prompt } from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import type { Say } from '../messages.ts'
import type { Picture } from '../picture/look.ts'

/** The legal answers with their numbers; options of one kind stand together. */
export function optionLines(prompt: Prompt, words: Words, picture: Picture): string[] {
  if (prompt.kind === 'amount') return []
  const lines: string[] = []
  let kind: string | null = null
  prompt.options.forEach((option, i) => {
    if (kind !== null && option.say !== kind) lines.push('')
    kind = option.say
    lines.push(`${String(i + 1).padStart(4)}  ${sentence(option, prompt, words, picture)}`)
  })
  return lines
}

function sentence(option: Option, prompt: Prompt, words: Words, picture: Picture): string {
  const said = words.option(option, prompt)
  const times = (option.times ?? 1) > 1 ? ` ×${option.times}` : ''
  const detail = picture.detail(option)
  return `${said}${times}${detail === null || detail === '' ? '' : ` – ${detail.replace(`${said} `, '')}`}`
}

/** How to answer this kind of prompt. */
export function howTo(prompt: Prompt, say: Say): string {
  switch (prompt.kind) {
    case 'one':
      return say('pickOne', { most: prompt.options.length })
    case 'amount':
      return say('pickAmount', { least: prompt.min, most: prompt.max })
    case 'order':
      return say('pickOrder', { count: prompt.options.length })
    case 'some':
      if (prompt.min === 0 || prompt.orNone) return say('pickUpTo', { most: prompt.max })
      return prompt.min === prompt.max
        ? say('pickExactly', { count: prompt.min })
        : say('pickBetween', { least: prompt.min, most: prompt.max })
  }
}

/** What was typed as an answer; null if it is none. The table itself judges whether it is legal. */
export function readAnswer(prompt: Prompt, typed: string): Answer | null {
  const numbers = typed.split(/[\s,]+/).filter((word) => word !== '')
  if (numbers.length === 0 || !numbers.every((word) => /^\d+$/.test(word))) return null
  const values = numbers.map(Number)
  if (prompt.kind === 'amount') return values.length === 1 ? (values[0] ?? null) : null
  if (prompt.kind === 'some' && values.length === 1 && values[0] === 0) return []
  const ids = values.map((value) => prompt.options[value - 1]?.id)
  if (!ids.every((id) => id !== undefined)) return null
  if (prompt.kind === 'one') return ids.length === 1 ? (ids[0] ?? null) : null
  return ids
}
