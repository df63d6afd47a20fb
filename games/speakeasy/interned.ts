// Options that are the same objects every time: a turn has dozens of them, and bots take millions of turns.

type Key = string | number | boolean | null

/** A map for every argument but the last, and in the last the things themselves. */
type Shelf<T> = Map<Key, Shelf<T> | T>

/** Makes a thing once for the same arguments, and hands out the same one ever after. */
export function interned<Args extends readonly Key[], T extends object>(
  make: (...args: Args) => T,
): (...args: Args) => T {
  const shelves: Shelf<T> = new Map()
  return (...args) => {
    const last = args.length - 1
    let shelf = shelves
    for (let i = 0; i < last; i++) {
      let next = shelf.get(args[i] as Key) as Shelf<T> | undefined
      if (!next) {
        next = new Map()
        shelf.set(args[i] as Key, next)
      }
      shelf = next
    }
    const known = shelf.get(args[last] as Key) as T | undefined
    if (known) return known
    const made = make(...args)
    shelf.set(args[last] as Key, made)
    return made
  }
}
