// The HTTP doors under /api: each validates what comes in and refuses with a reason.

// oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers, unlike the framework the rule is for

import { changeSeat, handOver, introduce, leave, makeTable, read, sit, vote } from '@backroom/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from './house.ts'
import type { Lobby } from './lobby.ts'
import { COOKIE, type People } from './people.ts'
import { Refused } from './refused.ts'
import type { Sanctions } from './sanctions.ts'
import type { Person } from './storage/storage.ts'

const YEAR = 365 * 24 * 60 * 60

type TablePath = { Params: { id: string } }

const checked = <S extends Parameters<typeof read>[0]>(schema: S, body: unknown) => {
  const given = read(schema, body)
  if (!given.ok) throw new Refused(given.refusal.code, given.refusal)
  return given.value
}

export function openDoors(
  app: FastifyInstance,
  house: House,
  lobby: Lobby,
  people: People,
  sanctions: Sanctions,
): void {
  const known = async (request: FastifyRequest) => {
    const person = await people.known(request.cookies[COOKIE])
    sanctions.mustBeWelcome(person?.id ?? null, null)
    return person
  }
  const guest = async (request: FastifyRequest): Promise<Person> => {
    const person = await known(request)
    if (!person) throw new Refused('nobody')
    return person
  }
  const remember = (reply: FastifyReply, person: Person) =>
    reply.setCookie(COOKIE, people.sign(person), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: 'auto',
      maxAge: YEAR,
    })

  app.get('/api/me', async (request) => {
    const person = await known(request)
    return { me: person && { name: person.name, language: person.language } }
  })

  app.post('/api/me', async (request, reply) => {
    const { name, language } = checked(introduce, request.body)
    const person = await people.introduce(await known(request), name, language)
    await house.renamed(person.id)
    remember(reply, person)
    return { me: { name: person.name, language: person.language } }
  })

  app.get('/api/me/tables', async (request) => ({ tables: await lobby.tablesOf(await guest(request)) }))

  app.get('/api/tables', async () => ({ tables: await lobby.openTables() }))

  app.post('/api/tables', async (request) => {
    const person = await guest(request)
    return { id: await lobby.make(person, checked(makeTable, request.body)) }
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

  app.post<TablePath>('/api/tables/:id/rematch', async (request) => ({
    id: await lobby.rematch(await guest(request), request.params.id),
  }))

  app.get<TablePath>('/api/tables/:id/record', async (request, reply) => {
    const record = await lobby.record(await known(request), request.params.id)
    return reply.type('application/json; charset=utf-8').send(`{"record":${record}}`)
  })
}
