// Where the control door of a data folder is: a socket in the folder that only its owner may use, on Windows a pipe.

import { createHash } from 'node:crypto'
import { mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** What the system takes as the path of a socket, with some room: 104 bytes on a Mac, 108 on Linux. */
const LONGEST = 100

const isWindows = process.platform === 'win32'

const pipeOf = (folder: string): string =>
  String.raw`\\.\pipe\backroom-${createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex').slice(0, 32)}`

const socketIn = (folder: string): string => join(resolve(folder), 'control.sock')

function shortest(path: string): string {
  const near = relative(process.cwd(), path)
  return Buffer.byteLength(near) < Buffer.byteLength(path) ? near : path
}

/** Where to listen, for the owner of the folder, and how to take the traces away again. */
interface Place {
  readonly address: string
  clear(): void
}

/** What a killed server left behind is taken away. */
export function placeToListen(folder: string): Place {
  if (isWindows) return { address: pipeOf(folder), clear: () => {} }
  const path = socketIn(folder)
  rmSync(path, { force: true })
  const near = shortest(path)
  if (Buffer.byteLength(near) <= LONGEST) return { address: near, clear: () => rmSync(path, { force: true }) }
  // Too deep for a socket: it lies in a private folder elsewhere, and the data folder says where.
  const elsewhere = mkdtempSync(join(tmpdir(), 'backroom-'))
  const address = join(elsewhere, 'control.sock')
  symlinkSync(address, path)
  return {
    address,
    clear() {
      rmSync(path, { force: true })
      rmSync(elsewhere, { recursive: true, force: true })
    },
  }
}

/** Where to call. */
export function addressToCall(folder: string): string {
  if (isWindows) return pipeOf(folder)
  const path = socketIn(folder)
  try {
    return readlinkSync(path)
  } catch {
    // It is the socket itself, or nothing.
    return shortest(path)
  }
}
