// Plain data: what a game in play is made of, and how it is copied.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A deep copy of plain data. Written by hand: structuredClone is a hundred times slower. */
export function copyJson<T>(value: T): T
export function copyJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy: unknown[] = new Array(value.length)
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i]
      copy[i] = typeof item === 'object' ? copyJson(item) : item
    }
    return copy
  }
  const copy: { [key: string]: unknown } = {}
  const source = value as { readonly [key: string]: unknown }
  for (const key in source) {
    const item = source[key]
    copy[key] = typeof item === 'object' ? copyJson(item) : item
  }
  return copy
}

/** Byte equality, the measure of all the laws. */
export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Puts keys in order, all the way down, so that equal data give equal bytes whoever wrote them. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const parts = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`)
  return `{${parts.join(',')}}`
}
