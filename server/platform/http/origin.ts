import { isIP } from 'node:net'

const loopbackNames = new Set(['localhost', '[::1]', '::1'])

/** Whether `host` (a name or an address, with or without a port) names this very machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (loopbackNames.has(name) || loopbackNames.has(host)) return true
  return isIP(name) === 4 && name.startsWith('127.')
}

const forwardingNames = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
])

/** Whether somebody handed this request on: the one who sent it may be anywhere. */
export function isForwarded(headers: Headers): boolean {
  for (const name of headers.keys()) {
    if (forwardingNames.has(name) || name.startsWith('x-forwarded')) return true
  }
  return false
}

/**
 * Tells whether a state-changing call comes from our own pages: its `Origin` is the public address
 * or, on loopback, the address that was called. A name that merely resolves to loopback is not
 * one, or a foreign page could rebind its name to us.
 */
export function isOwnOrigin(headers: Headers, publicUrl: string | null): boolean {
  const origin = headers.get('origin')
  if (!origin) return false
  if (publicUrl && origin === new URL(publicUrl).origin) return true
  const host = headers.get('host')
  return host !== null && isLoopbackHost(host) && origin === `http://${host.toLowerCase()}`
}
