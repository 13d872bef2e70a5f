import { findOwnMessage } from '#backoffice/campaigns/campaigns.store.ts'
import { openPath, readLink } from '#backoffice/campaigns/open-link.ts'
import { keepOpened } from '#backoffice/campaigns/sends.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { Mount } from '#platform/http/edge.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** Mounts where letters of campaigns lead: counts that it was opened, and goes on from there. */
export function mountLinks(parts: { db: Database; clock: Clock; key: SecretKey }): Mount {
  const { db, clock, key } = parts
  return (app) => {
    app.get(`${openPath}/:token`, async (c) => {
      const link = readLink(key, c.req.param('token'))
      if (!link) return c.redirect('/')
      const { userId, campaignId } = link
      // A HEAD is a program that looks where the link leads.
      const isOpened = c.req.method === 'GET'
      const path = await asUser(db, userId, async (tx) => {
        if (isOpened) await keepOpened(tx, { userId, campaignId, at: clock.now() })
        return (await findOwnMessage(tx, campaignId))?.content.path
      })
      c.header('cache-control', 'no-store')
      return c.redirect(path ?? '/')
    })
  }
}
