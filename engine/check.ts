// An answer against the very options that were offered: what it picks, or why it is refused.

import type { Refusal, RefusalCode } from './game.ts'
import type { Option, Prompt, SomePrompt } from './prompt.ts'

export type Checked = { readonly picked: unknown } | { readonly refusal: Refusal }

const refuse = (prompt: Prompt, code: RefusalCode, given: unknown): Checked => ({
  refusal: { code, rule: prompt.rule, given: shorten(given) },
})

/** Whatever came from outside, as a short piece of text that is safe to show. */
export function shorten(given: unknown): string {
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given))
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

const find = (options: readonly Option[], id: string): Option | undefined => {
  for (const option of options) if (option.id === id) return option
  return undefined
}

export function checkAnswer(prompt: Prompt, answer: unknown): Checked {
  switch (prompt.kind) {
    case 'one': {
      if (typeof answer !== 'string') return refuse(prompt, 'wrongShape', answer)
      const picked = find(prompt.options, answer)
      return picked ? { picked } : refuse(prompt, 'unknownOption', answer)
    }
    case 'some':
      return checkSome(prompt, answer)
    case 'amount': {
      if (typeof answer !== 'number' || !Number.isSafeInteger(answer))
        return refuse(prompt, 'wrongShape', answer)
      const fits =
        answer >= prompt.min && answer <= prompt.max && (answer - prompt.min) % (prompt.unit ?? 1) === 0
      return fits ? { picked: answer } : refuse(prompt, 'outOfRange', answer)
    }
    case 'order': {
      if (!isIds(answer)) return refuse(prompt, 'wrongShape', answer)
      const picked = pickAll(prompt.options, answer)
      if (!Array.isArray(picked)) return refuse(prompt, picked.code, picked.given)
      return answer.length === prompt.options.length ? { picked } : refuse(prompt, 'tooFew', answer)
    }
  }
}

function checkSome(prompt: SomePrompt, answer: unknown): Checked {
  if (!isIds(answer)) return refuse(prompt, 'wrongShape', answer)
  if (answer.length === 0 && prompt.orNone) return { picked: [] }
  // What is not there at all is named before anything is counted: it may be blocked, and its rule helps more.
  const picked = pickAll(prompt.options, answer)
  if (!Array.isArray(picked)) return refuse(prompt, picked.code, picked.given)
  if (answer.length > prompt.max) return refuse(prompt, 'tooMany', answer)
  return answer.length < prompt.min ? refuse(prompt, 'tooFew', answer) : { picked }
}

const isIds = (answer: unknown): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((id) => typeof id === 'string')

function pickAll(
  options: readonly Option[],
  ids: readonly string[],
): Option[] | { readonly code: RefusalCode; readonly given: string } {
  const picked: Option[] = []
  for (const id of ids) {
    const option = find(options, id)
    if (!option) return { code: 'unknownOption', given: id }
    let taken = 0
    for (const other of picked) if (other === option) taken++
    if (taken >= (option.times ?? 1)) return { code: 'tooMany', given: id }
    picked.push(option)
  }
  return picked
}
