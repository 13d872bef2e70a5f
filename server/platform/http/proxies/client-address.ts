import { BlockList, isIP } from 'node:net'

/** Finds the caller's address from the connection and, behind trusted proxies, their word. */
export type ClientAddress = (connection: string | undefined, forwarded: string | null) => string

/**
 * @param trustedProxies Addresses or CIDR ranges of our own proxies. With none, the header
 *   `X-Forwarded-For` is never believed.
 */
export function clientAddressFrom(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) trust(trusted, proxy)
  return (connection, forwarded) => {
    let address = plainAddress(connection ?? '127.0.0.1')
    if (!forwarded || trustedProxies.length === 0) return address
    // Each proxy appends whom it heard, so only the right end, behind our own, can be believed.
    for (const hop of forwarded.split(',').reverse()) {
      if (!trusted.check(address, familyOf(address))) return address
      const next = plainAddress(hop.trim())
      if (isIP(next) === 0) return address
      address = next
    }
    return address
  }
}

function trust(list: BlockList, proxy: string): void {
  const [address = '', prefix] = proxy.split('/')
  if (prefix === undefined) list.addAddress(address, familyOf(address))
  else list.addSubnet(address, Number(prefix), familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}

/** `::ffff:10.0.0.1`, as a dual-stack socket reports it, is 10.0.0.1. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}
