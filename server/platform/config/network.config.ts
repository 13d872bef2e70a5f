import { z } from 'zod'
import { networks, oneOf, origin, text, wholeNumber } from '#platform/config/fields.ts'
import { optional, set } from '#platform/config/variable.ts'
import { isLoopbackHost } from '#platform/http/origin.ts'

/** Where the server listens, and who may come. */
export const networkVariables = z.object({
  HOST: set(
    'The address to listen on. Only loopback by default; 0.0.0.0 opens it to the network.',
    '127.0.0.1',
    text(),
  ),
  PORT: set('The port to listen on; 0 takes a free one.', '3000', wholeNumber(0, 65_535)),
  PUBLIC_URL: optional(
    'The address people type. Needed as soon as it is not the loopback address itself.',
    origin,
  ),
  TRUSTED_PROXIES: optional(
    'Addresses or ranges of your own proxies, whose X-Forwarded-For is believed. Needed behind one.',
    networks,
  ),
  SIMULATORS: set(
    'Stand-ins for providers that are not set up: on, off, or auto (while HOST and PUBLIC_URL are ' +
      'loopback). Whoever reaches them can enter every account.',
    'auto',
    oneOf('auto', 'on', 'off'),
  ),
})

export const networkSettings = networkVariables.transform((given) => ({
  host: given.HOST,
  port: given.PORT,
  /** An origin without a path; null means that only loopback is served. */
  publicUrl: given.PUBLIC_URL,
  /** Addresses or CIDR ranges; empty means that `X-Forwarded-For` is never believed. */
  trustedProxies: given.TRUSTED_PROXIES ?? [],
  /** Whether simulators may stand in for providers that are not configured. */
  hasSimulators:
    given.SIMULATORS === 'auto'
      ? isOnLoopback(given.HOST, given.PUBLIC_URL)
      : given.SIMULATORS === 'on',
  /** Somebody asked for them, whoever may reach this server. */
  areSimulatorsForced: given.SIMULATORS === 'on',
}))

/** Behind a proxy of the same machine HOST is loopback too; then the public address tells. */
function isOnLoopback(host: string, publicUrl: string | null): boolean {
  return isLoopbackHost(host) && (publicUrl === null || isLoopbackHost(new URL(publicUrl).host))
}
