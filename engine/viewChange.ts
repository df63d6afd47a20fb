// What has changed of a view, and how a client puts it in: apart from the kernel, for a page has use for nothing else of it.

/** Where something of a view has changed, a field or one entry of a field, and what stands there now. */
export type ViewChange = readonly [path: readonly [string] | readonly [string, string | number], now: unknown]

/** The view after these changes; the one before stays as it was, and shares with it what has not changed. */
export function withChanges(view: object, changes: readonly ViewChange[]): object {
  const now = new Map<string, unknown>(Object.entries(view))
  const copied = new Set<string>()
  for (const [[name, entry], value] of changes) {
    if (entry === undefined) now.set(name, value)
    else {
      const field = now.get(name)
      if (typeof field !== 'object' || field === null)
        throw new TypeError(`there is no field ${name} that has entries`)
      const whole: object = copied.has(name) ? field : Array.isArray(field) ? [...field] : { ...field }
      copied.add(name)
      Reflect.set(whole, entry, value)
      now.set(name, whole)
    }
  }
  return Object.fromEntries(now)
}
