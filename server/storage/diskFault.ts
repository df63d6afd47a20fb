// Which failures of SQLite are the disk's: they strike whatever is written, and pass without our doing.

/** SQLite's primary result codes. */
export const SQLITE = {
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

const OF_THE_DISK: readonly number[] = [SQLITE.readOnly, SQLITE.ioError, SQLITE.full, SQLITE.cannotOpen]

/** Extended codes carry the primary one in their last byte. */
export const isDiskFault = (errcode: number): boolean => OF_THE_DISK.includes(errcode & 0xff)
