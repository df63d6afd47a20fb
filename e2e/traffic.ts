// What travels to a page and to its workers, as the browser counts it: bodies as they were sent, and their headers.

import type { CDPSession, Page } from 'playwright-core'

interface Loaded {
  readonly url: string
  readonly bytes: number
  /** For a worker alone: the page has not asked for it. */
  readonly byWorker: boolean
}

const EVENTS = [
  'Network.requestWillBeSent',
  'Network.responseReceivedExtraInfo',
  'Network.loadingFinished',
  'Network.webSocketFrameReceived',
] as const

/** What these events tell, each a part of it. */
interface Told {
  readonly requestId: string
  readonly request?: { readonly url: string }
  readonly headers?: { readonly [name: string]: string }
  readonly headersText?: string
  readonly encodedDataLength?: number
  readonly response?: { readonly payloadData: string }
}

function lengthIn(headers: { readonly [name: string]: string }): number {
  const [, length = '0'] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length') ?? []
  return Number(length)
}

export class Traffic {
  readonly #loaded = new Map<string, Loaded>()

  /** Counts from now on. */
  static async of(page: Page): Promise<Traffic> {
    const traffic = new Traffic()
    const session = await page.context().newCDPSession(page)
    for (const event of EVENTS) session.on(event, (told: Told) => traffic.#note(told, false))
    await session.send('Network.enable')
    await traffic.#followWorkers(session)
    return traffic
  }

  /** Everything that came over the wire, the largest first. */
  list(): readonly Loaded[] {
    return [...this.#loaded.values()].filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes)
  }

  total(isMeant: (one: Loaded) => boolean = () => true): number {
    return this.list()
      .filter(isMeant)
      .reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** A worker is a target of its own; it waits until we listen to it. */
  async #followWorkers(session: CDPSession): Promise<void> {
    let sent = 0
    session.on('Target.attachedToTarget', ({ sessionId }) => {
      const send = async (method: string) => {
        const message = JSON.stringify({ id: ++sent, method, params: {} })
        // The page may be closed by now.
        await session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined)
      }
      void send('Network.enable').then(() => send('Runtime.runIfWaitingForDebugger'))
    })
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { method, params }: { readonly method?: string; readonly params: Told } = JSON.parse(message)
      if (EVENTS.some((event) => event === method)) this.#note(params, true)
    })
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: false,
    })
  }

  /** Page and worker may both tell of a worker's file: it has one id. */
  #note(
    { requestId, request, headers, headersText = '', encodedDataLength, response }: Told,
    byWorker: boolean,
  ) {
    const known = this.#loaded.get(requestId) ?? { url: '', bytes: 0, byWorker: true }
    let { bytes } = known
    if (headers) bytes = Math.max(bytes, headersText.length + lengthIn(headers))
    // Of a worker's own file nothing but the headers is counted in the end; zero comes from the cache.
    if (encodedDataLength !== undefined) bytes = encodedDataLength && Math.max(bytes, encodedDataLength)
    if (response?.payloadData !== undefined) bytes += response.payloadData.length
    const url = request?.url ?? known.url
    const isWorkers = known.byWorker && (byWorker || !request || /worker-[^/]*$/.test(url))
    this.#loaded.set(requestId, { url, bytes, byWorker: isWorkers })
  }
}
