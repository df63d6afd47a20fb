// Why the server cannot start, as one sentence with what to do about it.

import { SQLITE } from './storage/diskFault.ts'

export class StartFault extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'StartFault'
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** SQLite's own numbers, and the system's. */
const errcodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) & 0xff : 0

/** What keeps us from the data folder. */
export function folderFault(folder: string, error: unknown): unknown {
  const code = codeOf(error)
  const errcode = errcodeOf(error)
  const say = (sentence: string) => new StartFault(`The data folder ${folder} ${sentence}`, error)
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return say('is a file. Name a folder with BACKROOM_DATA, or move the file away.')
  if (code === 'ENOSPC' || errcode === SQLITE.full)
    return say('is on a disk that is full. Make room, then start again; nothing was lost.')
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || errcode === SQLITE.readOnly)
    return say(
      'cannot be written. Give this user the right to write there, or name another folder with BACKROOM_DATA.',
    )
  if (errcode === SQLITE.corrupt || errcode === SQLITE.notADatabase)
    return say(
      'holds a backroom.sqlite that is damaged or is no database. Put a backup in its place, or move it away to begin with an empty roomCache.',
    )
  if (errcode === SQLITE.cannotOpen)
    return say('cannot be opened. See that it exists and that this user may read and write there.')
  return error
}

/** What keeps us from the port. */
export function portFault(host: string, port: number, error: unknown): unknown {
  const say = (sentence: string) => new StartFault(sentence, error)
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return say(`Port ${port} is taken by another program. Stop it, or choose another port with PORT.`)
    case 'EACCES':
      return say(`Port ${port} is not for this user. Choose one above 1023 with PORT.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return say(`This machine has no address ${host}. Choose one of its own with HOST, or leave HOST out.`)
    default:
      return error
  }
}
