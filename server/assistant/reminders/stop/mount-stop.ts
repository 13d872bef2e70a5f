import { createHash } from 'node:crypto'
import { readStop, stopPath } from '#assistant/reminders/stop/stop-link.ts'
import {
  askPage,
  stoppedPage,
  stopStyle,
  unknownPage,
} from '#assistant/reminders/stop/stop-page.copy.ts'
import { readWishes, saveWishes } from '#assistant/reminders/wishes.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { Mount } from '#platform/http/edge.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

const styleHash = createHash('sha256').update(stopStyle).digest('base64')
const policy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; ` +
  "frame-ancestors 'none'"

/**
 * Mounts where letters lead whoever wants no more of them. The link is the proof: the POST comes
 * from mail programs (RFC 8058), without cookies and without an Origin. A GET only asks.
 */
export function mountStop(parts: {
  db: Database
  clock: Clock
  key: SecretKey
  publicUrl: string
}): Mount {
  const isHttps = parts.publicUrl.startsWith('https:')
  const answer = (status: number, html: string): Response =>
    new Response(html, {
      status,
      headers: {
        ...securityHeaders({ isHttps }),
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      },
    })
  return (app) => {
    app.get(`${stopPath}/:token`, (c) => {
      const stop = readStop(parts.key, c.req.param('token'))
      return stop ? answer(200, askPage(stop.kind)) : answer(404, unknownPage())
    })
    app.post(`${stopPath}/:token`, async (c) => {
      const stop = readStop(parts.key, c.req.param('token'))
      if (!stop) return answer(404, unknownPage())
      const { userId, kind } = stop
      const at = parts.clock.now()
      await asUser(parts.db, userId, async (tx) => {
        const { channels, quiet } = await readWishes(tx, userId)
        const left = channels[kind].filter((channel) => channel !== 'email')
        await saveWishes(tx, { userId, at, quiet, channels: { ...channels, [kind]: left } })
      })
      return answer(200, stoppedPage(kind))
    })
  }
}
