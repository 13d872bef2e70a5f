import type { Hono } from 'hono'
import { StartFailure } from '#platform/boot/start-failure.ts'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { type Listening, listen } from '#platform/http/listen.ts'

/**
 * Listens, or says in words why it cannot.
 *
 * @throws StartFailure when the port is taken or the address is not ours.
 */
export async function openPort(
  http: Hono<EdgeEnv>,
  address: { host: string; port: number },
): Promise<Listening> {
  try {
    return await listen(http, address)
  } catch (cause) {
    const reason = reasonOf(cause as NodeJS.ErrnoException, address)
    throw new StartFailure(reason, { cause })
  }
}

/** What to open in a browser of this machine. */
export function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function reasonOf(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken: end the program that uses it, or set PORT`
    case 'EACCES':
      return `port ${port} needs more rights than this user has: set PORT to 1024 or above`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is not an address of this machine`
    default:
      return `cannot listen on ${host}, port ${port}: ${message}`
  }
}
