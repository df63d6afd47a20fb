// The HTTP doors under /api: each validates what comes in and refuses with a reason.

// oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers, unlike the framework the rule is for

import {
  changeSeat,
  handOver,
  introduce,
  leave,
  LIMITS,
  makeTable,
  read,
  sit,
  vote,
} from '@backroom/protocol'
import type { Json } from '@backroom/engine'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RoomCache } from './roomCache.ts'
import type { HttpBudget } from './httpBudget.ts'
import type { Lobby } from './lobby.ts'
import { LongBody } from './longBody.ts'
import { cookieIn, giveCookie, isWellNamed, takeCookies } from './cookies.ts'
import type { People, Visit } from './people.ts'
import { Refused } from './refused.ts'
import type { Sanctions } from './sanctions.ts'
import type { Person } from './storage/storage.ts'
import { onAccount } from './fairQueue.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

type TablePath = { Params: { id: string } }

const checked = <S extends Parameters<typeof read>[0]>(schema: S, body: unknown) => {
  const given = read(schema, body)
  if (!given.ok) throw new Refused(given.refusal.code, given.refusal)
  return given.value
}

export interface HttpServices {
  readonly roomCache: RoomCache
  readonly lobby: Lobby
  readonly people: People
  readonly sanctions: Sanctions
  readonly budget: HttpBudget
  /** How long a cookie counts that is not used, in milliseconds. */
  readonly cookieLife: number
  /** Stands for an address without telling it. */
  placeOf(address: string): string
  /** Hangs up on this person, wherever they are. */
  dropLines(person: string): void
  /** Frees their seats, takes their words and their name away, and forgets them. */
  deletePerson(person: string): Promise<void>
}

export function addRoutes(
  app: FastifyInstance,
  { roomCache, lobby, people, sanctions, budget, cookieLife, placeOf, dropLines, deletePerson }: HttpServices,
): void {
  const visit = async (request: FastifyRequest): Promise<Visit | null> => {
    const found = await people.visit(cookieIn(request.cookies))
    if (found) budget.isOf(request, found.person.id)
    sanctions.mustBeWelcome(found?.person.id ?? null, null)
    return found
  }
  /** Cookies that are to go with the answer. */
  const fresh = new WeakMap<FastifyRequest, string>()
  const known = async (request: FastifyRequest): Promise<Person | null> => {
    const found = await visit(request)
    if (found && (found.isDue || !isWellNamed(request))) {
      // If it cannot be written now, the old one has to do for a while.
      const secret = await people.renew(found).catch(() => null)
      if (secret !== null) fresh.set(request, secret)
    }
    return found?.person ?? null
  }
  app.addHook('onSend', async (request, reply) => {
    const secret = fresh.get(request)
    if (secret !== undefined) giveCookie(request, reply, secret, cookieLife)
  })
  const guest = async (request: FastifyRequest): Promise<Person> => {
    const person = await known(request)
    if (!person) throw new Refused('nobody')
    return person
  }

  app.get('/api/me', async (request) => {
    const person = await known(request)
    return { me: person && { name: person.name, language: person.language } }
  })

  app.post('/api/me', async (request, reply) => {
    const { name, language } = checked(introduce, request.body)
    const before = await visit(request)
    if (!before) budget.of(request).make('guests')
    const person = await people.introduce(before && before.person, name, language)
    roomCache.renamed(person.id, person.name)
    const secret = await (before ? people.renew(before) : people.begin(person))
    giveCookie(request, reply, secret, cookieLife)
    return { me: { name: person.name, language: person.language } }
  })

  app.post('/api/me/forget', async (request, reply) => {
    const before = await visit(request)
    if (before) {
      await people.forget(before)
      dropLines(before.person.id)
    }
    takeCookies(request, reply)
    return { me: null }
  })

  app.delete('/api/me', async (request, reply) => {
    const person = await guest(request)
    await deletePerson(person.id)
    fresh.delete(request)
    takeCookies(request, reply)
    return { me: null }
  })

  app.get('/api/me/tables', async (request) => ({ tables: await lobby.tablesOf(await guest(request)) }))

  app.get('/api/tables', async (_request, reply) =>
    reply.type(JSON_TYPE).send(`{"tables":${await lobby.openTables()}}`),
  )

  app.post('/api/tables', { bodyLimit: LIMITS.tableBody }, async (request) => {
    const person = await guest(request)
    const caller = budget.of(request)
    const place = placeOf(caller.address)
    if (request.body instanceof LongBody) {
      caller.make('tables')
      return { id: await lobby.makeFrom(person, request.body.text, place) }
    }
    const { options, ...wanted } = onAccount(() => checked(makeTable, request.body))
    caller.make('tables')
    return { id: await lobby.make(person, { ...wanted, options: options as Json }, place) }
  })

  app.get<TablePath>('/api/tables/:id', async (request) =>
    lobby.look(await known(request), request.params.id),
  )

  app.post<TablePath>('/api/tables/:id/sit', async (request) => {
    const person = await guest(request)
    const { seat, pledge } = checked(sit, request.body)
    return lobby.sit(person, request.params.id, seat, pledge)
  })

  app.post<TablePath>('/api/tables/:id/seat', async (request) => {
    const person = await guest(request)
    const { seat, to } = checked(changeSeat, request.body)
    return lobby.changeSeat(person, request.params.id, seat, to)
  })

  app.post<TablePath>('/api/tables/:id/leave', async (request) => {
    const person = await guest(request)
    return lobby.leave(person, request.params.id, checked(leave, request.body ?? {}).forGood)
  })

  app.post<TablePath>('/api/tables/:id/host', async (request) => {
    const person = await guest(request)
    return lobby.handOver(person, request.params.id, checked(handOver, request.body).seat)
  })

  app.post<TablePath>('/api/tables/:id/vote', async (request) => {
    const person = await guest(request)
    const { seat, bot } = checked(vote, request.body)
    return lobby.vote(person, request.params.id, seat, bot)
  })

  app.post<TablePath>('/api/tables/:id/start', async (request) =>
    lobby.start(await guest(request), request.params.id),
  )

  app.post<TablePath>('/api/tables/:id/close', async (request) =>
    lobby.close(await guest(request), request.params.id),
  )

  app.post<TablePath>('/api/tables/:id/rematch', async (request) => {
    const person = await guest(request)
    const caller = budget.of(request)
    const mayMake = () => caller.make('tables')
    return { id: await lobby.rematch(person, request.params.id, placeOf(caller.address), mayMake) }
  })

  app.get<TablePath>('/api/tables/:id/record', async (request, reply) => {
    const record = await lobby.record(await known(request), request.params.id)
    return reply.type(JSON_TYPE).send(record)
  })
}
