// The service worker: everything the client is made of is kept, so that a table on this machine needs no net.

declare const self: ServiceWorkerGlobalScope
declare const BUILT_FILES: readonly string[]
declare const BUILT_AS: string

const STORE = `backroom-${BUILT_AS}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([...BUILT_FILES]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      // Pages that are still open may want a file of the version before; the older ones go.
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== STORE)
            .slice(0, -1)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

/** A page comes from the server if it can be reached, so that a new version is seen; else from what was kept. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // No net: the kept page is as good, it draws everything itself.
  }
  return (await caches.match('/')) ?? Response.error()
}

/** A file with its hash in its name never changes. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api/') || pathname === '/ws') return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

/** The page that the notice is about comes to the front, or is opened again. */
async function comeBack(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === path)
  await (page ? page.focus() : self.clients.openWindow(path))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const about: unknown = event.notification.data
  const path = typeof about === 'object' && about !== null && 'path' in about ? String(about.path) : '/'
  // Only to pages of ours.
  event.waitUntil(comeBack(path.startsWith('/') && !path.startsWith('//') ? path : '/'))
})
