// The server: opened with a configuration, closed cleanly; everything else is behind its doors.

import { createHmac, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import cookies from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { type AnyRefusal, type AnyRefusalCode, LIMITS } from '@backroom/protocol'
import { fastify, type FastifyError, type FastifyInstance } from 'fastify'
import { AbuseLog } from './abuseLog.ts'
import { addressOf } from './address.ts'
import { Admin } from './admin/admin.ts'
import { ControlSocket } from './admin/controlSocket.ts'
import { LiveRooms } from './admin/liveRooms.ts'
import { adminLog } from './admin/adminClient.ts'
import { Cleanup } from './cleanup.ts'
import { type Config, DEFAULTS } from './config.ts'
import { countConnections, openHttp, unreadable } from './connections.ts'
import { Dealer } from './dealer.ts'
import { openDebug } from './debug.ts'
import { Gate, slice } from './gate.ts'
import { RoomCache } from './roomCache.ts'
import { addRoutes } from './http.ts'
import { HttpBudget } from './httpBudget.ts'
import { addGameRoutes } from './gameRoutes.ts'
import { LONG, LongBody } from './longBody.ts'
import { Lobby } from './lobby.ts'
import { isOurs } from './origin.ts'
import { servePages } from './pages.ts'
import { Metrics, openMetrics } from './metrics.ts'
import { People } from './people.ts'
import { Readiness } from './readiness.ts'
import { countRefusal, statusOf } from './refusals.ts'
import { Refused } from './refused.ts'
import { Sanctions } from './sanctions.ts'
import { LastSeen } from './lastSeen.ts'
import { Sockets } from './sockets.ts'
import { portFault } from './startFault.ts'
import { openSqlite } from './storage/sqlite.ts'
import { calling } from './fairQueue.ts'

export { type Config, configFrom, NO_LIMITS, SettingError } from './config.ts'
export { StartFault } from './startFault.ts'
export { backup } from './admin/backup.ts'
export { check, type Checked, isSerious, MENDABLE, rowCounts } from './admin/check.ts'
export { rehearse, type Rehearsed, upgrade } from './admin/rehearsal.ts'
export { type AdminClient, openAdminClient } from './admin/adminClient.ts'
export {
  ADMIN_STATES,
  type AdminCommand,
  AdminRefused,
  type Args as AdminArgs,
  MOST_DAYS,
  MOST_LISTED,
  type Results as AdminResults,
} from './admin/requests.ts'

export interface Server {
  readonly port: number
  /** Says goodbye to everybody, writes what is to be written, and closes the database. */
  close(): Promise<void>
}

/** In seconds. */
const RETRY_AFTER: { readonly [code in AnyRefusalCode]?: number } = {
  tooFast: 5,
  busy: 1,
  cannotWrite: 5,
  tooManyFromHere: 600,
}

const TOO_MUCH = 429

/** What Fastify and its plugins refuse, in our words. */
function refusalOf(error: FastifyError | Refused): AnyRefusal {
  if (error instanceof Refused) return error.refusal
  if (error.statusCode === 413) return { code: 'tooLarge' }
  if (error.statusCode === 429) return { code: 'tooFast' }
  if (error.statusCode !== undefined && error.statusCode < 500) return { code: 'malformed' }
  return { code: 'outOfOrder' }
}

/** No script, style or font from elsewhere, nothing inline but style attributes, in nobody's frame. */
const CONTENT_SECURITY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

interface Guards {
  readonly config: Config
  readonly sanctions: Sanctions
  readonly budget: HttpBudget
  readonly abuse: AbuseLog
  readonly gate: Gate
}

/** Reading JSON takes time as well: what is long is read elsewhere. */
function readOnAccount(app: FastifyInstance, budget: HttpBudget): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const takesLong = (request.routeOptions.bodyLimit ?? 0) > LIMITS.body
    if (takesLong && body.length > LONG) return done(null, new LongBody(body))
    const began = performance.now()
    parse(request, body, (error, value) => {
      budget.of(request).spend(performance.now() - began)
      done(error, value)
    })
  })
}

async function protect(
  app: FastifyInstance,
  { config, sanctions, budget, abuse, gate }: Guards,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY,
    // Whether there is TLS is for the proxy in front of us to say.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(cookies)
  app.addHook('onRequest', async (request) => {
    const { address } = budget.of(request)
    const { origin, host } = request.headers
    if (request.method !== 'GET' && !isOurs(origin, host, config.origins)) throw new Refused('foreignOrigin')
    if (request.routeOptions.url?.startsWith('/api/')) sanctions.mustBeWelcome(null, address)
  })
  readOnAccount(app, budget)
  app.addHook('preHandler', (request, _reply, done) => calling.run(budget.of(request), done))
  // Files say how long they keep; whatever does not is for this moment only, found or not found.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refusal = refusalOf(error)
    countRefusal(refusal.code)
    abuse.note(addressOf(request.raw, config.hops), refusal.code)
    const wait = RETRY_AFTER[refusal.code]
    if (wait !== undefined) reply.header('retry-after', wait)
    if (statusOf(refusal.code) === TOO_MUCH) gate.refused(request.raw)
    if (refusal.code === 'outOfOrder') request.log.error({ err: error }, 'a request failed')
    return reply.code(statusOf(refusal.code)).send({ refusal })
  })
}

/** Opens the server. */
export async function openServer(given: Partial<Config> = {}): Promise<Server> {
  const config = { ...DEFAULTS, ...given }
  const storage = openSqlite(config.folder, config.mostData)
  const budget = new HttpBudget(config)
  const gate = new Gate(config, {
    spend: (request, milliseconds) => budget.spend(request, milliseconds),
    cutOff: (address) => abuse.note(address, 'tooFast'),
  })
  const app = fastify({
    serverFactory: (handle) => openHttp(config, gate.before(handle)),
    logger: { level: config.logLevel },
    clientErrorHandler: (error, socket) => unreadable(abuse)(error, socket),
    bodyLimit: LIMITS.body,
    trustProxy: (_address, hop) => hop < config.hops,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
  })
  const roomCache = new RoomCache(storage, config, app.log)
  const dealer = new Dealer(roomCache)
  const lobby = new Lobby(roomCache, dealer)
  const secret = await storage.secret('cookie', () => randomBytes(32).toString('hex'))
  const seen = new LastSeen((ids, at) => storage.upkeep.see(ids, at), app.log)
  const people = new People(storage, secret, config.sessions, (person) => seen.note(person, Date.now()))
  const sanctions = await Sanctions.of(storage.upkeep)
  const abuse = new AbuseLog(app.log)
  countConnections(app.server, config, abuse)
  slice(app.server)
  await protect(app, { config, sanctions, budget, abuse, gate })
  addGameRoutes(app)
  if (config.development) openDebug(app, storage)
  app.get('/healthz', () => ({ ok: true }))
  const readiness = new Readiness(storage)
  app.get('/readyz', () => readiness.prove(performance.now()).then(() => ({ ok: true })))
  await servePages(app, config.pages)
  const sockets = new Sockets(app, config, people, { roomCache, dealer, sanctions, log: app.log })
  const written = adminLog(config.folder)
  const rooms = new LiveRooms(roomCache, lobby, sockets, seen)
  addRoutes(app, {
    roomCache,
    lobby,
    people,
    sanctions,
    budget,
    cookieLife: config.sessions.life,
    placeOf: (address) => createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22),
    dropLines: (person) => sockets.dropLines(person),
    deletePerson: (person) =>
      rooms.removePerson(person, () => storage.upkeep.deletePerson(person, roomCache.now())),
  })
  const cleanup = new Cleanup(storage.upkeep, rooms, config.cleanup)
  const admin = new Admin({ storage, rooms, cleanup, sanctions, folder: config.folder }, (done) => {
    written(done)
    app.log.warn({ admin: done }, 'an admin did something')
  })
  const metrics = new Metrics(storage, roomCache, sockets)
  openMetrics(app, config.metricsToken, metrics)
  const control = new ControlSocket(admin, metrics, app.log)
  const closeAll = async (): Promise<void> => {
    roomCache.lastCall()
    await control.close()
    await cleanup.stop()
    metrics.stop()
    dealer.close()
    await sockets.close()
    await app.close()
    await roomCache.close()
    await seen.flush(Date.now())
    abuse.flush()
    await storage.close()
  }
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await closeAll()
    throw portFault(config.host, config.port, error)
  }
  await control.open(config.folder)
  cleanup.start(app.log)
  void roomCache
    .wakeBots()
    .catch((error: unknown) => app.log.error({ err: error }, 'the bots could not be woken'))
  void dealer.wake().catch((error: unknown) => app.log.error({ err: error }, 'a table could not be dealt'))
  return {
    port: (app.server.address() as AddressInfo).port,
    close: closeAll,
  }
}
