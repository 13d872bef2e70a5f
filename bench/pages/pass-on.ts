import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers with these scripts of ours, by path; everything else is the product's. */
export interface Passage {
  url: string
  stop(): void
}

/**
 * Stands before the product and passes everything on as it is. A browser that is told to intercept
 * keeps no file, so a page could not be emptied there without slowing it down; through two of
 * these both pages come the same way.
 */
export async function passOn(
  productUrl: string,
  instead: ReadonlyMap<string, string>,
): Promise<Passage> {
  const server = createServer((asked, answer) => {
    const own = instead.get(asked.url ?? '')
    if (own !== undefined) {
      const cache = 'public, max-age=31536000, immutable'
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': cache }).end(own)
      return
    }
    const { method, headers } = asked
    const passed = request(productUrl + asked.url, { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
