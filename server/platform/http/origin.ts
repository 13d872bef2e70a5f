const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Whether `host` (a name with or without a port) names this very machine. */
export function isLoopbackHost(host: string): boolean {
  return loopbackNames.has(host.replace(/:\d+$/, '').toLowerCase()) || loopbackNames.has(host)
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
