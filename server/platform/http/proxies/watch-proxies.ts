import { isLoopbackHost } from '#platform/http/origin.ts'
import type { Log } from '#platform/log/log.ts'

const advice = 'set TRUSTED_PROXIES to the proxy in front, or everybody counts as one address'

/**
 * Warns of a proxy that nobody named: with it every limit that counts by address counts all people
 * together. Once at the start, where the public address makes one likely, and once when a request
 * says that it was handed on.
 *
 * @returns Looks at one request.
 */
export function watchProxies(parts: {
  publicUrl: string | null
  trustedProxies: readonly string[]
  log: Pick<Log, 'warn'>
}): (headers: Headers) => void {
  const { publicUrl, trustedProxies, log } = parts
  if (trustedProxies.length > 0) return () => undefined
  if (publicUrl !== null && !isLoopbackHost(new URL(publicUrl).host)) {
    log.warn('PUBLIC_URL is set and TRUSTED_PROXIES is not', { advice })
  }
  let isTold = false
  return (headers) => {
    // Each request passes here: two look-ups, and none once it was told.
    if (isTold || !(headers.has('x-forwarded-for') || headers.has('forwarded'))) return
    isTold = true
    log.warn('a proxy hands requests on and TRUSTED_PROXIES is not set', { advice })
  }
}
