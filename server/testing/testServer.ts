// A server in a folder of its own, and tables with people at them, for the tests.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextWord, randomFrom } from '@backroom/engine'
import { onTestFinished } from 'vitest'
import { type Config, NO_LIMITS, openServer, type Server } from '../index.ts'
import { anyAnswer, PlainGuest, type PlainSocket } from './plainClient.ts'

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const QUIET: Partial<Config> = {
  port: 0,
  host: '127.0.0.1',
  pages: '/nowhere',
  logLevel: 'fatal',
  botDelay: { min: 0, max: 0 },
  // People in tests answer by themselves.
  soleDelay: { min: 3_600_000, max: 3_600_000 },
  onlookersShare: 1,
  botThreads: 1,
  botBudget: 50,
  standIn: 'random',
  ...NO_LIMITS,
}

/** Closes when the test is over, unless it was closed before. */
export async function openTestServer(settings: Partial<Config> = {}): Promise<Server> {
  const server = await openServer({ ...QUIET, folder: settings.folder ?? newFolder(), ...settings })
  let closed: Promise<void> | null = null
  const close = () => {
    closed ??= server.close()
    return closed
  }
  onTestFinished(close)
  return { port: server.port, close }
}

/** Numbers from 0 up to 1, the same for the same seed. */
export function chanceFrom(seed: string): () => number {
  const random = randomFrom(seed)
  return () => nextWord(random) / 0x1_0000_0000
}

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elsa'] as const

export interface Company {
  readonly id: string
  readonly guests: readonly PlainGuest[]
  readonly sockets: readonly PlainSocket[]
}

interface CompanyWanted {
  readonly started?: boolean
  readonly bots?: number
  /** Who plays the seats of bots. */
  readonly bot?: string
  readonly game?: string
  readonly options?: object
  readonly whenAway?: string
  readonly public?: boolean
}

/** A table with so many people, all seated and joined; started if wanted. */
export async function company(
  port: number,
  people: number,
  { started = true, bots = 0, bot = 'random', game = 'corleone', options = {}, ...more }: CompanyWanted = {},
): Promise<Company> {
  const guests = await Promise.all(NAMES.slice(0, people).map((name) => new PlainGuest(port).introduce(name)))
  const [host] = guests
  if (!host) throw new Error('a company has somebody')
  const seats = [
    ...Array.from({ length: people }, () => ({ kind: 'person' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot })),
  ]
  const { body } = await host.ask('POST', '/api/tables', {
    game,
    seats,
    public: true,
    options,
    ...more,
  })
  const id: string = body.id
  for (const [seat, guest] of guests.entries())
    if (seat > 0) await guest.ask('POST', `/api/tables/${id}/sit`, { seat })
  const sockets = await Promise.all(guests.map((guest) => guest.join(id)))
  if (started) {
    const dealt = sockets.map((socket) => socket.nextOf('moved'))
    await host.ask('POST', `/api/tables/${id}/start`)
    await Promise.all(dealt)
  }
  return { id, guests, sockets }
}

/** The socket of a seat that is asked now. */
export function asked(sockets: readonly PlainSocket[]): PlainSocket {
  const socket = sockets.find(({ sight }) => sight?.prompt)
  if (!socket) throw new Error('nobody is asked')
  return socket
}

/** Everybody answers at random, one after the other, until the game is over or `actions` are done. */
export async function playOn(
  sockets: readonly PlainSocket[],
  chance: () => number,
  actions = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let done = 0; done < actions && !sockets[0]?.sight?.over; done++) {
    const socket = sockets.find(({ sight }) => sight?.prompt)
    if (!socket?.sight?.prompt) throw new Error('nobody is asked')
    const moved = sockets.map((one) => one.nextOf('moved'))
    const reply = await socket.answer(anyAnswer(socket.sight.prompt, chance))
    if (reply.type !== 'accepted') throw new Error(`refused: ${JSON.stringify(reply.refusal)}`)
    await Promise.all(moved)
  }
}
