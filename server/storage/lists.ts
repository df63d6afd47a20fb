// Text from the database, as a word of one of our lists.

export const oneOf = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((item) => item === text) ?? null
