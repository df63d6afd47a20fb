// Who is calling, as far as budgets are concerned: the address, seen through the proxies that we know of.

import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'

/** What of a request tells where it comes from. */
type Caller = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Those whose address nobody knows share one budget. */
const UNKNOWN = 'unknown'
const GROUPS = 8
const GROUPS_OF_A_SITE = 4
const MAPPED = /^(?:0*:)+(?:0+:)?ffff:(\d+\.\d+\.\d+\.\d+)$/iu

/**
 * The address that a request is counted under, behind `hops` proxies of ours. Each proxy adds at the right end of
 * X-Forwarded-For whom it was called by, so what stands further left than our proxies reach was made up by anybody.
 */
export function addressOf(request: Caller, hops: number): string {
  const direct = request.socket.remoteAddress
  if (hops === 0) return budgetAddress(direct)
  const header = request.headers['x-forwarded-for'] ?? ''
  const forwarded = (typeof header === 'string' ? header : header.join(',')).split(',')
  // With fewer entries than proxies one of them did not add its own: the oldest entry is the best that we know.
  const client = forwarded.at(-Math.min(hops, forwarded.length))?.trim()
  const known = client !== undefined && withoutPort(client)
  return budgetAddress(known && isIP(known) ? known : direct)
}

/** `[::1]:80` and `1.2.3.4:80`, as some proxies write it. */
const withoutPort = (text: string): string =>
  text.startsWith('[')
    ? text.slice(1).replace(/\].*$/u, '')
    : text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, '$1')

/** IPv4 as it is; of IPv6 the first 64 bits, since a single customer has all addresses behind them. */
export function budgetAddress(address: string | undefined): string {
  if (address === undefined || isIP(address) === 0) return UNKNOWN
  if (isIPv4(address)) return address
  const plain = address.replace(/%.*$/u, '')
  const mapped = MAPPED.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return `${groupsOf(plain).slice(0, GROUPS_OF_A_SITE).join(':')}::/64`
}

const listed = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = listed(head)
  const right = listed(tail ?? '')
  const zeros = tail === undefined ? 0 : GROUPS - left.length - right.length
  const all = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
  return all.map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ''))
}
