import { describe, expect, it } from 'vitest'
import { addressOf, budgetAddress } from './address.ts'

const call = (remoteAddress: string | undefined, forwarded?: string | string[]) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded } as { 'x-forwarded-for'?: string },
})

describe('the address that a request is counted under', () => {
  it('is the line itself where there is no proxy of ours, whatever is claimed', () => {
    expect(addressOf(call('192.0.2.1', '203.0.113.9'), 0)).toBe('192.0.2.1')
    expect(addressOf(call('192.0.2.1'), 0)).toBe('192.0.2.1')
  })

  it('is what our outermost proxy saw, not what the caller wrote before it', () => {
    expect(addressOf(call('10.0.0.1', 'made-up, 198.51.100.7, 203.0.113.9'), 1)).toBe('203.0.113.9')
    expect(addressOf(call('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2'), 2)).toBe('203.0.113.9')
    expect(addressOf(call('10.0.0.1', ['1.1.1.1', '203.0.113.9']), 1)).toBe('203.0.113.9')
  })

  it('is the oldest entry where a proxy added nothing, and the line where nothing can be read', () => {
    expect(addressOf(call('10.0.0.1', '203.0.113.9'), 3)).toBe('203.0.113.9')
    expect(addressOf(call('10.0.0.1', 'nonsense'), 1)).toBe('10.0.0.1')
    expect(addressOf(call('10.0.0.1', ''), 1)).toBe('10.0.0.1')
    expect(addressOf(call('10.0.0.1'), 1)).toBe('10.0.0.1')
  })

  it('leaves out the port that some proxies write', () => {
    expect(addressOf(call('10.0.0.1', '203.0.113.9:4711'), 1)).toBe('203.0.113.9')
    expect(addressOf(call('10.0.0.1', '[2001:db8:1:2::9]:4711'), 1)).toBe('2001:db8:1:2::/64')
  })

  it('is one for all of IPv6 that a single customer has', () => {
    for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2:0:0:0:9%eth0'])
      expect(budgetAddress(address)).toBe('2001:db8:1:2::/64')
    expect(budgetAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
    expect(budgetAddress('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(budgetAddress('::1')).toBe('0:0:0:0::/64')
  })

  it('is the IPv4 address where IPv6 only carries it', () => {
    expect(budgetAddress('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(budgetAddress('::FFFF:192.0.2.1')).toBe('192.0.2.1')
    expect(budgetAddress('0:0:0:0:0:ffff:192.0.2.1')).toBe('192.0.2.1')
  })

  it('is one for all whose address nobody knows', () => {
    expect(budgetAddress(undefined)).toBe(budgetAddress('no address'))
  })
})
