// Things that are the same objects every time: a turn has up to a hundred options, and bots take millions of turns.

type Key = string | number | boolean | null

/** A map for every argument but the last, and in the last the things themselves. */
type Shelf<T> = Map<Key, Shelf<T> | T>

/** Makes a thing once for the same arguments, and hands out the same one ever after. */
export function interned<One extends Key, T extends object>(make: (key: One) => T): (key: One) => T
export function interned<Args extends readonly Key[], T extends object>(
  make: (...args: Args) => T,
): (...args: Args) => T
export function interned<T extends object>(
  make: (...keys: readonly Key[]) => T,
): (...keys: readonly Key[]) => T {
  return make.length === 1 ? byOneKey(make) : byKeys(make)
}

/** Most have one key, and are asked for most often: they need no list of arguments. */
function byOneKey<T extends object>(make: (key: Key) => T): (key: Key) => T {
  const shelf = new Map<Key, T>()
  return (key) => {
    const known = shelf.get(key)
    if (known) return known
    const made = make(key)
    shelf.set(key, made)
    return made
  }
}

function byKeys<T extends object>(make: (...keys: readonly Key[]) => T): (...keys: readonly Key[]) => T {
  const shelves: Shelf<T> = new Map()
  return (...keys) => {
    const last = keys.length - 1
    let shelf = shelves
    for (let i = 0; i < last; i++) {
      let next = shelf.get(keys[i] as Key) as Shelf<T> | undefined
      if (!next) {
        next = new Map()
        shelf.set(keys[i] as Key, next)
      }
      shelf = next
    }
    const known = shelf.get(keys[last] as Key) as T | undefined
    if (known) return known
    const made = make(...keys)
    shelf.set(keys[last] as Key, made)
    return made
  }
}
