// Which pages may speak to us: our own, and those that were named.

/** No origin at all means no browser, and so nobody whose cookie could be used behind their back. */
export function isOurs(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined || others.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
