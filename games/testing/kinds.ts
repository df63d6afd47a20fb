// Whether what was told is what the game has listed: each field is there, is of its kind, and nothing else is.

import type { Told } from '@backroom/engine'
import type { EventKinds, Fields, Kind } from '../kinds.ts'

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
