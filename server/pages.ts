// The built client: its files, and its first page for every address that is the client's own.

import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

const HASHED = `${sep}assets${sep}`
const WORKER = `${HASHED}worker-`
/** They speak of documents and workers; with every script, style and font they would be a third of what travels. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built)
    await app.register(serveFiles, {
      root: folder,
      cacheControl: false,
      // The build leaves a .br and a .gz beside every file that is worth it.
      preCompressed: true,
      setHeaders(reply, path) {
        // Files under assets bear a hash of their content in their name; all others are asked for again.
        reply.header(
          'cache-control',
          path.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
        if (path.includes(HASHED) && !path.includes(WORKER))
          for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (built && isPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html')
    throw new Refused('noSuchPath')
  })
}
