// The only source of chance: xoshiro128** (Blackman and Vigna), its four words kept in the state.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The generator's whole state, as plain data. */
export type Random = [number, number, number, number]

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** The next 32 bits. */
export function nextWord(random: Random): number {
  const result = Math.imul(rotate(Math.imul(random[1], 5), 7), 9) >>> 0
  const shifted = random[1] << 9
  random[2] ^= random[0]
  random[3] ^= random[1]
  random[1] ^= random[2]
  random[0] ^= random[3]
  random[2] ^= shifted
  random[3] = rotate(random[3], 11)
  random[0] >>>= 0
  random[1] >>>= 0
  random[2] >>>= 0
  random[3] >>>= 0
  return result
}

/** A whole number from 0 up to but not including `limit`, each equally likely. */
export function below(random: Random, limit: number): number {
  if (!(limit >= 1 && limit <= 0x1_0000_0000)) throw new RangeError(`below(${limit}): a limit from 1 to 2^32`)
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit)
  let word = nextWord(random)
  while (word >= fair) word = nextWord(random)
  return word % limit
}

/** Fisher and Yates, in place. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(random, last + 1)
    const moved = items[last] as T
    items[last] = items[other] as T
    items[other] = moved
  }
  return items
}

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T
}

/** A generator that owes nothing to the one it was made from but four of its words. */
export const fork = (random: Random): Random => [
  nextWord(random),
  nextWord(random),
  nextWord(random),
  (nextWord(random) | 1) >>> 0,
]

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The generator that a seed and the entropy of every seat give. */
export function randomFrom(seed: string, entropy: readonly string[] = []): Random {
  const digest = sha256(utf8ToBytes(JSON.stringify([seed, ...entropy])))
  const words = new DataView(digest.buffer, digest.byteOffset)
  // All four words zero would be the one state xoshiro never leaves.
  return [words.getUint32(0), words.getUint32(4), words.getUint32(8), (words.getUint32(12) | 1) >>> 0]
}
