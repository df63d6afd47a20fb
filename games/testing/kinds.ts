// Whether what is told and asked is what the game has listed: each field is there, is of its kind, and nothing else is.

import type { Blocked, Option, Prompt, Told } from '@backroom/engine'
import type { EventKinds, Fields, Kind, OptionKinds, PromptKinds } from '../kinds.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isOf = (kind: Kind, value: unknown): boolean => {
  if (value === null) return 'orNone' in kind
  switch (kind.what) {
    case 'seat':
      return Number.isInteger(value) && (value as number) >= 0
    case 'numbered':
    case 'number':
    case 'money':
      return isCount(value)
    case 'name':
    case 'word':
    case 'text':
      return isText(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'list':
    case 'bySeat':
      return Array.isArray(value) && value.every((item) => kind.of !== undefined && isOf(kind.of, item))
    case 'fields':
    case 'parts':
      return typeof value === 'object' && problemsOf(kind.fields ?? {}, value).length === 0
    case 'either':
      return kind.either?.some((one) => isOf(one, value)) === true
    case 'unsaid':
      return true
  }
}

function problemsOf(fields: Fields, thing: object): string[] {
  const given = Object.entries(thing).filter(([, value]) => value !== undefined)
  const unknown = given
    .filter(([field]) => !Object.hasOwn(fields, field))
    .map(([field]) => `${field}: not listed`)
  const wrong = Object.entries(fields).flatMap(([field, kind]) => {
    const [, value] = given.find(([one]) => one === field) ?? []
    if (value === undefined) return 'optional' in kind ? [] : [`${field}: missing`]
    return isOf(kind, value) ? [] : [`${field}: not of its kind (${JSON.stringify(value)})`]
  })
  return [...unknown, ...wrong]
}

/** What is wrong with an event that was told; nothing: it is as it was listed. */
export function eventProblems(kinds: EventKinds, { event, secret }: Told): string[] {
  const { type, ...open } = event
  const listed = kinds[type]
  if (!listed) return [`${type}: not listed`]
  const told = problemsOf(listed.open, open)
  const hidden = secret ? problemsOf(listed.secret ?? {}, secret) : []
  return [...told, ...hidden].map((problem) => `${type}.${problem}`)
}

/** What a game asks, offers and blocks. */
export interface AskedKinds {
  readonly prompts: PromptKinds
  readonly options: OptionKinds
  readonly reasons: { readonly [why: string]: Fields }
}

function optionProblems(kinds: OptionKinds, { id: _id, say, times: _times, ...fields }: Option): string[] {
  const listed = kinds[say]
  return listed ? problemsOf(listed, fields).map((problem) => `${say}.${problem}`) : [`${say}: not listed`]
}

/** What is wrong with a question and what it offers. */
export function promptProblems({ prompts, options }: AskedKinds, prompt: Prompt): string[] {
  const listed = prompts[prompt.key]
  if (!listed) return [`${prompt.key}: not listed`]
  const offered = 'options' in prompt ? prompt.options : []
  return [
    ...problemsOf(listed, prompt.about ?? {}).map((problem) => `${prompt.key}.${problem}`),
    ...offered.flatMap((option) => optionProblems(options, option)),
  ]
}

/** What is wrong with something that is blocked: it tells of itself, and of all that the reason speaks of. */
export function blockedProblems({ options, reasons }: AskedKinds, blocked: Blocked): string[] {
  const { id, why, option, about } = blocked
  const listed = reasons[why]
  if (!listed) return [`${why}: not listed`]
  if (!option) return [`${id}: blocked for ${why}, and does not tell what it is`]
  const told = { ...option, ...about }
  const spoken = Object.fromEntries(Object.entries(told).filter(([field]) => Object.hasOwn(listed, field)))
  return [
    ...optionProblems(options, option),
    ...problemsOf(listed, spoken).map((problem) => `${why} of ${option.say}.${problem}`),
  ]
}
