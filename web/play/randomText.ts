// Names and secrets that nobody guesses. `crypto.randomUUID` is not there on a page that came over plain HTTP, as from a
// machine at home.

/** 128 bits in hex. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
