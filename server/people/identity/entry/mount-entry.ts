import { enterByLink } from '#people/identity/entry/enter-by-link.ts'
import { enterPage, worthlessEntryPage } from '#people/identity/entry/entry-page.copy.ts'
import { isProofGood } from '#people/identity/identity.queries.ts'
import type { Identity } from '#people/identity/identity.ts'
import { proofIdentifier } from '#people/identity/recovery/proof-token.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { plainPage } from '#platform/http/plain-page.ts'
import { type ClientAddress, clientAddressFrom } from '#platform/http/proxies/client-address.ts'

/** Characters kept of what a browser calls itself. */
const userAgentLengthMax = 200

/**
 * Mounts `/api/enter`, where the letter of a purchase leads: a GET shows a button, and its POST
 * signs in. The link is the proof, whoever sends it.
 */
export function mountEntry(
  identity: Identity,
  { trustedProxies }: { trustedProxies: readonly string[] },
): Mount {
  const clientAddress = clientAddressFrom(trustedProxies)
  const isHttps = identity.publicUrl.startsWith('https:')
  const linkOf = (c: EdgeContext): string => c.req.query('token') ?? ''
  const worthless = (): Response => plainPage(worthlessEntryPage, { status: 404, isHttps })
  return (app, answers) => {
    app.get('/api/enter', async (c) => {
      const identifier = proofIdentifier('entry', linkOf(c))
      const now = identity.clock.now()
      const isGood = await asSystem(identity.db, (tx) => isProofGood(tx, identifier, now))
      return isGood ? plainPage(enterPage, { status: 200, isHttps }) : worthless()
    })
    app.post('/api/enter', async (c) => {
      // A foreign page must not sign its visitors into an account of its own.
      if (c.req.header('sec-fetch-site') === 'cross-site') return worthless()
      const entry = await enterByLink(identity, linkOf(c), visitorOf(c, clientAddress))
      if (entry.kind === 'worthless') return worthless()
      const headers = new Headers()
      if (entry.kind === 'session') {
        headers.append('set-cookie', identity.cookie.write(entry.token))
        headers.append('set-cookie', identity.deviceCookie.write(entry.email))
      }
      const location = entry.kind === 'session' ? '/dashboard' : '/login'
      return answers.json({ status: 303, body: undefined, headers: { location } }, headers)
    })
  }
}

function visitorOf(
  c: EdgeContext,
  clientAddress: ClientAddress,
): { ip: string; userAgent: string } {
  const { headers } = c.req.raw
  const address = c.env?.incoming?.socket.remoteAddress
  return {
    ip: clientAddress(address, headers.get('x-forwarded-for')),
    userAgent: (headers.get('user-agent') ?? '').slice(0, userAgentLengthMax),
  }
}
