import { createHash } from 'node:crypto'
import type { Database } from '#platform/db/database.ts'
import type { Mount } from '#platform/http/edge.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { assertFromHere } from '#simulators/from-here.ts'
import {
  mailboxPage,
  mailboxStyle,
  mailPage,
  missingMailPage,
} from '#simulators/mailbox/mailbox.copy.ts'
import { findMail, listMails } from '#simulators/mailbox/mailbox.store.ts'

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64')
const policy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; ` +
  "frame-ancestors 'none'"

/**
 * Mounts `GET /simulador/email`: every mail that a person would have got, links and all. Whoever
 * reads it can take any account over, so it is mounted only while simulators are allowed and no
 * mail server is configured, and it answers this machine alone.
 */
export function mountMailbox(parts: { db: Database }): Mount {
  return (app) => {
    app.use('/simulador/email/*', (c, next) => {
      assertFromHere(c.req.raw.headers)
      return next()
    })
    app.get('/simulador/email', async () => answer(200, mailboxPage(await listMails(parts.db))))
    app.get('/simulador/email/:id', async (c) => {
      const mail = await findMail(parts.db, c.req.param('id'))
      return mail ? answer(200, mailPage(mail)) : answer(404, missingMailPage())
    })
  }
}

function answer(status: number, html: string): Response {
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders({ isHttps: false }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // A link in a mail carries a token that no other page should be told.
      'referrer-policy': 'no-referrer',
    },
  })
}
