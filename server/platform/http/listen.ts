import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { EdgeEnv } from '#platform/http/edge.ts'

/** A server that takes requests. */
export interface Listening {
  /** The port it got; differs from the asked one when that was 0. */
  port: number
  /**
   * Takes no more requests and waits for those under way, at most `graceMs`, then cuts them.
   * Event streams must have been closed before.
   */
  close(graceMs?: number): Promise<void>
}

/** Opens the port; rejects with Node's own error (`EADDRINUSE`, `EACCES`) when it cannot. */
export function listen(
  app: Hono<EdgeEnv>,
  address: { host: string; port: number },
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      // A client that dribbles its request must not hold a connection for long.
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server // the adapter makes node:http's, unless it is given another's
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address.port, address.host, () => {
      server.off('error', reject)
      const { port } = server.address() as AddressInfo // listening on a port, not on a socket
      resolve({ port, close: (graceMs = 10_000) => closeServer(server, graceMs) })
    })
  })
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    // A connection that was busy becomes idle, and would then wait for a next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweep)
      resolve()
    })
  })
}
