// The built client: its files, and its first page for every address that is the client's own.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

const DOCUMENT = /\.html$|[\\/]sw\.js$|[\\/]assets[\\/]\w*[wW]orker-[^\\/]*$/
const ICON = /\.(?:svg|png)$/
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

type SetHeaders = NonNullable<FastifyStaticOptions['setHeaders']>

const cached =
  (how: (path: string) => string): SetHeaders =>
  (reply, path) => {
    reply.header('cache-control', how(path))
    // The path may be that of the compressed file.
    if (!DOCUMENT.test(path.replace(/\.(?:br|gz)$/, '')))
      for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  }

const forEver = cached(() => 'max-age=31536000, immutable')

export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    // The build leaves a .br and a .gz beside every file that is worth it.
    const usual = { cacheControl: false, preCompressed: true }
    await app.register(serveFiles, {
      ...usual,
      root: folder,
      setHeaders: cached((path) => (ICON.test(path) ? 'max-age=86400' : 'no-cache')),
    })
    // These bear a hash of their content in their name: nobody ever asks whether they have changed.
    await app.register(serveFiles, {
      ...usual,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path, stat) => {
        forEver(reply, path, stat)
        // Anybody may have these files, and that a line is kept open goes without saying in HTTP/1.1.
        reply.removeHeader('cross-origin-resource-policy')
        reply.raw.removeHeader('connection')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (built && isPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html')
    throw new Refused('noSuchPath')
  })
}
