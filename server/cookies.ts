// The one cookie that we give: its names, how it is set and how it is taken away.

import type { FastifyReply, FastifyRequest } from 'fastify'

const PLAIN = 'backroom'
/** Where there is TLS: a browser takes a cookie of such a name from nobody but this very host. */
const HOST_ONLY = '__Host-backroom'

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

type Cookies = { readonly [name: string]: string | undefined }

/** What their cookie says. The plain name counts too where there is TLS: they may have come before there was. */
export const cookieIn = (cookies: Cookies): string | undefined => cookies[HOST_ONLY] ?? cookies[PLAIN]

/** Whether it came by the name that we would give it now. */
export const isWellNamed = (request: FastifyRequest): boolean =>
  !isSecure(request) || request.cookies[HOST_ONLY] !== undefined

/** `life` in milliseconds. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, secret: string, life: number): void {
  const secure = isSecure(request)
  reply.setCookie(secure ? HOST_ONLY : PLAIN, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: Math.floor(life / 1000),
  })
  if (secure && request.cookies[PLAIN] !== undefined) reply.clearCookie(PLAIN, { path: '/' })
}

export function takeCookies(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(PLAIN, { path: '/' })
  if (isSecure(request)) reply.clearCookie(HOST_ONLY, { path: '/', secure: true })
}
