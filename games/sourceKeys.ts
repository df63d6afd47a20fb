// The keys of a components file that say where a value comes from or what a word means: for those who read the file, and of
// no use at a table.

const SOURCE = /^(?:sources|notes?|designNote|vocabulary|effectVocabulary|meaning)$|[pP]rovenance/

export const isSourceKey = (key: string): boolean => SOURCE.test(key)
