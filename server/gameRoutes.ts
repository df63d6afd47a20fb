// The doors to what is known of the games themselves: which there are, their components, sentences and rules.

// oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers, unlike the framework the rule is for

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { BOTS } from '@backroom/bots'
import { GAMES } from '@backroom/games'
import { rulesPath } from '@backroom/games/files'
import { LIST } from '@backroom/games/list'
import type { Listed } from '@backroom/games/loaders'
import { componentsFile } from '@backroom/games/values'
import { COMPLETE, messagesFor } from '@backroom/games/words'
import { LANGUAGES } from '@backroom/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

const compress = promisify(gzip)

const FOLDER = join(import.meta.dirname, '..', 'games')

type OfGame = { Params: { game: string } }
type InLanguage = { Params: { game: string; language: string } }

/** What does not change while the server runs, with the tag by which a cache knows it. */
interface Page {
  readonly type: string
  /** As bytes: of a text a copy would be made for everybody who asks. */
  readonly body: Buffer
  readonly compressed: Buffer
  /** A weak one: it is the same for both. */
  readonly tag: string
}

async function pageOf(type: string, text: string): Promise<Page> {
  const body = Buffer.from(text)
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type, body, compressed: await compress(body), tag }
}

const json = (body: unknown): Promise<Page> => pageOf('application/json; charset=utf-8', JSON.stringify(body))

async function inAll(textOf: (language: string) => Promise<string>): Promise<{ [language: string]: string }> {
  const texts: { [language: string]: string } = {}
  for (const language of COMPLETE) texts[language] = await textOf(language)
  return texts
}

const textOf = async (game: string, language: string, key: string): Promise<string> =>
  (await messagesFor(game, language)).texts[key] ?? key

/** What its meta file says, with its title in every language and the commands it takes. */
const gameInfo = async ({ meta, game }: Listed) => ({
  ...meta,
  solo: meta.solo ?? null,
  titles: await inAll((language) => textOf(meta.id, language, 'game.title')),
  commands: Object.keys((await game()).commands ?? {}),
})

async function listGames(): Promise<Page> {
  const anyGame = LIST[0]?.meta.id ?? ''
  return json({
    languages: [...COMPLETE],
    bots: await Promise.all(
      Object.keys(BOTS).map(async (id) => ({
        id,
        titles: await inAll((language) => textOf(anyGame, language, `bot.${id}`)),
      })),
    ),
    games: await Promise.all(LIST.map(gameInfo)),
  })
}

const textsOf = async (game: string, language: string): Promise<Page> =>
  json(await messagesFor(game, language))

const rulesOf = async (game: string, language: string): Promise<Page> =>
  pageOf('text/markdown; charset=utf-8', await readFile(join(FOLDER, rulesPath(game, language)), 'utf8'))

/** There are as many pages as games and languages: each is made when it is first asked for, and kept. */
class Pages {
  readonly #made = new Map<string, Promise<Page>>()

  async send(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<Page>) {
    const page = this.#made.get(key) ?? make()
    this.#made.set(key, page)
    page.catch(() => this.#made.delete(key))
    const { type, body, compressed, tag } = await page
    reply.header('etag', tag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding')
    const { 'if-none-match': known, 'accept-encoding': readable } = request.headers
    if (known?.includes(tag)) return reply.code(304).send()
    if (!readable?.toString().includes('gzip')) return reply.type(type).send(body)
    return reply.type(type).header('content-encoding', 'gzip').send(compressed)
  }
}

function knownGame(game: string): string {
  if (!Object.hasOwn(GAMES, game)) throw new Refused('noSuchGame', { given: game })
  return game
}

function known({ game, language }: InLanguage['Params']): readonly [game: string, language: string] {
  knownGame(game)
  if (!LANGUAGES.some((one) => one === language)) throw new Refused('noSuchPath')
  return [game, language]
}

export function addGameRoutes(app: FastifyInstance): void {
  const pages = new Pages()

  app.get('/api/games', (request, reply) => pages.send(request, reply, 'games', listGames))

  app.get<OfGame>('/api/games/:game/components', (request, reply) => {
    const game = knownGame(request.params.game)
    return pages.send(request, reply, `components/${game}`, async () => json(await componentsFile(game)))
  })

  app.get<InLanguage>('/api/games/:game/texts/:language', (request, reply) => {
    const [game, language] = known(request.params)
    return pages.send(request, reply, `texts/${game}/${language}`, () => textsOf(game, language))
  })

  app.get<InLanguage>('/api/games/:game/rules/:language', (request, reply) => {
    const [game, language] = known(request.params)
    return pages.send(request, reply, `rules/${game}/${language}`, () => rulesOf(game, language))
  })
}
